import { expect, fn } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { GUEST_TOKEN } from '#mocks/connectedMethods.ts';
import { OrderLink } from '#src/screens/Orders/OrderLink.tsx';

const meta = preview.meta({
  title: 'Screens/Orders/OrderLink',
  component: OrderLink,
  decorators: [withApp, inColumn('44rem')],
  tags: ['!visual'],
  args: { link: `https://hollin.example/orders/ord_101#order=${GUEST_TOKEN}` },
  parameters: { backend: {} },
});

export const Default = meta.story({ args: { onRegister: fn() } });

Default.test('offers an account', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onRegister).toHaveBeenCalledOnce();
});

/** The customer is signed in. */
export const SignedIn = meta.story({ args: { onClaim: fn() } });

SignedIn.test('adds the order, and shows no link', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add this order to my account' }));
  await expect(args.onClaim).toHaveBeenCalledOnce();
  await expect(canvas.queryByText(new RegExp(GUEST_TOKEN))).not.toBeInTheDocument();
});

export const Claiming = meta.story({ args: { onClaim: fn(), claiming: true } });
