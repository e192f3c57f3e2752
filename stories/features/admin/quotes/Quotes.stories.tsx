import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildDeskQuote, buildPricedQuote } from '#mocks/factories/pricedQuote.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Quotes } from '#src/features/admin/quotes/Quotes.tsx';
import { pages } from '#src/pages.ts';
import { showsAlert } from '../../loading/loadables';

const sams = buildDeskQuote({
  id: '2',
  businessName: 'Dale Bakery',
  answers: { businessName: 'Dale Bakery', email: 'sam@dale.example' },
});
const backend = {
  adminSession: true as const,
  connected: true,
  quoteRequests: [sams, buildPricedQuote()],
};

const meta = preview.meta({
  title: 'Admin/Quotes/Quotes',
  component: Quotes,
  parameters: { ...wholePage, route: { path: pages.adminQuotes.href }, backend },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Dale Bakery' });
  },
});

Default.test('counts in the header what is new', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Quotes 1 new' })).toBeVisible();
});

Default.test('searches', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search quote requests' }), 'sam');
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2 quote requests');
});

Default.test('opens a request, and goes back to the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Dale Bakery' }));
  await expect(await canvas.findByRole('region', { name: 'Dale Bakery' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'All quote requests' }));
  await expect(await canvas.findByRole('region', { name: 'Quote requests' })).toBeVisible();
});

/** The address of one request. */
export const OneQuote = meta.story({
  parameters: { route: { path: `${pages.adminQuotes.href}?quote=1` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Harrow & Sons Joinery' });
  },
});

/** Browser mode mails quote requests and keeps none. */
export const BrowserMode = meta.story({
  parameters: { backend: { connected: false } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Quote requests need the server');
  },
});

export const Empty = meta.story({
  parameters: { backend: { quoteRequests: [] } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('No quote requests yet');
  },
});

export const Loading = meta.story({
  parameters: { backend: { hang: ['connected.quotes.list'] } },
  tags: ['!visual'],
});

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(await canvas.findByText('Reading the quote requests …')).toBeVisible();
});

export const Failed = meta.story({
  parameters: { backend: { fail: { 'connected.quotes.list': new BackendError('unreachable') } } },
  tags: ['!visual'],
  play: showsAlert,
});
