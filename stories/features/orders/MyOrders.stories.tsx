import { expect, within } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCustomerOrder, buildCustomerPlan } from '#mocks/factories/customerOrder.ts';
import { business } from '#src/content/business.ts';
import { MyOrders } from '#src/features/orders/MyOrders.tsx';

const ticket = { id: 'web-1', title: 'Web Design Project: Harrow & Sons Joinery' };

const meta = preview.meta({
  title: 'Features/Orders/MyOrders',
  component: MyOrders,
  decorators: [withApp, inColumn('38rem')],
  args: {
    orders: [
      buildCustomerPlan({ id: 'ord_3', status: 'Payment overdue' }),
      buildCustomerPlan(),
      buildCustomerOrder({ ticket }),
      buildCustomerOrder({ id: 'ord_4', status: 'Refunded' }),
    ],
  },
  parameters: { backend: {} },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const order = within(canvas.getByText(/^Our turn/).closest('li') as HTMLElement);
    const hrefs = order.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/orders/ord_101', '/account/tickets/web-1']);
    const payments = canvas.getByRole('link', { name: /^Manage payment/ });
    await expect(payments).toHaveAttribute('href', business.customerPortal);
    await expect(canvas.getByText(/^Your turn/).closest('li')).toContainElement(payments);
  },
});

export const One = meta.story({
  args: { orders: [buildCustomerOrder({ ticket })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ordered on 16 February 2026.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Manage payment/ })).not.toBeInTheDocument();
  },
});

const long = 'Llanfairpwllgwyngyll'.repeat(4);

/** Words without a break. */
export const Torture = meta.story({
  args: {
    orders: [
      buildCustomerOrder({
        service: long,
        amount: '£999,999.99',
        status: long,
        ticket: { id: 'web-1', title: long },
      }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
