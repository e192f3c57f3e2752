import { expect, fn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import {
  buildCustomerOrder,
  buildCustomerPlan,
  buildPurchase,
} from '#mocks/factories/customerOrder.ts';
import { PaymentReturn } from '#src/screens/Questionnaire/PaymentReturn.tsx';

const meta = preview.meta({
  title: 'Screens/Questionnaire/PaymentReturn',
  component: PaymentReturn,
  decorators: [withApp, inColumn('44rem')],
  args: { session: 'cs_test_a1B2', hasForm: true, hasAccount: true, onPaid: fn() },
  parameters: { backend: { connected: true } },
});

/** The payment has arrived, and the questionnaire is below. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Your payment has arrived');
  },
});

Default.test('hands over what was bought', async ({ args }) => {
  await waitFor(() =>
    expect(args.onPaid).toHaveBeenCalledWith({
      ...buildPurchase(),
      next: { kind: 'package', state: 'questions', until: null },
    }),
  );
});

/** Hosting has no questionnaire. */
export const WithoutForm = meta.story({
  args: { hasForm: false },
  parameters: {
    backend: { purchase: buildPurchase({ packageId: null, next: buildCustomerPlan().next }) },
  },
  play: Default.input.play,
});

/** The questionnaire was sent before. */
export const Answered = meta.story({
  args: { hasForm: false },
  parameters: {
    backend: { purchase: buildPurchase({ isAnswered: true, next: buildCustomerOrder().next }) },
  },
  play: Default.input.play,
});

/** A guest or another account has sent the questionnaire. */
export const AnsweredByOther = meta.story({
  args: { hasForm: true },
  parameters: { backend: { purchase: buildPurchase({ isAnsweredByOther: true }) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/we cannot tell whether they are yours/);
  },
});

/** The payment provider has not told the server yet. */
export const Waiting = meta.story({
  args: { hasForm: false },
  parameters: { backend: { purchase: buildPurchase({ state: 'waiting', packageId: null }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your payment has not been confirmed yet');
  },
});

export const Loading = meta.story({
  parameters: { backend: { connected: true, faults: { 'POST /api/purchases': 'never' } } },
  tags: ['!visual'],
});

/** The server is away, and the page asks again. */
export const Failed = meta.story({
  parameters: {
    backend: {
      connected: true,
      faults: { 'POST /api/purchases': 'unreachable' },
    },
  },
  play: Waiting.input.play,
  tags: ['!visual'],
});
