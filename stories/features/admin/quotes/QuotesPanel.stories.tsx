import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import {
  buildAcceptedQuote,
  buildDeskQuote,
  buildPricedQuote,
} from '#mocks/factories/pricedQuote.ts';
import { QuotesPanel } from '#src/features/admin/quotes/QuotesPanel.tsx';
import { ready } from '../../loading/loadables';

const quotes = [
  buildDeskQuote({ id: '4', businessName: 'Otley Cycles', contactName: 'Tom Otley' }),
  buildPricedQuote({ id: '3' }),
  buildAcceptedQuote({ id: '2', businessName: 'Dale Bakery', contactName: 'Sam Dale' }),
  buildPricedQuote({ id: '1', businessName: 'Weir & Co', status: 'Declined' }),
];
const counts = { all: 4, New: 1, Priced: 1, Accepted: 1, Declined: 1 };
const server = {
  state: 'server',
  query: { text: '', status: 'all', page: 1 },
  onQuery: fn(),
  onRetry: fn(),
} as const;

const meta = preview.meta({
  title: 'Admin/Quotes/QuotesPanel',
  component: QuotesPanel,
  decorators: [withApp],
  argTypes: { state: { control: false } },
});

export const Default = meta.story({
  args: { ...server, list: ready({ quotes, found: 4, counts }) },
});

Default.test('shows the price of the newest version, or that there is none', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /Otley Cycles/ })).toHaveTextContent('None yet');
  await expect(canvas.getByRole('row', { name: /^Harrow/ })).toHaveTextContent('£1,055.50');
});

const long = buildPricedQuote({
  businessName: 'Llanfairpwllgwyngyll'.repeat(6),
  contactName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
  total: 3_000_000_000,
});

/** Long words and a large price. */
export const Torture = meta.story({
  args: {
    ...server,
    list: ready({ quotes: [long], found: 1, counts: { ...counts, all: 1 } }),
  },
});

export const BrowserMode = meta.story({ args: { state: 'browser' } });

BrowserMode.test('tells what a server would add', async ({ canvas }) => {
  await expect(canvas.getByText(/the customer accepts the price by a link/)).toBeVisible();
});

/** There is no request yet. */
export const Empty = meta.story({
  args: { ...server, list: ready({ quotes: [], found: 0, counts: { ...counts, all: 0 } }) },
});
