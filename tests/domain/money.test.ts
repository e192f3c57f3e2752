import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editableAmount, formatPence, pounds } from '#src/domain/money.ts';

describe('Money', () => {
  test.each([
    [2.49, 249],
    [4.79, 479],
    [7.79, 779],
    [179, 17_900],
    [0.29, 29],
    [1.1, 110],
    [0, 0],
  ])('%d pounds is exactly %d pence', (amount, pence) => {
    expect(pounds(amount)).toBe(pence);
  });

  test('Pounds and pence are the same sum, whatever the sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (pence) => {
        expect(pounds(Number((pence / 100).toFixed(2)))).toBe(pence);
      }),
    );
  });

  test.each([
    [2241, '£22.41'],
    [249, '£2.49'],
    [17_900, '£179.00'],
    [5, '£0.05'],
    [123_456, '£1,234.56'],
    [-500, '−£5.00'],
  ])('%d pence reads %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text);
  });

  test.each([
    [17_900, '£179'],
    [125_000, '£1,250'],
    [249, '£2.49'],
    [250, '£2.50'],
  ])('%d pence reads %s without zero pence', (pence, text) => {
    expect(formatPence(pence, { hideZeroPence: true })).toBe(text);
  });

  test('formats each amount as Intl.NumberFormat does, but with − for the hyphen', () => {
    const { format } = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (pence) => {
        expect(formatPence(pence)).toBe(format(pence / 100).replace('-', '−'));
      }),
    );
  });
});

test.each([
  [25_000, '250'],
  [24_950, '249.50'],
  [5, '0.05'],
])('%i pence are edited as %j', (pence, text) => {
  expect(editableAmount(pence)).toBe(text);
});
