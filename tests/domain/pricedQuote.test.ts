import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { dayIn } from '#src/domain/day.ts';
import { editableAmount } from '#src/domain/money.ts';
import {
  acceptanceSchema,
  blankPrice,
  parseAmount,
  priceDraftOf,
  priceFormSchema,
  quotePriceSchema,
  quoteState,
  refusalSchema,
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
    ['12,345', 1_234_500],
    ['1,000,000', 100_000_000],
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

  test('is blank at first, with one line', () => {
    expect(blankPrice).toEqual({
      lines: { 'line-1': { text: '', amount: '' } },
      deposit: '',
      message: '',
      validUntil: '',
    });
    expect(priceDraftOf(buildQuotePrice({ lines: [], message: '', validUntil: null }))).toEqual({
      ...blankPrice,
      lines: {},
    });
  });

  test('says what is wrong with each field', () => {
    const typed = {
      lines: {
        'line-1': { text: ' ', amount: 'ten' },
        'line-2': { text: 'x'.repeat(201), amount: '1000000.01' },
        'line-3': { text: 'x'.repeat(200), amount: '1000000' },
      },
      deposit: '101%',
      message: 'x'.repeat(5001),
      validUntil: '2026-03-01',
    };
    const { error } = priceFormSchema('2026-03-02').safeParse(typed);
    expect(error?.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`)).toEqual([
      'lines line-1 text: Please say what this line is for',
      'lines line-1 amount: Please enter pounds, such as 249.50',
      'lines line-2 text: Please write at most 200 characters',
      'lines line-2 amount: Please enter at most £1,000,000',
      'deposit: Please enter a percentage such as 30%, or pounds such as 249.50',
      'message: Please write at most 5,000 characters',
      'validUntil: Please choose today or a later day',
    ]);
  });

  test.each([
    ['', { amount: 0 }],
    ['0%', { amount: 0 }],
    [' 30 % ', { percent: 30 }],
    ['100%', { percent: 100 }],
    ['1,055.50', { amount: 105_550 }],
    ['1,055.51', 'Please enter at most the total'],
    ['12.5%', 'Please enter a percentage such as 30%, or pounds such as 249.50'],
    ['-1', 'Please enter a percentage such as 30%, or pounds such as 249.50'],
  ])('has the deposit %j as %o', (deposit, expected) => {
    const typed = { ...priceDraftOf(buildQuotePrice()), deposit };
    const { data, error } = priceFormSchema('2026-03-02').safeParse(typed);
    expect(data?.deposit ?? error?.issues[0]?.message).toEqual(expected);
  });

  test.each([
    { amount: 31_665, percent: 30 },
    { amount: 25_001, percent: null },
  ])('begins with the deposit %o of the newest version', (deposit) => {
    const { data } = priceFormSchema('2026-03-02').safeParse(
      priceDraftOf({ ...buildQuotePrice(), deposit }),
    );
    const { amount, percent } = deposit;
    expect(data?.deposit).toEqual(percent === null ? { amount } : { percent });
  });

  test('needs no last day', () => {
    const price = buildQuotePrice({ validUntil: null });
    expect(priceFormSchema('2026-03-02').parse(priceDraftOf(price))).toEqual(price);
    const state = quoteState({ validUntil: null, decision: null }, '2026-03-02');
    expect(state).toBe('open');
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

test('an acceptance needs a name, and a refusal may have a reason', () => {
  const messageOf = (schema: typeof acceptanceSchema | typeof refusalSchema, answer: object) =>
    schema.safeParse(answer).error?.issues[0]?.message;
  expect(messageOf(acceptanceSchema, { name: ' ' })).toBe('Please type your name');
  expect(messageOf(acceptanceSchema, { name: 'x'.repeat(201) })).toBe(
    'Please write at most 200 characters',
  );
  expect(refusalSchema.parse({ reason: ' ' })).toEqual({ reason: '' });
  expect(messageOf(refusalSchema, { reason: 'x'.repeat(2001) })).toBe(
    'Please write at most 2,000 characters',
  );
});

test('a quote that was decided does not expire', () => {
  const decision = { outcome: 'accepted' as const };
  expect(quoteState({ validUntil: '2026-03-01', decision }, '2026-03-02')).toBe('accepted');
});

test('a quote is open on its last day, in the time zone of the business', () => {
  const validUntil = '2026-06-30';
  const stateAt = (time: string) =>
    quoteState({ validUntil, decision: null }, dayIn('Europe/London', new Date(time)));
  expect(stateAt('2026-06-30T22:59:59.999Z')).toBe('open');
  expect(stateAt('2026-06-30T23:00:00.000Z')).toBe('expired');
});
