import { describe, expect, test } from 'vitest';
import { buildPaymentLink, type PaymentLinkOptions } from '#mocks/factories/paymentLink.ts';
import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import {
  listFindings,
  type Offer,
  offersOf,
  type PaymentLink,
  paymentFindings,
} from '#src/domain/priceGuard.ts';
import { wrongPrices } from '#src/domain/today.ts';

const url = 'https://buy.stripe.com/millrace-standard-website';
const standard: Offer = { product: 'standard', period: null, url, price: 17_900, service: '' };
const monthly: Offer = { product: 'single', period: 'monthly', url, price: 249, service: '' };
const yearly: Offer = { product: 'single', period: 'yearly', url, price: 2241, service: '' };

test('each package has one price and each plan two', () => {
  const prices = offersOf(packages, plans, yearlyDiscountPercent).map(
    ({ product, period, price }) => `${product} ${period} ${price}`,
  );
  expect(prices).toEqual([
    'standard null 17900',
    'ecommerce null 24900',
    'premium null 34900',
    'single monthly 249',
    'single yearly 2241',
    'basic monthly 479',
    'basic yearly 4311',
    'ultimate monthly 779',
    'ultimate yearly 7011',
  ]);
});

describe('A payment', () => {
  const right = { subtotal: 17_900, currency: 'gbp', interval: null };
  const plan = { subtotal: 249, currency: 'gbp', interval: 'month' };

  test.each([
    [standard, right, []],
    [standard, { ...right, currency: 'GBP' }, []],
    [standard, { ...right, subtotal: 17_899 }, ['wrong-price']],
    [standard, { subtotal: 36_000, currency: 'jpy', interval: null }, ['wrong-currency']],
    [standard, { ...right, interval: 'month' }, ['wrong-interval']],
    [monthly, plan, []],
    [monthly, { ...plan, interval: null }, ['wrong-interval']],
    [monthly, { ...plan, interval: 'year' }, ['wrong-interval']],
    [yearly, { ...plan, subtotal: 2241 }, ['wrong-interval']],
    [yearly, { ...plan, subtotal: 2988, interval: 'year' }, ['wrong-price']],
  ] as const)('of %j with %j shows %j', (offer, asked, problems) => {
    const { product, period } = offer;
    expect(paymentFindings(offer, asked)).toEqual(
      problems.map((problem) => ({ product, period, problem })),
    );
  });
});

describe('A link in the list', () => {
  const problemsOf = (offer: Offer, ...details: Parameters<typeof buildPaymentLink>) =>
    listFindings([offer], [buildPaymentLink(...details)], 'https://shop.example').map(
      ({ problem }) => problem,
    );

  test('is found with parameters or a slash at its end, and is missing at another path', () => {
    expect(problemsOf({ ...standard, url: `${url}/?prefilled_promo_code=MAY` })).toEqual([]);
    expect(problemsOf({ ...standard, url: `${url}-2` })).toEqual(['missing']);
  });

  test.each([
    [{}, []],
    [{ amount: null }, ['wrong-price']],
    [{ currency: 'usd' }, ['wrong-currency']],
    [{ interval: 'month' }, ['wrong-interval']],
  ] satisfies [PaymentLinkOptions, string[]][])(
    'for a package with %j has %j',
    (options, found) => {
      expect(problemsOf(standard, {}, options)).toEqual(found);
    },
  );

  test.each([
    ['month', 1, ['wrong-interval']],
    ['month', 12, []],
    ['year', 1, []],
    ['year', 2, ['wrong-interval']],
  ])('for a year paid each %s × %i has %j', (interval, intervalCount, found) => {
    expect(problemsOf(yearly, {}, { amount: 2241, interval, intervalCount })).toEqual(found);
  });

  test('that sells two of the product asks for the price of both', () => {
    const price = { unit_amount: 8950, currency: 'gbp' };
    const line = { price, quantity: 1 };
    expect(problemsOf(standard, { line_items: { data: [line, line] } })).toEqual([]);
    expect(problemsOf(standard, { line_items: { data: [{ price, quantity: 2 }] } })).toEqual([]);
    expect(problemsOf(standard, { line_items: { data: [line] } })).toEqual(['wrong-price']);
  });

  test('that is switched off is inactive besides everything else', () => {
    expect(problemsOf(standard, { active: false }, { amount: 1 })).toEqual([
      'wrong-price',
      'inactive',
    ]);
  });

  test.each([
    ['https://shop.example/thanks#{CHECKOUT_SESSION_ID}', true],
    ['https://shop.example/thanks', false],
    ['http://shop.example/thanks?id={CHECKOUT_SESSION_ID}', false],
    ['https://shop.example.evil.example/?id={CHECKOUT_SESSION_ID}', false],
    ['https://shop.example@evil.example/?id={CHECKOUT_SESSION_ID}', false],
    ['/thanks?id={CHECKOUT_SESSION_ID}', false],
  ])('leads back to the site: %s is %s', (returnUrl, isRight) => {
    expect(problemsOf(standard, {}, { returnUrl })).toEqual(
      isRight ? [] : ['wrong-return-address'],
    );
  });

  test.each([{ type: 'hosted_confirmation' }, null])(
    'does not lead back to the site with %j',
    (completion) => {
      expect(problemsOf(standard, { after_completion: completion })).toEqual([
        'wrong-return-address',
      ]);
    },
  );

  test('asks for the address above £250', () => {
    const premium = { ...standard, price: 25_001 };
    const amount = 25_001;
    expect(problemsOf(premium, {}, { amount })).toEqual(['no-address']);
    const asking = { billing_address_collection: 'required' };
    expect(problemsOf(premium, asking, { amount })).toEqual([]);
    expect(problemsOf({ ...standard, price: 25_000 }, {}, { amount: 25_000 })).toEqual([]);
  });
});

test('a link that is switched off or missing waits for the owner, but not before there is any link', () => {
  const offers = offersOf(packages, plans, yearlyDiscountPercent);
  const waiting = (links: readonly PaymentLink[]) =>
    wrongPrices(listFindings(offers, links, 'https://shop.example'), offers).counts.price;
  expect(waiting([])).toBe(undefined);
  const all = offers.map(({ url, price, period }) =>
    buildPaymentLink({ url }, { amount: price, ...(period && { interval: period.slice(0, -2) }) }),
  );
  expect(waiting(all)).toBe(undefined);
  expect(waiting(all.slice(1))).toBe(1);
  expect(waiting(all.map((link, index) => ({ ...link, active: index > 1 })))).toBe(2);
});
