import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildDeskQuote } from '#mocks/factories/pricedQuote.ts';
import { QuotesPanel } from '#src/features/admin/quotes/QuotesPanel.tsx';
import { failed, loading, ready } from '../../loading/loadables';

const counts = { all: 1, New: 1, Priced: 0, Accepted: 0, Declined: 0 };
const server = {
  state: 'server',
  query: { text: '', status: 'all', page: 1 },
  onQuery: fn(),
  onRetry: fn(),
} as const;

const meta = preview.meta({
  title: 'Admin/Quotes/QuotesPanel',
  component: QuotesPanel,
  argTypes: { state: { control: false } },
  decorators: [withApp],
});

export const Default = meta.story({
  args: { ...server, quotes: ready({ quotes: [buildDeskQuote()], found: 1, counts }) },
});

Default.test('has the heading Quote requests', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Quote requests' })).toBeVisible();
});

export const BrowserMode = meta.story({ args: { state: 'browser' } });

BrowserMode.test('tells what a server would add', async ({ canvas }) => {
  await expect(canvas.getByText(/the customer accepts the price by a link/)).toBeVisible();
});

export const Loading = meta.story({ args: { ...server, quotes: loading } });

export const Failed = meta.story({ args: { ...server, quotes: failed } });

Failed.test('retries on demand', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  await expect(server.onRetry).toHaveBeenCalled();
});

export const Empty = meta.story({
  args: { ...server, quotes: ready({ quotes: [], found: 0, counts: { ...counts, all: 0 } }) },
});

Empty.test('shows where quote requests come from', async ({ canvas }) => {
  await expect(canvas.getByText('No quote requests yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});
