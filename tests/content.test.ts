import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { business } from '#src/content/business.ts';
import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { themes } from '#src/design-system/tokens/tokens.ts';
import { yearlyPrice } from '#src/domain/billingPeriod.ts';
import { formatPence } from '#src/domain/money.ts';
import { openingState } from '#src/domain/openingHours.ts';
import { planFeatures } from '#src/domain/planFeatures.ts';
import { fractionOf } from '#src/features/catalogue/planScales.ts';
import { filesBelow } from './support/sourceFiles';

/** The facts of this business, written out a second time. A rebrand edits this file. */
const soldPackages = [
  ['standard', 'Standard', '£179', 5, 'https://buy.stripe.com/millrace-standard-website'],
  ['ecommerce', 'Ecommerce', '£249', 10, 'https://buy.stripe.com/millrace-ecommerce-website'],
  ['premium', 'Premium', '£349', null, 'https://buy.stripe.com/millrace-premium-website'],
];

const soldPlans = [
  {
    title: 'Single',
    monthly: ['£2.49', 'https://buy.stripe.com/millrace-single-monthly'],
    yearly: ['£22.41', 'https://buy.stripe.com/millrace-single-yearly'],
    includes: [
      '10GB SSD storage',
      '100GB bandwidth',
      '1 website',
      '1 email account',
      'Weekly backups',
      'Free SSL certificate',
    ],
  },
  {
    title: 'Basic',
    monthly: ['£4.79', 'https://buy.stripe.com/millrace-basic-monthly'],
    yearly: ['£43.11', 'https://buy.stripe.com/millrace-basic-yearly'],
    includes: [
      '50GB SSD storage',
      'Unlimited bandwidth',
      '5 websites',
      '5 email accounts',
      'Daily backups',
      'Free SSL certificate',
      'Advanced security',
    ],
  },
  {
    title: 'Ultimate',
    monthly: ['£7.79', 'https://buy.stripe.com/millrace-ultimate-monthly'],
    yearly: ['£70.11', 'https://buy.stripe.com/millrace-ultimate-yearly'],
    includes: [
      'Unlimited SSD storage',
      'Unlimited bandwidth',
      'Unlimited websites',
      'Unlimited email accounts',
      'Daily backups',
      'Free SSL certificate',
      'Advanced security',
      'Priority support',
    ],
  },
];

test('the website packages have the agreed ids, titles, prices, page limits and payment links', () => {
  expect(
    packages.map(({ id, title, price, pageLimit, paymentLink }) => [
      id,
      title,
      formatPence(price, { hideZeroPence: true }),
      pageLimit,
      paymentLink,
    ]),
  ).toEqual(soldPackages);
});

test('the hosting plans have the agreed titles, prices, payment links and features', () => {
  expect(
    plans.map(({ title, monthlyPrice, paymentLinks, limits }) => ({
      title,
      monthly: [formatPence(monthlyPrice), paymentLinks.monthly],
      yearly: [formatPence(yearlyPrice(monthlyPrice, yearlyDiscountPercent)), paymentLinks.yearly],
      includes: planFeatures(limits)
        .filter(({ isIncluded }) => isIncluded)
        .map(({ name }) => name),
    })),
  ).toEqual(soldPlans);
});

test('the owner’s prices begin with the agreed amounts, in pounds', () => {
  expect(ownerPrices.webDev.defaults).toEqual({
    standardWebsite: 129,
    ecommerceAddOn: 75,
    extraPagesAddOn: 50,
    bookingSystemAddOn: 50,
  });
  expect(ownerPrices.hosting.defaults).toEqual({
    singlePlanMonthly: 2.49,
    basicPlanMonthly: 4.79,
    ultimatePlanMonthly: 7.79,
    yearlyDiscountPercentage: 25,
    yearlyDiscountEnabled: true,
  });
});

test('the sample orders have the names and prices of the catalogue', () => {
  expect(sampleOrders.map(({ service, amount }) => [service, amount])).toEqual([
    ['Standard Website', '£179.00'],
    ['Ecommerce Website', '£249.00'],
    ['Ultimate Hosting (yearly)', '£70.11'],
  ]);
});

test('a year costs 25 % less than twelve months', () => {
  expect(yearlyDiscountPercent).toBe(25);
});

test('the drawings have the colours of the tokens, and at most 2,500 bytes', () => {
  const colours = new Set(Object.values(themes).flatMap((theme) => Object.values(theme)));
  const drawings = filesBelow('src').filter((path) => path.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(1);
  for (const path of drawings) {
    const drawing = readFileSync(path, 'utf8');
    expect(drawing.length, path).toBeLessThanOrEqual(2500);
    const other = drawing.match(/oklch\([^)]*\)|#\w+/g)?.filter((each) => !colours.has(each));
    expect(other, path).toEqual([]);
  }
});

test('Ultimate alone is the most popular plan', () => {
  expect(plans.filter(({ isMostPopular }) => isMostPopular).map(({ id }) => id)).toEqual([
    'ultimate',
  ]);
});

test('the hosting plans keep the ids under which the owner stores their prices', () => {
  expect(plans.map(({ id }) => id)).toEqual(['single', 'basic', 'ultimate']);
});

test('every limit of a plan is less than a full bar', () => {
  const full = plans.flatMap((plan) =>
    planFeatures(plan.limits)
      .filter(({ limit }) => Number(fractionOf(plan, limit)) >= 1)
      .map(({ name }) => `${plan.title}: ${name}`),
  );
  expect(full, 'raise `fullAmounts` in src/features/catalogue/planScales.ts').toEqual([]);
});

test('the business has the agreed name, addresses, phone, hours, reply time and tax number', () => {
  expect(business.hours.map(({ days, time }) => `${days} ${time}`)).toEqual([
    'Mon-Fri 9am-8pm',
    'Sat-Sun 10am-7pm',
  ]);
  expect(business).toMatchObject({
    name: 'Millrace',
    url: 'https://www.millrace.example',
    contact: {
      email: 'hello@millrace.example',
      phone: { shown: '01632 960 148', dialled: '+441632960148' },
    },
    mail: {
      sender: 'Millrace <quotes@millrace.example>',
      internalRecipients: ['hello@millrace.example', 'studio@millrace.example'],
    },
    replyTime: '1-2 business days',
    vatNumber: '',
    legal: { name: '', companyNumber: '', address: '' },
    policies: [],
  });
});

test('the working hours are readable, and none run across midnight', () => {
  for (const { schema } of business.hours) {
    expect(schema).toMatch(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/);
    const [opens = '', closes = ''] = schema.slice(schema.indexOf(' ') + 1).split('-');
    expect(opens < closes, schema).toBe(true);
  }
});

test('the business is open on Monday evening, and closed an hour earlier on Sunday', () => {
  const state = (time: string) => openingState(business.hours, business.timeZone, new Date(time));
  expect(state('2026-03-02T19:30Z')).toBe('Open now until 8pm');
  expect(state('2026-03-08T19:30Z')).toBe('Closed now, opens tomorrow at 9am');
});

describe.each([...packages])('the $title package', ({ description, features, nonFeatures }) => {
  test('includes the private ticket system once', () => {
    expect(features.filter((name) => name === 'Private development ticket system')).toHaveLength(1);
  });

  test('describes what it includes and what it does not in short, different lines', () => {
    const lines = [...features, ...nonFeatures];
    expect(description).not.toBe('');
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(nonFeatures.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.length > 45)).toEqual([]);
  });
});
