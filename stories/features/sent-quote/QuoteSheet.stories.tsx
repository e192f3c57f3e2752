import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSentQuote } from '#mocks/factories/pricedQuote.ts';
import { QuoteSheet } from '#src/features/sent-quote/QuoteSheet.tsx';

const meta = preview.meta({
  title: 'Features/Sent quote/QuoteSheet',
  component: QuoteSheet,
  decorators: [inColumn('44rem')],
  args: { quote: buildSentQuote() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total').closest('dt')?.nextElementSibling).toHaveTextContent(
      '£1,055.50',
    );
    await expect(canvas.getByText('31 March 2026')).toBeVisible();
  },
});

/** The business is a registered company, and has said where. */
export const PostalAddress = meta.story({
  args: {
    from: {
      name: 'Hollin and Dale',
      legal: {
        name: 'Hollin and Dale Ltd',
        companyNumber: '01234567',
        address: '12 Weir Street, Halifax HX1 1AA',
      },
      vatNumber: 'GB 946 113 207',
      contact: {
        email: 'hello@hollin-dale.example',
        phone: { shown: '01632 960 999', dialled: '+441632960999' },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const addresses = [...canvasElement.querySelectorAll('address')].map((each) => each.innerText);
    await expect(addresses).toEqual([
      '12 Weir Street, Halifax HX1 1AA\nhello@hollin-dale.example\n01632 960 999',
      'Ruth Harrow\nHarrow & Sons Joinery',
    ]);
    await expect(canvas.getByRole('article').lastElementChild).toHaveTextContent(
      'Hollin and Dale Ltd · Company number 01234567 · VAT number GB 946 113 207',
    );
  },
});

/** One line, without a message and a last day. */
export const Short = meta.story({
  args: {
    quote: buildSentQuote({
      lines: [{ text: 'Everything', amount: 100_000 }],
      message: '',
      validUntil: null,
      version: 3,
    }),
  },
});

/** Words without a break, and the largest amount. */
export const Torture = meta.story({
  args: {
    quote: buildSentQuote({
      businessName: 'Llanfairpwllgwyngyll'.repeat(6),
      lines: [
        { text: 'Llanfairpwllgwyngyll'.repeat(8), amount: 100_000_000 },
        { text: 'Nothing', amount: 0 },
      ],
      message: 'Llanfairpwllgwyngyll'.repeat(20),
    }),
  },
  globals: { viewport: { value: 'phone' } },
});
