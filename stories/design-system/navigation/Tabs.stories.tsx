import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Button, Tabs, type TabsProps, Text } from '#src/design-system/index.ts';
import { expectInOneRow } from './tabRow';

const meta = preview.meta({
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  parameters: {
    guidance: {
      use: 'A few related panels, of which one is needed at a time: the panels of the admin dashboard. Name each tab with one or two nouns.',
      avoid:
        'Not for the steps of a task or for navigation. To compare use a `Table`, to switch a view a `SegmentedControl`.',
      accessibility:
        'The arrow keys move between the tabs; Tab moves to the panel. With `manual` the arrow keys only move the focus and Enter shows the panel: for tabs that change the URL or ask for confirmation.',
      pictures: {
        shows: 'Default',
        parts: [
          {
            at: 'above',
            selector: '[aria-selected="true"]',
            text: 'The shown tab, with a line below it.',
          },
          { at: 'end', selector: '[role="tablist"]', text: 'The row, on a hairline.' },
          { at: 'start', selector: '[role="tabpanel"] p', text: 'The panel of the shown tab.' },
        ],
        widths:
          'On a narrow screen the row scrolls sideways and fades at the edge where there are more tabs. On a wide screen all tabs are in view.',
        right: {
          sample: () => (
            <Tabs
              label="Admin"
              value="orders"
              tabs={[
                { value: 'orders', label: 'Orders', content: <Text>Three orders.</Text> },
                { value: 'accounts', label: 'Accounts', content: null },
              ]}
            />
          ),
          text: 'Panels of equal rank, named by a noun.',
        },
        wrong: {
          sample: () => (
            <Tabs
              label="Steps"
              value="one"
              tabs={[
                { value: 'one', label: '1. Fill in', content: <Text>Then go to tab 2.</Text> },
                { value: 'two', label: '2. Check and send', content: null },
              ]}
            />
          ),
          text: 'Steps have an order, and tabs have none.',
        },
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
    const [shown, setShown] = useState(value);
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

export const Default = meta.story({ parameters: { translated: true } });

Default.test('shows the panel of a pressed tab', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent(
    'Nice to meet you.',
  );
});

Default.test('moves between the tabs by arrow keys', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Register' })).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith('register');
});

Default.test('moves the focus by Tab to a panel of text', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('tabpanel', { name: 'Login' })).toHaveFocus();
});

/** The panels begin with a control, which Tab reaches from the tabs at once. */
export const BeginningWithControl = meta.story({
  args: {
    tabs: ['login', 'register'].map((value) => ({
      value,
      label: value,
      content: <Button>Begin</Button>,
      beginsWithControl: true,
    })),
  },
  tags: ['!visual'],
});

BeginningWithControl.test('has no panel as a tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Begin' })).toHaveFocus();
});

export const Manual = meta.story({ args: { manual: true }, tags: ['!visual'] });

Manual.test(
  'moves only the focus by arrow keys and shows the panel on Enter',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Register' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('register');
  },
);

export const Disabled = meta.story({ args: { disabled: true } });

/** More tabs than fit in the row. */
export const ManyTabs = meta.story({
  args: {
    value: 'orders',
    tabs: ['payment settings', 'web development', 'hosting', 'orders', 'accounts', 'templates'].map(
      (label) => ({ value: label.replace(' ', '-'), label, content: <Text>{label}</Text> }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

ManyTabs.test('shows the chosen tab in its one row', async ({ canvas }) => {
  await expectInOneRow(canvas.getAllByRole('tab'));
  // The observer of the row reports after the first paint.
  await waitFor(() => expect(canvas.getByRole('tablist')).toHaveAttribute('data-before'));
  await waitFor(() => expect(canvas.getByRole('tablist')).toHaveAttribute('data-after'));
});

ManyTabs.test('scrolls to the tab that the arrow keys reach', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('tab', { name: 'templates' })).toHaveFocus();
  await waitFor(() => expectInOneRow(canvas.getAllByRole('tab')));
});
