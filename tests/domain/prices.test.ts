import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPrices } from '#mocks/factories/prices.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import {
  createPriceList,
  figureProblem,
  hostingPriceFields,
  parseFigure,
  workedExample,
} from '#src/domain/prices.ts';
import { runs } from '../support/effort.ts';

const { webDev, hosting } = ownerPrices;

test('every plan has a price in the list for hosting', () => {
  const plans = [
    { id: 'tiny', title: 'Tiny', monthlyPrice: 99 },
    { id: 'huge', title: 'Huge', monthlyPrice: 1250 },
  ];
  const list = createPriceList(hostingPriceFields(plans, 10));
  expect(list.defaults).toEqual({
    tinyPlanMonthly: 0.99,
    hugePlanMonthly: 12.5,
    yearlyDiscountPercentage: 10,
    yearlyDiscountEnabled: true,
  });
  expect(list.fields.map(({ label }) => label)).toEqual([
    'Tiny plan monthly',
    'Huge plan monthly',
    'Yearly discount enabled',
    'Yearly discount percentage',
  ]);
});

describe('stored prices', () => {
  const stored = buildPrices();

  test('are read unchanged', () => {
    expect(webDev.schema.parse(stored.webDev)).toEqual(stored.webDev);
    expect(hosting.schema.parse(stored.hosting)).toEqual(stored.hosting);
  });

  test('that lack keys are completed with the defaults', () => {
    const { ecommerceAddOn, ...rest } = stored.webDev;
    expect(webDev.schema.parse(rest)).toEqual({
      ...stored.webDev,
      ecommerceAddOn: webDev.defaults.ecommerceAddOn,
    });
    expect(hosting.schema.parse({ yearlyDiscountPercentage: 5 })).toEqual({
      ...hosting.defaults,
      yearlyDiscountPercentage: 5,
    });
  });

  test.each([
    ['0', true, { ecommerceAddOn: 0 }],
    ['a fraction of a penny', true, { ecommerceAddOn: 2.495 }],
    ['text', false, { ecommerceAddOn: '75' }],
    ['null', false, { ecommerceAddOn: null }],
    ['a negative number', false, { ecommerceAddOn: -1 }],
  ])('with %s as a price are valid: %j', (_, isValid, difference) => {
    expect(webDev.schema.safeParse({ ...stored.webDev, ...difference }).success).toBe(isValid);
  });

  test.each([
    ['a discount of 0', true, { yearlyDiscountPercentage: 0 }],
    ['a discount of 100', true, { yearlyDiscountPercentage: 100 }],
    ['a discount above 100', false, { yearlyDiscountPercentage: 100.01 }],
    ['a negative discount', false, { yearlyDiscountPercentage: -1 }],
    ['text for the switch', false, { yearlyDiscountEnabled: 'true' }],
  ])('with %s are valid: %j', (_, isValid, difference) => {
    expect(hosting.schema.safeParse({ ...stored.hosting, ...difference }).success).toBe(isValid);
  });
});

describe('a typed figure', () => {
  test.each([
    ['129', 129],
    ['  7.79 ', 7.79],
    ['007', 7],
    ['+5', 5],
    ['5.', 5],
    ['.5', 0.5],
    ['1e2', 100],
    ['2.494', 2.49],
    ['2.495', 2.5],
    ['0.004', 0],
    ['', 0],
    ['12abc', 0],
    ['£12', 0],
    ['1,250', 0],
    ['0x10', 0],
    ['.', 0],
    ['-5', 0],
    ['-0', 0],
    ['Infinity', 0],
    ['1e400', 0],
    ['11258999068426.25', 0],
    ['11258999068426.24', 11_258_999_068_426.24],
  ])('%j is a price of %d', (text, price) => {
    expect(parseFigure('money', text)).toBe(price);
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
  ])('%j is a percentage of %d', (text, percentage) => {
    expect(parseFigure('percent', text)).toBe(percentage);
  });

  test.each([
    ['-5', 'Enter 0 or more'],
    ['-0.001', 'Enter 0 or more'],
    ['0', null],
    ['11258999068426.24', null],
    ['11258999068426.25', 'Enter a smaller number'],
    ['abc', null],
    ['3,99', 'Use a point for decimals, and no comma'],
    ['1,250.00', 'Use a point for decimals, and no comma'],
    [' 3 , 99 ', 'Use a point for decimals, and no comma'],
    ['٣٫٩٩', 'Use a point for decimals, and no comma'],
  ])('%j is refused as a price with %j', (text, problem) => {
    expect(figureProblem('money', text)).toBe(problem);
  });

  test.each([
    ['-5', 'Enter 0 or more'],
    ['0', null],
    ['100', null],
    ['100.01', 'Enter 100 or less'],
    ['1e20', 'Enter 100 or less'],
    ['12,5', 'Use a point for decimals, and no comma'],
    ['all', null],
  ])('%j is refused as a percentage with %j', (text, problem) => {
    expect(figureProblem('percent', text)).toBe(problem);
  });

  test('can be stored and read again for any text', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map((number) => String(number)),
      fc.bigInt().map((number) => String(number)),
      fc.stringMatching(/^[-+.e\d]{0,12}$/),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const price = parseFigure('money', text);
        expect(Object.is(price, -0)).toBe(false);
        expect(parseFigure('money', String(price))).toBe(price);
        const prices = { ...webDev.defaults, standardWebsite: price };
        expect(webDev.schema.parse(JSON.parse(JSON.stringify(prices)))).toEqual(prices);
        const percentage = parseFigure('percent', text);
        const discounted = { ...hosting.defaults, yearlyDiscountPercentage: percentage };
        expect(hosting.schema.parse(JSON.parse(JSON.stringify(discounted)))).toEqual(discounted);
      }),
      { numRuns: runs(500) },
    );
  });
});

test('cleaned prices can be stored and read again for any numbers, and cleaning again changes nothing', () => {
  const number = fc.oneof(fc.double(), fc.double({ min: 0, max: 1e15 }));
  fc.assert(
    fc.property(number, number, fc.boolean(), (price, percent, isEnabled) => {
      for (const list of [webDev, hosting]) {
        const cleaned = list.clean(
          Object.fromEntries(
            list.fields.map(({ key, kind }) => [
              key,
              { money: price, percent, switch: isEnabled }[kind],
            ]),
          ),
        );
        expect(list.schema.parse(JSON.parse(JSON.stringify(cleaned)))).toEqual(cleaned);
        expect(list.clean(cleaned)).toEqual(cleaned);
      }
    }),
    { numRuns: runs(500) },
  );
  expect(webDev.clean(webDev.defaults)).toEqual(webDev.defaults);
  expect(hosting.clean(hosting.defaults)).toEqual(hosting.defaults);
});

describe('a worked example', () => {
  test('adds up its prices', () => {
    const { lines, total } =
      workedExample(webDev, {
        standardWebsite: 129,
        extraPagesAddOn: 60.5,
        bookingSystemAddOn: 50,
      }) ?? {};
    expect(lines?.map(({ amount }) => amount)).toEqual([12900, 6050, 5000]);
    expect(total).toBe(23950);
  });

  test.each([
    [true, 25, [9348, -2337], 7011],
    [true, 0, [9348], 9348],
    [false, 25, [9348], 9348],
  ])('of a year with the discount %j of %d per cent', (isEnabled, percent, amounts, total) => {
    const prices = {
      ultimatePlanMonthly: 7.79,
      yearlyDiscountEnabled: isEnabled,
      yearlyDiscountPercentage: percent,
    };
    const example = workedExample(hosting, prices);
    expect(example?.lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(example?.total).toBe(total);
  });

  test('is missing without a rule', () => {
    expect(workedExample(createPriceList(webDev.fields), webDev.defaults)).toBeUndefined();
  });
});
