import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import {
  buildAcceptedQuote,
  buildDeskQuote,
  buildPricedQuote,
  buildQuoteVersion,
} from '#mocks/factories/pricedQuote.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { QuotePanel } from '#src/features/admin/quotes/QuotePanel.tsx';

const meta = preview.meta({
  title: 'Admin/Quotes/QuotePanel',
  component: QuotePanel,
  decorators: [withApp],
  args: {
    quote: buildDeskQuote(),
    today: '2026-03-02',
    onDraft: fn(),
    onSend: fn(async () => {}),
    onReadNewest: fn(async () => buildQuoteVersion()),
  },
  parameters: { backend: { connected: true } },
});

/** No price yet. */
export const Default = meta.story();

Default.test('shows whether the captcha was passed', async ({ canvas }) => {
  await expect(canvas.getByText('Captcha passed')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '01632 960 271' })).toHaveAttribute(
    'href',
    'tel:01632960271',
  );
});

Default.test('leads to its history', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^History of/ })).toHaveAttribute(
    'href',
    '/admin/history?subject=quote+1',
  );
});

Default.test('has the request before the form for its price', async ({ canvas }) => {
  const form = canvas.getByRole('form', { name: 'Price' });
  for (const name of ['Contact', 'Answers']) {
    const heading = canvas.getByRole('heading', { name });
    await expect(heading.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

/** A short request that was let through without the captcha, and lines that were typed before. */
export const Unverified = meta.story({
  args: {
    quote: buildDeskQuote({ captcha: 'unverified', answers: buildShortQuote() }),
    draft: {
      lines: { 'line-1': { text: 'Five pages', amount: '450' } },
      message: '',
      validUntil: '',
    },
  },
});

Unverified.test('warns, and has the typed lines', async ({ canvas }) => {
  await expect(
    canvas.getByText('Not verified: the captcha service could not be reached'),
  ).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveValue('Five pages');
});

/** The customer has a version, which a new one would replace. */
export const Priced = meta.story({ args: { quote: buildPricedQuote() } });

Priced.test('begins with the lines of the newest version', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Amount 2' })).toHaveValue('125.50');
});

/** The price is fixed. */
export const Accepted = meta.story({ args: { quote: buildAcceptedQuote() } });

Accepted.test('has no form for another price', async ({ canvas }) => {
  await expect(canvas.queryByRole('form', { name: 'Price' })).not.toBeInTheDocument();
});

const long = 'Llanfairpwllgwyngyll'.repeat(6);
const answers = buildShortQuote({ contactName: long, phone: '0'.repeat(90) });

/** Long words everywhere. */
export const Torture = meta.story({
  args: {
    quote: buildPricedQuote({
      businessName: long,
      contactName: long,
      email: `${long}@example.com`,
      answers,
    }),
  },
});
