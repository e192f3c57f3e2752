import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildDeskQuote, buildPricedQuote } from '#mocks/factories/pricedQuote.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { QuotesLink } from '#src/features/admin/quotes/QuotesLink.tsx';

const quoteRequests = [buildDeskQuote(), buildPricedQuote({ id: '2' })];

const meta = preview.meta({
  title: 'Admin/Quotes/QuotesLink',
  component: QuotesLink,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: { backend: { connected: true, quoteRequests } },
});

/** One request is new, one has a price. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Quotes 1 new' });
  },
});

/** Browser mode keeps no quote requests. */
export const BrowserMode = meta.story({ parameters: { backend: { connected: false } } });

BrowserMode.test('is a link without a number', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Quotes' })).toBeVisible();
});

export const Loading = meta.story({
  parameters: { backend: { connected: true, hang: ['connected.quotes.countNew'] } },
});

export const Failed = meta.story({
  parameters: {
    backend: {
      connected: true,
      fail: { 'connected.quotes.countNew': new BackendError('unreachable') },
    },
  },
});
