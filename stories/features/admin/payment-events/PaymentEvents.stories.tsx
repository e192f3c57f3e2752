import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildPaymentEvent, buildPaymentEvents } from '#mocks/factories/paymentEvents.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { PaymentEvents } from '#src/features/admin/payment-events/PaymentEvents.tsx';
import { pages } from '#src/pages.ts';
import { findToast } from '../../../toasts';
import { showsAlert } from '../../loading/loadables';

const owner = { adminSession: true as const, connected: true };
const unread = buildPaymentEvent();
const waiting = buildPaymentEvent({
  id: 'evt_2',
  type: 'charge.refunded',
  problem: 'Its payment is not known yet.',
  receivedAt: '2026-03-02T09:05:00.000Z',
  isWaiting: true,
});
const notJson = buildPaymentEvent({
  id: 'c0ffee12'.repeat(8),
  type: '',
  problem: 'It is not JSON.',
});

/** Opens the row of the refund. */
async function openRefund() {
  await userEvent.click(await screen.findByText('Charge refunded'));
}

const meta = preview.meta({
  title: 'Owner/Payment events/PaymentEvents',
  component: PaymentEvents,
  parameters: {
    ...wholePage,
    route: { path: pages.adminPaymentEvents.href },
    backend: {
      ...owner,
      paymentEvents: buildPaymentEvents({
        events: [unread, waiting, notJson],
        refused: { malformed: 1, wrong: 12, old: 0, future: 3 },
      }),
    },
  },
});

/** Events that could not be read or wait, and refused signatures. */
export const Default = meta.story({
  play: openRefund,
  tags: ['all-widths'],
});

Default.test('has what to do about refused signatures, and no cause without any', async (story) => {
  const { canvas } = story;
  await expect(canvas.getByText(/^12 with a wrong signature/)).toBeVisible();
  await expect(canvas.getByText(/^3 more than five minutes ahead/)).toBeVisible();
  await expect(canvas.queryByText(/five minutes old/)).not.toBeInTheDocument();
});

Default.test('tries an event again, and focuses the heading', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again Charge refunded evt_2' }));
  await findToast('Tried again', 'What is still not known stays in this list.');
  await waitFor(() => expect(canvas.queryByText('Charge refunded')).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

/** A refund has arrived just before its payment. */
export const JustArrived = meta.story({
  parameters: {
    backend: {
      ...owner,
      paymentEvents: buildPaymentEvents({
        events: [{ ...waiting, receivedAt: new Date().toISOString() }],
      }),
    },
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing waits for you');
  },
});

/** No event has arrived, as without a secret. */
export const Empty = meta.story({
  parameters: {
    backend: { ...owner, paymentEvents: buildPaymentEvents({ lastEvent: null }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No event has arrived yet.');
  },
});

export const BrowserMode = meta.story({
  parameters: { backend: { adminSession: true, connected: false } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Payment events need the server');
  },
});

export const Loading = meta.story({
  parameters: { backend: { hang: ['connected.paymentEvents.read'] } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Reading the payment events …');
  },
});

export const Failed = meta.story({
  parameters: {
    backend: { fail: { 'connected.paymentEvents.read': new BackendError('unavailable') } },
  },
  tags: ['!visual'],
  play: showsAlert,
});
