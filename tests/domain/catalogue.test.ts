import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPaymentLinks } from '#mocks/factories/catalogue.ts';
import {
  catalogue,
  comparisonRows,
  packageIds,
  planIds,
  YEARLY_DISCOUNT_PERCENT,
  yearlyPrice,
  yearlySaving,
} from '#src/domain/catalogue.ts';
import { formatPence } from '#src/domain/money.ts';

const links = buildPaymentLinks();
const { packages, plans } = catalogue(links);

describe('Website packages', () => {
  test('There are three, from the smallest to the largest', () => {
    expect(packages.map(({ id }) => id)).toEqual([...packageIds]);
  });

  test.each([
    ['standard', 'Standard', '£179', 5, 'Up to 5 pages'],
    ['ecommerce', 'Ecommerce', '£249', 10, 'Up to 10 pages'],
    ['premium', 'Premium', '£349', null, 'Unlimited pages'],
  ])('%s is %s for %s with its page limit', (id, title, price, pageLimit, pages) => {
    const offer = packages.find((candidate) => candidate.id === id);
    expect(offer).toMatchObject({ title, pageLimit });
    expect(formatPence(offer?.price ?? 0, { hideZeroPence: true })).toBe(price);
    expect(offer?.features).toContain(pages);
  });

  test.each(packages)('$title carries the private ticket system, once', ({ features }) => {
    expect(features.filter((name) => name === 'Private development ticket system')).toHaveLength(1);
  });

  test.each(packages)('$title says in short lines what is in it and what is not', (offer) => {
    const lines = [...offer.features, ...offer.nonFeatures];
    expect(offer.description).not.toBe('');
    expect(offer.features.length).toBeGreaterThanOrEqual(4);
    expect(offer.nonFeatures.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.length > 45)).toEqual([]);
  });

  test('Each package is paid for at its own address', () => {
    expect(packages.map(({ paymentLink }) => paymentLink)).toEqual([
      links.packages.standard,
      links.packages.ecommerce,
      links.packages.premium,
    ]);
  });
});

describe('Hosting plans', () => {
  test('There are three, from the smallest to the largest', () => {
    expect(plans.map(({ id }) => id)).toEqual([...planIds]);
  });

  test.each([
    ['single', 'Single', '£2.49', '£22.41', '£7.47'],
    ['basic', 'Basic', '£4.79', '£43.11', '£14.37'],
    ['ultimate', 'Ultimate', '£7.79', '£70.11', '£23.37'],
  ])('%s is %s: %s a month, %s a year, %s saved', (id, title, monthly, yearly, saved) => {
    const plan = plans.find((candidate) => candidate.id === id);
    const price = plan?.monthlyPrice ?? 0;
    expect(plan?.title).toBe(title);
    expect(formatPence(price)).toBe(monthly);
    expect(formatPence(yearlyPrice(price))).toBe(yearly);
    expect(formatPence(yearlySaving(price))).toBe(saved);
  });

  test('A year costs a quarter less than twelve months', () => {
    expect(YEARLY_DISCOUNT_PERCENT).toBe(25);
  });

  test('The yearly price and the sum saved make twelve months, whatever the price', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (monthly) => {
        expect(yearlyPrice(monthly) + yearlySaving(monthly)).toBe(monthly * 12);
        expect(Number.isInteger(yearlyPrice(monthly))).toBe(true);
      }),
    );
  });

  test('Only Ultimate is marked as the most popular', () => {
    expect(plans.filter(({ isMostPopular }) => isMostPopular).map(({ id }) => id)).toEqual([
      'ultimate',
    ]);
  });

  test.each([
    [
      'single',
      [
        '10GB SSD storage',
        '100GB bandwidth',
        '1 website',
        '1 email account',
        'Weekly backups',
        'Free SSL certificate',
      ],
      ['Advanced security', 'Priority support'],
    ],
    [
      'basic',
      [
        '50GB SSD storage',
        'Unlimited bandwidth',
        '5 websites',
        '5 email accounts',
        'Daily backups',
        'Free SSL certificate',
        'Advanced security',
      ],
      ['Priority support'],
    ],
    [
      'ultimate',
      [
        'Unlimited SSD storage',
        'Unlimited bandwidth',
        'Unlimited websites',
        'Unlimited email accounts',
        'Daily backups',
        'Free SSL certificate',
        'Advanced security',
        'Priority support',
      ],
      [],
    ],
  ])('%s lists what it has, and what it lacks', (id, has, lacks) => {
    const features = plans.find((candidate) => candidate.id === id)?.features ?? [];
    const names = (included: boolean) =>
      features.filter((feature) => feature.included === included).map(({ name }) => name);
    expect(names(true)).toEqual(has);
    expect(names(false)).toEqual(lacks);
  });

  test.each(plans)('$title puts each of its limits into words, once', ({ limits, features }) => {
    expect(features.map(({ limit }) => limit)).toEqual(Object.keys(limits));
    expect(comparisonRows(plans).map(({ limit }) => limit)).toEqual(Object.keys(limits));
  });

  test('The plans can be read side by side, one row a feature', () => {
    expect(comparisonRows(plans).map(({ label, cells }) => ({ label, cells }))).toEqual([
      { label: 'SSD storage', cells: ['10GB', '50GB', 'Unlimited'] },
      { label: 'Bandwidth', cells: ['100GB', 'Unlimited', 'Unlimited'] },
      { label: 'Websites', cells: ['1', '5', 'Unlimited'] },
      { label: 'Email accounts', cells: ['1', '5', 'Unlimited'] },
      { label: 'Backups', cells: ['Weekly', 'Daily', 'Daily'] },
      { label: 'Free SSL certificate', cells: [true, true, true] },
      { label: 'Advanced security', cells: [false, true, true] },
      { label: 'Priority support', cells: [false, false, true] },
    ]);
  });

  test('Each plan is paid for at two addresses of its own', () => {
    expect(plans.map(({ paymentLinks }) => paymentLinks)).toEqual([
      links.hosting.single,
      links.hosting.basic,
      links.hosting.ultimate,
    ]);
  });
});
