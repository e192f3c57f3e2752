import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildQuoteMoney, buildSentQuote } from '#mocks/factories/pricedQuote.ts';
import { pages } from '#src/pages.ts';
import { Quote } from '#src/screens/Quote/Quote.tsx';
import { showsAlert } from '../../features/loading/loadables';

const backend = { connected: true, sentQuote: buildSentQuote() };

const meta = preview.meta({
  title: 'Screens/Quote/Quote',
  component: Quote,
  parameters: { ...wholePage, route: { path: `${pages.quote.href}#token` }, backend },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Website for Harrow & Sons Joinery' });
    await canvas.findByRole('button', { name: 'Accept Quote' });
  },
  tags: ['all-widths'],
});

Default.test('accepts, and moves the focus to the result', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ruth Harrow');
  await userEvent.click(canvas.getByRole('button', { name: 'Accept Quote' }));
  await expect(await canvas.findByText(/accepted it on/)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});

Default.test('declines', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Decline'));
  await userEvent.click(canvas.getByRole('button', { name: 'Decline Quote' }));
  await expect(await canvas.findByText('You have declined this quote')).toBeVisible();
});

/** The owner has sent another version while the customer read this one. */
export const Replaced = meta.story({
  beforeEach({ answer }) {
    answer({ 'POST /api/quote-links/accept': () => buildSentQuote({ version: 2 }) });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name' }), 'Ruth');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Quote' }));
    await canvas.findByText('We have sent you a newer version meanwhile');
    await expect(canvas.getByText('12, version 2')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ruth');
  },
  tags: ['!visual'],
});

const accepted = buildSentQuote({
  state: 'accepted',
  acceptedBy: 'Ruth Harrow',
  decidedAt: '2026-03-04T09:30:00.000Z',
  money: buildQuoteMoney(),
  takesCards: true,
});
/** The customer comes back from the payment, which the provider has not told yet. */
export const Returned = meta.story({
  parameters: {
    route: { path: `${pages.quote.href}?paid` },
    backend: { ...backend, sentQuote: accepted, quotePayment: { token: 'token', paid: 0 } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your payment has not been confirmed yet');
  },
});

Returned.test(
  'sees it once it has arrived, without a reload',
  async ({ answer, canvas, clock }) => {
    const money = buildQuoteMoney({ paid: 31_665, open: 73_885, due: [] });
    answer({ 'POST /api/quote-links': () => ({ ...accepted, money }) });
    await clock.advance(5_000);
    await canvas.findByText('Your payment has arrived');
    await expect(canvas.queryByRole('button', { name: 'Pay by Card' })).not.toBeInTheDocument();
  },
);

Returned.test('is told after a minute that nothing is known', async ({ canvas, clock }) => {
  for (let asked = 0; asked < 13; asked += 1) await clock.advance(5_000);
  await canvas.findByText('The payment provider has not confirmed your payment');
});

/** The browser has kept nothing. */
export const ReturnedWithout = meta.story({
  parameters: { route: { path: `${pages.quote.href}?paid` } },
  play: async ({ canvas }) => {
    await canvas.findByText('Open your quote again');
  },
});

/** The part was paid in another tab. */
export const PaidMeanwhile = meta.story({
  tags: ['!visual'],
  parameters: {
    backend: {
      ...backend,
      sentQuote: accepted,
      faults: { 'POST /api/quote-links/pay': 'changed-meanwhile' },
    },
  },
  play: async ({ answer, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Pay by Card' });
    const money = buildQuoteMoney({ paid: 31_665, open: 73_885, due: [] });
    answer({ 'POST /api/quote-links': () => ({ ...accepted, money }) });
    await userEvent.click(button);
    await canvas.findByText(/Nothing is to be paid now/);
  },
});

/** The fragment is missing or wrong. */
export const UnknownLink = meta.story({
  parameters: { backend: { sentQuote: null } },
  play: async ({ canvas }) => {
    await canvas.findByText('This link does not work');
  },
});

export const BrowserMode = meta.story({
  tags: ['!visual'],
  parameters: { backend: { connected: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('This link needs the server');
  },
});

export const Loading = meta.story({
  parameters: { backend: { faults: { 'POST /api/quote-links': 'never' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Reading the quote …');
  },
});

export const Failed = meta.story({
  parameters: {
    backend: { faults: { 'POST /api/quote-links': 'unavailable' } },
  },
  play: showsAlert,
});
