import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Tabs, type TabsProps, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  parameters: {
    guidance: {
      use: 'A few views of one thing, of which only one matters at a time: the panels of the admin dashboard.',
      avoid:
        'Steps that follow one another are screens; what people want to compare stands side by side in a `Table`; two ways to see one thing are a `SegmentedControl`; what leads to another page is a link.',
      accessibility: [
        'The arrow keys move between the tabs, and Tab goes on to the panel.',
        'With `manual` an arrow only goes to a tab and Enter shows it: for tabs that change the address or that may ask something first.',
      ],
      do: {
        words: 'Name each tab with one or two nouns.',
        shown: () => (
          <Tabs
            label="Account"
            value="login"
            onChange={() => {}}
            tabs={[
              { value: 'login', label: 'Login', content: 'For those who have an account.' },
              { value: 'register', label: 'Register', content: '' },
            ]}
          />
        ),
      },
      dont: {
        words: 'Put what everybody needs into the second tab.',
        shown: () => (
          <Tabs
            label="Order"
            value="one"
            onChange={() => {}}
            tabs={[
              { value: 'one', label: 'Step 1', content: 'First your name …' },
              { value: 'two', label: 'Step 2', content: '' },
            ]}
          />
        ),
      },
    },
  },
  args: {
    label: 'Login or register',
    value: 'login',
    onChange: fn(),
    tabs: [
      { value: 'login', label: 'Login', content: <Text>Welcome back.</Text> },
      { value: 'register', label: 'Register', content: <Text>Nice to meet you.</Text> },
    ],
  },
  render: function Stateful({ value, onChange, ...args }: TabsProps<string>) {
    const [shown, setShown] = useState(value ?? 'login');
    return (
      <Tabs
        {...args}
        value={shown}
        onChange={(next) => {
          setShown(next);
          onChange?.(next);
        }}
      />
    );
  },
});

export const Default = meta.story();

Default.test('a press shows the tab’s panel', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent(
    'Nice to meet you.',
  );
});

Default.test('the arrow keys move between the tabs', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Register' })).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith('register');
});

/** Passing by changes nothing: only Enter or Space does. */
export const Manual = meta.story({ args: { manual: true }, tags: ['!visual'] });

Manual.test('the arrow keys only go to a tab', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Register' })).toHaveFocus();
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('register');
});

export const Disabled = meta.story({ args: { disabled: true } });

/** Torture: more tabs than fit in a row. */
export const ManyTabs = meta.story({
  args: {
    value: 'orders',
    tabs: ['payment settings', 'web development', 'hosting', 'orders', 'accounts', 'templates'].map(
      (label) => ({ value: label.replace(' ', '-'), label, content: <Text>{label}</Text> }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

ManyTabs.test('no tab moves when another one is chosen', async ({ canvas, userEvent }) => {
  const places = () =>
    canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().toJSON());
  const before = places();
  await userEvent.click(canvas.getByRole('tab', { name: 'web development' }));
  await expect(places()).toEqual(before);
});
