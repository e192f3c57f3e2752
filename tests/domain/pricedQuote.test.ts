import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { dayIn } from '#src/domain/day.ts';
import {
  editableAmount,
  parseAmount,
  priceDraftOf,
  priceFormSchema,
  quotePriceSchema,
  quoteState,
} from '#src/domain/pricedQuote.ts';
import { totalOf } from '#src/domain/quoteTotal.ts';

describe('A typed amount', () => {
  test('is the same number of pence once it is typed, up to a million pounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
        expect(parseAmount(editableAmount(pence))).toBe(pence);
      }),
    );
  });

  test.each([
    ['0.1', 10],
    ['250', 25_000],
    [' £1,250.5 ', 125_050],
    ['1000000', 100_000_000],
  ])('%j is %i pence', (text, pence) => {
    expect(parseAmount(text)).toBe(pence);
  });

  test.each(['', '-1', '1000000.01', '1e3', '0x10', '1.234', '12,34', '.', 'ten', 'Infinity'])(
    '%j is refused',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );
});

test('the sum of £0.10 and £0.20 is £0.30', () => {
  const lines = ['0.1', '0.2'].map((text) => ({ text, amount: parseAmount(text) ?? 0 }));
  expect(totalOf(lines)).toBe(30);
});

describe('The form of a price', () => {
  test('gives the price that it was filled with', () => {
    const price = buildQuotePrice();
    expect(priceFormSchema('2026-03-31').parse(priceDraftOf(price))).toEqual(price);
  });

  test('keeps the order of more than ten lines', () => {
    const lines = Array.from({ length: 12 }, (_, index) => ({ text: `Page ${index}`, amount: 1 }));
    const typed = JSON.parse(JSON.stringify(priceDraftOf(buildQuotePrice({ lines }))));
    expect(priceFormSchema('2026-03-01').parse(typed).lines).toEqual(lines);
  });

  test.each(['2026-03-01', '2026-02-30', 'tomorrow'])('refuses the last day %j', (validUntil) => {
    const typed = { ...priceDraftOf(buildQuotePrice()), validUntil };
    expect(priceFormSchema('2026-03-02').safeParse(typed).success).toBe(false);
  });
});

test.each([
  { lines: [] },
  { lines: [{ text: ' ', amount: 1 }] },
  { lines: [{ text: 'Page', amount: -1 }] },
  { lines: [{ text: 'Page', amount: 0.5 }] },
  { lines: [{ text: 'Page', amount: 100_000_001 }] },
  { lines: Array(31).fill({ text: 'Page', amount: 1 }) },
  { validUntil: '2026-02-30' },
])('a price with %j is refused', (overrides) => {
  expect(quotePriceSchema.safeParse(buildQuotePrice(overrides)).success).toBe(false);
});

test('a quote is open on its last day, in the time zone of the business', () => {
  const validUntil = '2026-06-30';
  const stateAt = (time: string) =>
    quoteState({ validUntil, decision: null }, dayIn('Europe/London', new Date(time)));
  expect(stateAt('2026-06-30T22:59:59.999Z')).toBe('open');
  expect(stateAt('2026-06-30T23:00:00.000Z')).toBe('expired');
});
