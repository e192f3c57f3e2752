import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Button, HoverCard, Stack, Text } from '#src/design-system/index.ts';
import { checkHoverDelays } from '../../interactions';

const meta = preview.meta({
  title: 'Design system/Overlays/HoverCard',
  component: HoverCard,
  parameters: {
    guidance: {
      use: 'A few links or buttons behind one button in a small space, such as the account in the header. Keep it to two or three choices.',
      avoid:
        'For a form use a `Dialog`, for navigation on a narrow screen a `DisclosureMenu`. Explanations belong on the page. Do not put the only link to an important page into it.',
      accessibility:
        'A tap, a click, Enter and Space open it too, and keep it open. Its content follows the trigger in the tab order. Escape closes it and the trigger keeps the focus.',
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

Closed.test(
  'opens on Enter, with its content next in the tab order',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
  },
);

Closed.test(
  'opens after the mouse has hovered for 700 ms and closes 300 ms after it left',
  ({ canvas, userEvent }) =>
    checkHoverDelays({
      trigger: canvas.getByRole('button', { name: 'Account' }),
      content: canvas.getByText('Login'),
      delays: [700, 300],
      userEvent,
    }),
);

export const OwnDelays = meta.story({
  args: { openDelay: 150, closeDelay: 60 },
  tags: ['!dev', '!autodocs', '!visual'],
});

OwnDelays.test('opens and closes after its own delays', ({ canvas, userEvent }) =>
  checkHoverDelays({
    trigger: canvas.getByRole('button', { name: 'Account' }),
    content: canvas.getByText('Login'),
    delays: [150, 60],
    userEvent,
  }),
);

Closed.test(
  'stays open after a press when the mouse leaves, and closes on the second press',
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

Closed.test('calls onApproach when the trigger gets the focus', async ({ args, userEvent }) => {
  await userEvent.tab();
  await expect(args.onApproach).toHaveBeenCalled();
});

Closed.test(
  'closes when an item is chosen, with the focus on the trigger',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByText('Login')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  },
);
