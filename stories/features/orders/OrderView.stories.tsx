import { expect } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import {
  buildCredit,
  buildCustomerOrder,
  buildCustomerPlan,
  buildReceipt,
} from '#mocks/factories/customerOrder.ts';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { business } from '#src/content/business.ts';
import { OrderView } from '#src/features/orders/OrderView.tsx';

const paid = buildCustomerOrder({
  ticket: { id: 'web-1', title: 'Web Design Project: Harrow & Sons Joinery' },
});

const meta = preview.meta({
  title: 'Features/Orders/OrderView',
  component: OrderView,
  decorators: [withApp, inColumn('44rem')],
  args: { order: paid },
  parameters: { backend: {} },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^Our turn/ })).toHaveTextContent(
      'Our turn, until Wednesday: we read what you wrote, and reply',
    );
    await expect(canvas.getByRole('link', { name: 'Open the ticket' })).toHaveAttribute(
      'href',
      '/account/tickets/web-1',
    );
    await expect(canvas.queryByRole('link', { name: 'Manage payment' })).not.toBeInTheDocument();
  },
});

/** A package whose questionnaire nobody has sent. */
export const Unanswered = meta.story({
  args: { order: buildCustomerOrder({ unanswered: 'cs_live_1' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Paid. Your turn: eight questions' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute(
      'href',
      '/website-questionnaire?session_id=cs_live_1',
    );
  },
});

/** Paid in a way that takes a few days. */
export const Waiting = meta.story({
  args: {
    order: buildCustomerOrder({ status: 'Waiting for payment', paid: 0, receipts: [] }),
  },
});

export const PartlyRefunded = meta.story({
  args: {
    order: buildCustomerOrder({
      refunded: 5_000,
      money: { paid: 17_900, refunded: 5_000, lost: 0, state: 'partly-returned' },
      receipts: [buildCredit(), buildReceipt()],
    }),
  },
});

/** A plan that is paid each month. */
export const Plan = meta.story({
  args: { order: buildCustomerPlan() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Renews on 16 March 2026Your plan is running');
    await expect(canvasElement).toHaveTextContent('Next payment£4.79');
    const link = canvas.getByRole('link', { name: /^Manage payment/ });
    await expect(link).toHaveAttribute('href', business.customerPortal);
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const Overdue = meta.story({
  args: {
    order: buildCustomerPlan({
      status: 'Payment overdue',
      nextPayment: '2026-02-16T10:12:00.000Z',
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Your turn, since 16 February 2026: check the card that you pay with',
    );
  },
});

const endsOn = '2026-03-16T10:12:00.000Z';

export const Ending = meta.story({
  tags: ['!visual'],
  args: { order: buildCustomerPlan({ status: 'Ending', nextPayment: null, endsOn }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Your plan is cancelled, and runs until 16 March 2026',
    );
  },
});

export const Ended = meta.story({
  tags: ['!visual'],
  args: { order: buildCustomerPlan({ status: 'Ended', nextPayment: null, endsOn }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your plan ended on 16 March 2026');
    await expect(canvas.queryByRole('link', { name: /^Manage payment/ })).not.toBeInTheDocument();
  },
});

/** Money of the provider's test mode. */
export const TestOrder = meta.story({
  args: { order: buildCustomerOrder({ isTest: true, receipts: [] }) },
});

const link = `https://hollin.example/orders/ord_101#order=${GUEST_TOKEN}`;

/** A visitor has opened the link from the mail. */
export const Guest = meta.story({
  args: { order: buildCustomerOrder({ isOwn: false, unanswered: 'cs_live_1' }), link: { link } },
});

const long = 'Llanfairpwllgwyngyll'.repeat(6);

/** Long words, a status of another tool, and no currency that is known. */
export const Torture = meta.story({
  args: {
    order: buildCustomerOrder({
      service: long,
      amount: 'Paid in kind',
      status: `Escalated ${long}`,
      currency: null,
      ticket: { id: 'web-1', title: long },
    }),
  },
  globals: { viewport: { value: 'phone' } },
});
