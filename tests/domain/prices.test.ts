import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPrices } from '#mocks/factories/prices.ts';
import {
  cleanHostingPrices,
  cleanWebDevPrices,
  defaultHostingPrices,
  defaultWebDevPrices,
  hostingPricesSchema,
  parsePercentageInput,
  parsePriceInput,
  webDevPricesSchema,
} from '#src/domain/prices.ts';
import { runs } from '../support/effort.ts';

describe('The default prices', () => {
  test('They are the specification’s, in pounds', () => {
    expect(defaultWebDevPrices).toEqual({
      standardWebsite: 129,
      ecommerceAddOn: 75,
      extraPagesAddOn: 50,
      bookingSystemAddOn: 50,
    });
    expect(defaultHostingPrices).toEqual({
      singlePlanMonthly: 2.49,
      basicPlanMonthly: 4.79,
      ultimatePlanMonthly: 7.79,
      yearlyDiscountPercentage: 25,
      yearlyDiscountEnabled: true,
    });
  });
});

describe('Stored prices', () => {
  const { webDev, hosting } = buildPrices();

  test('They are plain numbers', () => {
    expect(webDevPricesSchema.parse(webDev)).toEqual(webDev);
    expect(hostingPricesSchema.parse(hosting)).toEqual(hosting);
  });

  test.each([
    ['of nothing', true, { ecommerceAddOn: 0 }],
    ['with a fraction of a penny', true, { ecommerceAddOn: 2.495 }],
    ['with one as text', false, { ecommerceAddOn: '75' }],
    ['with one missing', false, { ecommerceAddOn: undefined }],
    ['with a null, as an impossible number is stored', false, { ecommerceAddOn: null }],
    ['below zero', false, { ecommerceAddOn: -1 }],
  ])('Those %s are accepted: %j', (_, isAccepted, difference) => {
    expect(webDevPricesSchema.safeParse({ ...webDev, ...difference }).success).toBe(isAccepted);
  });

  test.each([
    ['of nothing', true, { yearlyDiscountPercentage: 0 }],
    ['of everything', true, { yearlyDiscountPercentage: 100 }],
    ['of more than everything', false, { yearlyDiscountPercentage: 100.01 }],
    ['below nothing', false, { yearlyDiscountPercentage: -1 }],
    ['that is neither on nor off', false, { yearlyDiscountEnabled: 'true' }],
    ['with a price missing', false, { basicPlanMonthly: undefined }],
  ])('A discount %s is accepted: %j', (_, isAccepted, difference) => {
    expect(hostingPricesSchema.safeParse({ ...hosting, ...difference }).success).toBe(isAccepted);
  });
});

const typed: [string, number][] = [
  ['129', 129],
  ['2.49', 2.49],
  ['  7.79 ', 7.79],
  ['0', 0],
  ['007', 7],
  ['+5', 5],
  ['5.', 5],
  ['.5', 0.5],
  ['1e2', 100],
  ['2.494', 2.49],
  ['2.495', 2.5],
  ['0.004', 0],
  ['', 0],
  [' ', 0],
  ['abc', 0],
  ['12abc', 0],
  ['£12', 0],
  ['1,250', 0],
  ['0x10', 0],
  ['1 2', 0],
  ['.', 0],
  ['-', 0],
  ['--5', 0],
  ['-5', 0],
  ['-0', 0],
  ['NaN', 0],
  ['Infinity', 0],
  ['-Infinity', 0],
  ['1e400', 0],
  ['1e300', 0],
  ['9'.repeat(30), 0],
  ['38976908126998.58', 0],
  ['11258999068426.25', 0],
  ['11258999068426.24', 11_258_999_068_426.24],
];

describe('A price that is typed', () => {
  test.each(typed)('%j is %d', (text, price) => {
    expect(parsePriceInput(text)).toBe(price);
  });

  test.each([
    ['25', 25],
    ['12.5', 12.5],
    ['100', 100],
    ['100.01', 100],
    ['250', 100],
    ['-5', 0],
    ['a quarter', 0],
    ['', 0],
  ])('As a percentage, %j is %d', (text, percentage) => {
    expect(parsePercentageInput(text)).toBe(percentage);
  });

  test('Whatever is typed, it can be stored and read again', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map((number) => String(number)),
      fc.bigInt().map((number) => String(number)),
      fc.stringMatching(/^[-+.e\d]{0,12}$/),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const price = parsePriceInput(text);
        expect(Object.is(price, -0)).toBe(false);
        expect(parsePriceInput(String(price))).toBe(price);
        const prices = { ...defaultWebDevPrices, standardWebsite: price };
        expect(webDevPricesSchema.parse(JSON.parse(JSON.stringify(prices)))).toEqual(prices);
        const percentage = parsePercentageInput(text);
        const hosting = { ...defaultHostingPrices, yearlyDiscountPercentage: percentage };
        expect(hostingPricesSchema.parse(JSON.parse(JSON.stringify(hosting)))).toEqual(hosting);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('Prices made fit to be stored', () => {
  test('Whatever numbers they are, they can be read again, and good ones are not changed', () => {
    const number = fc.oneof(fc.double(), fc.double({ min: 0, max: 1e15 }));
    fc.assert(
      fc.property(number, number, number, number, fc.boolean(), (a, b, c, d, isEnabled) => {
        const webDev = cleanWebDevPrices({
          standardWebsite: a,
          ecommerceAddOn: b,
          extraPagesAddOn: c,
          bookingSystemAddOn: d,
        });
        expect(webDevPricesSchema.parse(JSON.parse(JSON.stringify(webDev)))).toEqual(webDev);
        expect(cleanWebDevPrices(webDev)).toEqual(webDev);
        const hosting = cleanHostingPrices({
          singlePlanMonthly: a,
          basicPlanMonthly: b,
          ultimatePlanMonthly: c,
          yearlyDiscountPercentage: d,
          yearlyDiscountEnabled: isEnabled,
        });
        expect(hostingPricesSchema.parse(JSON.parse(JSON.stringify(hosting)))).toEqual(hosting);
        expect(cleanHostingPrices(hosting)).toEqual(hosting);
      }),
      { numRuns: runs(500) },
    );
    expect(cleanWebDevPrices(defaultWebDevPrices)).toEqual(defaultWebDevPrices);
    expect(cleanHostingPrices(defaultHostingPrices)).toEqual(defaultHostingPrices);
  });
});
