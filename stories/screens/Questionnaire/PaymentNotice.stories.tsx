import { expect } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { Stack } from '#src/design-system/index.ts';
import { PaymentNotice, paymentStates } from '#src/screens/Questionnaire/PaymentNotice.tsx';

const meta = preview.meta({
  title: 'Screens/Questionnaire/PaymentNotice',
  component: PaymentNotice,
  decorators: [withApp, inColumn('44rem')],
  parameters: { backend: {} },
});

/** The payment page is open in another tab. */
export const Default = meta.story();

/** The visitor has returned from the payment page. While nothing is known, there is no notice. */
export const Variants = meta.story({
  render: () => (
    <Stack gap="sm">
      {paymentStates.map((payment) => (
        <PaymentNotice key={payment} payment={payment} />
      ))}
    </Stack>
  ),
});

Variants.test('tells what to do without a confirmation', async ({ canvas }) => {
  await expect(
    canvas.getByText('The payment provider has not confirmed your payment'),
  ).toBeVisible();
  await expect(canvas.getByText(/a mail follows as soon as it is confirmed/)).toBeVisible();
});
