import { expect } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAcceptedQuote, buildQuoteVersion } from '#mocks/factories/pricedQuote.ts';
import { QuoteVersions } from '#src/features/admin/quotes/QuoteVersions.tsx';

const declined = buildQuoteVersion({
  decision: {
    outcome: 'declined',
    name: '',
    reason: 'More than we can spend this year.\n\nCould the gallery come later?',
    decidedAt: '2026-03-04T10:00:00.000Z',
    ipAddress: '192.0.2.17',
    ticketId: null,
  },
});
const second = buildQuoteVersion({
  version: 2,
  lines: [{ text: 'Eight pages without a gallery', amount: 61_000 }],
  message: '',
  validUntil: null,
});

const meta = preview.meta({
  title: 'Owner/Quotes/QuoteVersions',
  component: QuoteVersions,
  decorators: [withApp, inColumn('40rem')],
  args: { versions: [second, declined] },
});

/** The first one was declined, and the second one waits for the customer. */
export const Default = meta.story();

Default.test(
  'shows the newest, and keeps the others to be opened',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Eight pages without a gallery')).toBeVisible();
    const reason = canvas.getByText(/More than we can spend/);
    await expect(reason).not.toBeVisible();
    await userEvent.click(canvas.getByText('Version 1, £1,055.50'));
    await expect(reason).toBeVisible();
  },
);

/** With the customer's signature. */
export const Accepted = meta.story({
  args: { versions: buildAcceptedQuote().versions },
  play: async ({ canvas }) => {
    // Directional marks in a name change no other words.
    const name = canvas.getByText('Ruth Harrow', { selector: 'bdi' });
    await expect(name.parentElement).toHaveTextContent('Accepted by Ruth Harrow on');
    await expect(canvas.getByRole('link', { name: 'Open the ticket' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/tickets?ticket=web-'),
    );
  },
});

/** Two lines with the same text, and words without a break. */
export const Torture = meta.story({
  args: {
    versions: [
      buildQuoteVersion({
        lines: [
          { text: 'Llanfairpwllgwyngyll'.repeat(8), amount: 100_000_000 },
          { text: 'Page', amount: 0 },
          { text: 'Page', amount: 1 },
        ],
        message: 'Llanfairpwllgwyngyll'.repeat(20),
      }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
