import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { createConnectedStoryBackend } from '#mocks/createStoryBackend.ts';
import { buildAdminOrder, buildSubscription } from '#mocks/factories/adminOrder.ts';
import type { AdminOrder } from '#src/domain/adminOrders.ts';
import { entryHref } from '#src/features/admin/kinds/hrefs.ts';
import { Order } from '#src/features/admin/orders/Order.tsx';
import { findToast } from '../../../toasts';

const owner = { adminSession: true as const, connected: true };

const meta = preview.meta({
  title: 'Owner/Orders/Order',
  component: Order,
  tags: ['!visual'],
  args: { id: 'ord_101', orders: createConnectedStoryBackend().connected.orders },
  parameters: {
    ...wholePage,
    route: { path: entryHref('order', 'ord_101') },
    backend: { ...owner, adminOrders: [buildAdminOrder()] },
  },
});

/** The page of this order. */
const showing = (shown: AdminOrder) => ({
  parameters: {
    route: { path: entryHref('order', shown.order.id) },
    backend: { ...owner, adminOrders: [shown] },
  },
  play: async () => {
    await screen.findAllByText(shown.order.id);
  },
});

/** A package in progress, of a customer with an account and a ticket. */
export const Default = meta.story({
  ...showing(
    buildAdminOrder({
      account: { id: 'user-1', name: 'Ruth Harrow' },
      tickets: [
        { id: 'web-1', title: 'Web Design Project: Harrow & Sons Joinery', status: 'Open' },
      ],
    }),
  ),
  tags: ['visual', 'all-widths'],
});

Default.test('has the customer and the service in its heading and title', async ({ canvas }) => {
  const name = 'Ruth Harrow, Standard Website';
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(document.title).toMatch(/^Ruth Harrow, Standard Website/);
});

Default.test('leads to the account, the ticket and the history', async ({ canvas }) => {
  const links = {
    'Open the account': '/admin/accounts?search=ruth%40harrow-joinery.example',
    'Harrow & Sons Joinery': '/admin/tickets?ticket=web-1',
    'History of order ord_101': '/admin/history?kind=order&id=ord_101',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

Default.test('marks the tab of the orders', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

Default.test('is set to completed by hand', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Completed' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save Status' }));
  await findToast('Status saved');
  await waitFor(() => expect(canvas.getAllByText('Completed')).toHaveLength(2));
});

Default.test('sends a new link to the right email', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Correct the email'));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Right email' }), 'ruth@new.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Email' }));
  await findToast('Email corrected', 'Mails about it go to ruth@new.example.');
  await canvas.findByRole('link', { name: 'ruth@new.example' });
});

/** An order by hand, whose money the owner corrects. */
export const ByHand = meta.story({
  ...showing(buildAdminOrder({ order: { source: 'hand', link: null } })),
  tags: ['visual', 'all-widths'],
});

ByHand.test('notes a refund with its day and its reason', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Correct this order'));
  await userEvent.click(canvas.getByRole('button', { name: 'Note Refund' }));
  await canvas.findByText('Please say why');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '50');
  await userEvent.type(canvas.getByLabelText('Day'), '2026-02-20');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'No shop');
  await userEvent.click(canvas.getByRole('button', { name: 'Note Refund' }));
  await findToast('Order corrected');
  await canvas.findByText(', No shop');
});

ByHand.test('is voided with a reason alone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Correct this order'));
  await userEvent.click(canvas.getByRole('radio', { name: 'Void' }));
  await expect(canvas.queryByLabelText('Day')).not.toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Void Order' })).toBeVisible();
});

export const Subscription = meta.story({ ...showing(buildSubscription()), tags: ['visual'] });

Subscription.test('has its next payment, and no status by hand', async ({ canvas }) => {
  await expect(canvas.getByText('Next payment').nextElementSibling).toHaveTextContent(
    '16 March 2026, £4.79',
  );
  await expect(canvas.queryByRole('form', { name: 'Status' })).not.toBeInTheDocument();
});

export const Overdue = meta.story(
  showing(buildSubscription({ order: { status: 'Payment overdue' } })),
);

Overdue.test('has the payment that was missed', async ({ canvas }) => {
  await expect(canvas.getByText('Payment missed').nextElementSibling).toHaveTextContent(
    '16 March 2026',
  );
});

const ending = { nextPayment: null, endsOn: '2026-03-16T10:12:00.000Z' };

export const Ending = meta.story(
  showing(buildSubscription({ order: { ...ending, status: 'Ending' } })),
);

export const Ended = meta.story(
  showing(buildSubscription({ order: { ...ending, status: 'Ended' } })),
);

/** A delayed payment that has not succeeded yet. */
export const Waiting = meta.story(
  showing(
    buildAdminOrder({
      order: { status: 'Waiting for payment', paid: 0, byHand: false },
      payments: [],
      receipts: [],
    }),
  ),
);

Waiting.test('shows what is asked, and that nothing is paid', async ({ canvas }) => {
  await expect(canvas.getByText('Amount').nextElementSibling).toHaveTextContent('£179.00');
  await expect(canvas.getByText('Paid', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '£0.00',
  );
});

export const Refunded = meta.story(
  showing(
    buildAdminOrder({
      order: {
        status: 'Refunded',
        refunded: 17_900,
        money: { paid: 17_900, refunded: 17_900, lost: 0, state: 'returned' },
        byHand: false,
      },
      refunds: [
        { id: 're_1', amount: 17_900, status: 'succeeded', at: '2026-03-03T09:00:00.000Z' },
      ],
    }),
  ),
);

/** One refund went back, one has failed. */
export const PartlyRefunded = meta.story({
  ...showing(
    buildAdminOrder({
      order: {
        refunded: 5_000,
        money: { paid: 17_900, refunded: 5_000, lost: 0, state: 'partly-returned' },
      },
      refunds: [
        { id: 're_1', amount: 5_000, status: 'succeeded', at: '2026-03-03T09:00:00.000Z' },
        { id: 're_2', amount: 2_000, status: 'failed', at: '2026-03-03T09:00:00.000Z' },
      ],
    }),
  ),
  tags: ['visual'],
});

PartlyRefunded.test('is still in progress', async ({ canvas }) => {
  await expect(canvas.getByText('£50 of £179 refunded')).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'In Progress' })).toBeChecked();
});

/** Two units with a setup fee, and all that the checkout has asked. */
export const Units = meta.story({
  ...showing(
    buildSubscription({
      order: {
        quantity: 2,
        lines: [
          { description: 'Basic Hosting (monthly)', quantity: 2, amount: 958 },
          { description: 'Setup', quantity: 1, amount: 5_000 },
        ],
        business: 'Harrow Pottery Ltd',
        phone: '+44 1422 000000',
        answers: [{ label: 'Your domain', value: 'harrow.example' }],
        unknownState: 'suspended',
      },
    }),
  ),
  tags: ['visual'],
});

Units.test('has its lines and answers', async ({ canvas }) => {
  await expect(canvas.getByText('2 units')).toBeVisible();
  await expect(canvas.getByText('harrow.example')).toBeVisible();
});

const disputed = (status: string, orderStatus: string) =>
  buildAdminOrder({
    order: { status: orderStatus, byHand: false },
    disputes: [{ id: 'du_1', amount: 17_900, status, dueBy: '2026-03-09T23:59:59.000Z' }],
  });

export const Disputed = meta.story({
  ...showing(disputed('needs_response', 'Disputed')),
  tags: ['visual'],
});

Disputed.test('has its deadline', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Answer by 9 March, or lose £179' });
  await expect(link).toHaveAttribute('href', 'https://dashboard.stripe.com/disputes');
  await expect(
    canvas.getByRole('region', { name: /^Your turn, .* 9 March 2026: answer the dispute$/ }),
  ).toBeVisible();
  await expect(canvas.getByText(/^Needs your answer/).closest('td')).toHaveTextContent(
    'Needs your answer by 9 March 2026',
  );
});

Disputed.test(
  'begins with it, 64 px high on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Answer by 9 March/ });
    // The notice is around its icon and its content, which begins with the title.
    const notice = link.closest('p')?.parentElement?.parentElement;
    await expect(Math.round(notice?.getBoundingClientRect().height ?? 0)).toBe(64);
  },
);

/** A dispute without a deadline in the provider's test mode, whose dashboard is apart. */
export const TestDispute = meta.story(
  showing(
    buildAdminOrder({
      order: { mode: 'test', status: 'Disputed', byHand: false },
      disputes: [{ id: 'du_1', amount: 17_900, status: 'needs_response', dueBy: null }],
    }),
  ),
);

TestDispute.test('leads to the test dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Answer, or lose £179' })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/test/disputes',
  );
});

export const Inquiry = meta.story(showing(disputed('warning_needs_response', 'Inquiry')));

Inquiry.test('is no dispute yet, and has its deadline', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /^Inquiry/ })).toHaveTextContent(
    'Needs your answer by 9 March 2026',
  );
});

export const DisputeLost = meta.story(showing(disputed('lost', 'Dispute lost')));

DisputeLost.test('has no deadline', async ({ canvas }) => {
  await expect(canvas.getByText('Lost')).toBeVisible();
  await expect(canvas.queryByText(/9 March/)).not.toBeInTheDocument();
});

/** The payment came through a link that no product has. */
export const Unassigned = meta.story({
  ...showing(buildAdminOrder({ order: { service: 'Unassigned', product: null, link: 'plink_7' } })),
  tags: ['visual'],
});

Unassigned.test('asks what the link sells', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'What does this payment link sell?' }),
    'Basic Hosting (yearly)',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
  await findToast('Product saved');
  const heading = await canvas.findByRole('heading', {
    level: 1,
    name: 'Ruth Harrow, Basic Hosting (yearly)',
  });
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  await waitFor(() => expect(heading).toHaveFocus());
});

/** Money of the provider's test mode. */
export const TestMode = meta.story(
  showing(buildAdminOrder({ order: { mode: 'test' }, receipts: [] })),
);

TestMode.test('says that it is a test', async ({ canvas }) => {
  await expect(canvas.getByText('Test')).toBeVisible();
});

/** From site data, in words that no sum follows from. */
export const Imported = meta.story(
  showing(
    buildAdminOrder({
      order: {
        id: 'ORD 1/2?',
        customer: '',
        amount: 'By barter',
        email: null,
        product: null,
        currency: null,
        paid: 0,
        link: null,
        source: 'imported',
      },
      payments: [],
      receipts: [],
    }),
  ),
);

const long = 'Llanfairpwllgwyngyll'.repeat(5);

/** Long words, many payments, and yen, which have no pence. */
export const Torture = meta.story({
  ...showing(
    buildSubscription({
      order: {
        customer: long,
        email: `${long}@example.com`,
        amount: '¥36,000',
        currency: 'jpy',
        paid: 864_000,
      },
      payments: Array.from({ length: 24 }, (_, index) => ({
        id: `in_${index}`,
        at: new Date(Date.UTC(2024, 2 + index, 16)).toISOString(),
        amount: 36_000,
        currency: 'jpy',
        receipt: null,
        description: null,
      })),
      tickets: [{ id: 'web-1', title: long, status: 'Closed', isByOther: true }],
    }),
  ),
  tags: ['visual'],
});

Torture.test('marks a ticket that the payer may not have sent', async ({ canvas }) => {
  await expect(canvas.getByText('Perhaps not by the payer')).toBeVisible();
});
