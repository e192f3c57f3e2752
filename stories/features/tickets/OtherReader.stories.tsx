import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OtherReader } from '#src/features/tickets/OtherReader.tsx';
import { pages } from '#src/pages.ts';

const meta = preview.meta({
  title: 'Features/Tickets/OtherReader',
  component: OtherReader,
  args: {
    subject: 'order' as const,
    children: 'Only its account can read it, or a customer with the whole link.',
    signedIn: true,
    onLogin: fn(),
    ownersHref: `${pages.adminOrders.href}/ORD-0001`,
  },
});

/** A customer of another account. */
export const Default = meta.story();

Default.test('leads the owner to it', async ({ args, canvas }) => {
  const link = canvas.getByRole('link', { name: 'in the admin area' });
  await expect(link).toHaveAttribute('href', args.ownersHref);
});

export const SignedOut = meta.story({
  args: { subject: 'ticket', signedIn: false, ownersHref: undefined },
});

SignedOut.test('opens the login', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onLogin).toHaveBeenCalledOnce();
});
