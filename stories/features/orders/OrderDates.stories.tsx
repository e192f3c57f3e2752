import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildCustomerPlan } from '#mocks/factories/customerOrder.ts';
import { OrderDates } from '#src/features/orders/OrderDates.tsx';

const meta = preview.meta({
  title: 'Features/Orders/OrderDates',
  component: OrderDates,
  tags: ['!visual'],
  args: { order: buildCustomerPlan() },
});

export const Default = meta.story();

Default.test('has the next payment', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('Next payment on 16 March 2026.');
});

export const Overdue = meta.story({
  args: { order: buildCustomerPlan({ status: 'Payment overdue' }) },
});

Overdue.test('has the day that was missed', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('Payment missing since 16 March 2026.');
});

const endsOn = '2026-04-16T10:12:00.000Z';

/** A plan that ends after another payment. */
export const Ending = meta.story({
  args: { order: buildCustomerPlan({ status: 'Ending', endsOn }) },
});

Ending.test('has the last day as well', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(
    'Next payment on 16 March 2026. Ends on 16 April 2026.',
  );
});

export const Ended = meta.story({
  args: { order: buildCustomerPlan({ status: 'Ended', nextPayment: null, endsOn }) },
});

Ended.test('has the day on which it ended', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^Ended on 16 April 2026\./);
});
