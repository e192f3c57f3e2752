import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { GuestTicket } from '#src/features/links/GuestTicket.tsx';

const meta = preview.meta({
  title: 'Features/Tickets/GuestTicket',
  component: GuestTicket,
  decorators: [inColumn('48rem')],
  args: {
    link: `https://hollin.example/account/tickets/web-1772443800000#guest=${GUEST_TOKEN}`,
    onMail: fn<(email: string) => Promise<void>>(),
  },
});

export const Default = meta.story({ args: { onRegister: fn() } });

Default.test('offers an account', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register, and you need no link' }));
  await expect(args.onRegister).toHaveBeenCalledOnce();
});

/** The guest has signed in. */
export const SignedIn = meta.story({ args: { onClaim: fn() } });

SignedIn.test('adds the ticket to the account', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add this ticket to my account' }));
  await expect(args.onClaim).toHaveBeenCalledOnce();
});

/** The link to an order has come by mail. */
export const Order = meta.story({
  args: { subject: 'order', onRegister: fn() },
  render: ({ onMail, ...args }) => <GuestTicket {...args} />,
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy the link to this page' });
    await expect(copy.getBoundingClientRect().height).toBe(44);
    await expect(canvas.queryByText(new RegExp(GUEST_TOKEN))).not.toBeInTheDocument();
  },
});

export const Claiming = meta.story({
  args: { onClaim: fn(), claiming: true },
});

Claiming.test('is not added twice', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add this ticket to my account' }));
  await expect(args.onClaim).not.toHaveBeenCalled();
});
