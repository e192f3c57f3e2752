import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, HoverCard, Stack, Text } from '#src/design-system/index.ts';
import { checkHoverDelays } from '../../interactions';

const meta = preview.meta({
  title: 'Design system/Overlays/HoverCard',
  component: HoverCard,
  parameters: {
    guidance: {
      use: 'A few links or buttons behind one in a crowded place, such as the account in the header.',
      avoid:
        'Text that explains something stands on the page. A task with fields is a `Dialog`. Navigation on a narrow screen is a `DisclosureMenu`.',
      accessibility: [
        'Hovering is only one way in: a tap, a click, Enter and Space open it too, and keep it open.',
        'Its contents follow the trigger in the tab order. Escape closes it, and the focus stays with the trigger.',
      ],
      do: 'Keep it to two or three choices.',
      dont: 'Hide the only way to something important in it.',
    },
  },
  args: {
    trigger: 'Account',
    onApproach: fn(),
    children: (
      <Stack gap="xs">
        <Text size="small">Your orders in one place.</Text>
        <Button width="full">Login</Button>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
});

Closed.test('Enter opens it, and Tab leads into it', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
});

Closed.test(
  'the mouse opens it by resting on it for 700 ms, and closes it 300 ms after it has left',
  ({ canvas, userEvent }) =>
    checkHoverDelays({
      trigger: canvas.getByRole('button', { name: 'Account' }),
      content: canvas.getByText('Login'),
      delays: [700, 300],
      userEvent,
    }),
);

export const Impatient = meta.story({
  args: { openDelay: 150, closeDelay: 60 },
  tags: ['!visual'],
});

Impatient.test('takes other delays', ({ canvas, userEvent }) =>
  checkHoverDelays({
    trigger: canvas.getByRole('button', { name: 'Account' }),
    content: canvas.getByText('Login'),
    delays: [150, 60],
    userEvent,
  }),
);

Closed.test(
  'a press keeps it open when the mouse leaves, and a second one closes it',
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    const login = canvas.getByText('Login');
    await userEvent.click(trigger);
    await userEvent.unhover(trigger);
    await expect(login).toBeVisible();
    await userEvent.click(trigger);
    await expect(login).not.toBeVisible();
  },
);

Closed.test('it tells when the mouse or the focus comes near', async ({ args, userEvent }) => {
  await userEvent.tab();
  await expect(args.onApproach).toHaveBeenCalled();
});

Closed.test(
  'choosing something in it closes it and leaves the focus on the trigger',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByText('Login')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  },
);
