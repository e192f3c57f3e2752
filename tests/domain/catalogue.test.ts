import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  billingPeriods,
  intervalOf,
  periodFacts,
  periodInterval,
  periodPrice,
  yearlyPrice,
} from '#src/domain/billingPeriod.ts';
import type { PlanLimits } from '#src/domain/catalogue.ts';
import { comparisonRows, planFeatures } from '#src/domain/planFeatures.ts';

const small: PlanLimits = {
  storageGb: 3,
  bandwidthGb: 40,
  websites: 1,
  emails: 2,
  backups: 'weekly',
  freeSsl: true,
  advancedSecurity: false,
  prioritySupport: false,
};
const large: PlanLimits = {
  storageGb: null,
  bandwidthGb: null,
  websites: null,
  emails: null,
  backups: 'daily',
  freeSsl: true,
  advancedSecurity: true,
  prioritySupport: true,
};

test.each([
  [249, 25, 2241],
  [479, 25, 4311],
  [779, 25, 7011],
  [249, 15, 2540],
  [1000, 0, 12_000],
  [1000, 100, 0],
])(
  'a plan at %i pence a month with a discount of %i percent costs %i pence a year',
  (monthly, percent, yearly) => {
    expect(yearlyPrice(monthly, percent)).toBe(yearly);
  },
);

test('each billing period has its words, its months and its price', () => {
  expect(
    billingPeriods.map((period) => [
      ...[period, ...Object.values(periodFacts[period])],
      ...[periodInterval(period), periodPrice(479, period, 25)],
    ]),
  ).toEqual([
    ['monthly', 'Monthly', 'month', 1, false, 'MON', 'month', 479],
    ['yearly', 'Yearly', 'year', 12, true, 'ANN', 'year', 4311],
  ]);
});

test.each([
  ['month', 1, 'month'],
  ['month', 3, '3 months'],
  ['month', 12, 'year'],
  ['year', 2, '2 years'],
  ['week', 2, '2 weeks'],
])('the interval of %s × %i is %s', (interval, count, expected) => {
  expect(intervalOf(interval, count)).toBe(expected);
});

test('a yearly price is the nearest whole penny for any price and discount', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (monthly, percent) => {
      const yearly = yearlyPrice(monthly, percent);
      expect(Number.isInteger(yearly)).toBe(true);
      expect(Math.abs(yearly - monthly * 12 * (1 - percent / 100))).toBeLessThan(0.501);
    }),
  );
});

test('a plan lists its limits in words, and what it lacks', () => {
  const names = (limits: PlanLimits, isIncluded: boolean) =>
    planFeatures(limits)
      .filter((feature) => feature.isIncluded === isIncluded)
      .map(({ name }) => name);
  expect(names(small, true)).toEqual([
    '3GB SSD storage',
    '40GB bandwidth',
    '1 website',
    '2 email accounts',
    'Weekly backups',
    'Free SSL certificate',
  ]);
  expect(names(small, false)).toEqual(['Advanced security', 'Priority support']);
  expect(names(large, true)).toEqual([
    'Unlimited SSD storage',
    'Unlimited bandwidth',
    'Unlimited websites',
    'Unlimited email accounts',
    'Daily backups',
    'Free SSL certificate',
    'Advanced security',
    'Priority support',
  ]);
  expect(names(large, false)).toEqual([]);
});

test('the comparison has one row for each limit and one cell for each plan', () => {
  const rows = comparisonRows([{ limits: small }, { limits: large }]);
  expect(rows.map(({ limit }) => limit)).toEqual(Object.keys(small));
  expect(rows.map(({ label, cells }) => ({ label, cells }))).toEqual([
    { label: 'SSD storage', cells: ['3GB', 'Unlimited'] },
    { label: 'Bandwidth', cells: ['40GB', 'Unlimited'] },
    { label: 'Websites', cells: ['1', 'Unlimited'] },
    { label: 'Email accounts', cells: ['2', 'Unlimited'] },
    { label: 'Backups', cells: ['Weekly', 'Daily'] },
    { label: 'Free SSL certificate', cells: [true, true] },
    { label: 'Advanced security', cells: [false, true] },
    { label: 'Priority support', cells: [false, true] },
  ]);
});
