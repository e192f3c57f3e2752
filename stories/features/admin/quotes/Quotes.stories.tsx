import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import {
  buildAcceptedQuote,
  buildAdminQuote,
  buildPricedQuote,
} from '#mocks/factories/pricedQuote.ts';
import { Quotes } from '#src/features/admin/quotes/Quotes.tsx';
import { pages } from '#src/pages.ts';

const sams = buildAdminQuote({
  id: '2',
  businessName: 'Dale Bakery',
  answers: { businessName: 'Dale Bakery', email: 'sam@dale.example' },
});
const backend = {
  adminSession: true as const,
  connected: true,
  quoteRequests: [
    sams,
    buildPricedQuote(),
    buildAcceptedQuote({ id: '4', businessName: 'Otley Cycles', contactName: 'Tom Otley' }),
    buildPricedQuote({ id: '3', businessName: 'Weir & Co', status: 'Declined' }),
  ],
};

const meta = preview.meta({
  title: 'Owner/Quotes/Quotes',
  component: Quotes,
  parameters: { ...wholePage, route: { path: pages.adminQuotes.href }, backend },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'New Dale Bakery' });
    await canvas.findByRole('link', { name: 'Quotes 1 new', hidden: true });
    await expect(canvas.getByRole('row', { name: /Dale Bakery/ })).toHaveTextContent('None yet');
    await expect(canvas.getByRole('row', { name: /^Harrow/ })).toHaveTextContent('£1,055.50');
  },
  tags: ['all-widths'],
});

Default.test(
  'leads to each request from its second line on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const { top } = canvas.getByText('Tom Otley').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Otley Cycles' });
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(top + 10);
  },
);

Default.test('opens a request, and goes back to the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Dale Bakery' }));
  await expect(await canvas.findByRole('region', { name: 'Dale Bakery' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'All quote requests' }));
  await expect(await canvas.findByRole('region', { name: 'Quote requests' })).toBeVisible();
});

/** Browser mode mails quote requests and keeps none. */
export const BrowserMode = meta.story({
  parameters: { backend: { connected: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Quote requests need the server');
    await canvas.findByText(/the customer accepts the price by a link/);
  },
});

/** Long words and a large price. */
export const Torture = meta.story({
  parameters: {
    backend: {
      quoteRequests: [
        buildPricedQuote({
          businessName: 'Llanfairpwllgwyngyll'.repeat(6),
          contactName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
          total: 3_000_000_000,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /£30,000,000/ });
  },
});
