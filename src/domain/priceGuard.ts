/** Compares the prices on the website with what the payment links ask for. */
import * as z from 'zod/mini';
import {
  type BillingPeriod,
  billingPeriods,
  intervalOf,
  periodInterval,
  periodPrice,
} from './billingPeriod';
import type { HostingPlan, WebsitePackage } from './catalogue';
import type { Pence } from './money';

export const findingSchema = z.object({
  /** The id of a package or a plan. */
  product: z.string(),
  /** Null for a package. */
  period: z.nullable(z.enum(billingPeriods)),
  /** `no-address`: the link does not ask for the customer's address. Only the checklist shows it. */
  problem: z.enum([
    'wrong-price',
    'wrong-currency',
    'wrong-interval',
    'inactive',
    'missing',
    'wrong-return-address',
    'no-address',
  ]),
});
export type Finding = z.infer<typeof findingSchema>;

/** A package, or a plan with how often it is paid for. */
export interface Product {
  product: string;
  /** Null for a package, which is paid once. */
  period: BillingPeriod | null;
}

/** What the website sells through one payment link. */
export interface Offer extends Product {
  url: string;
  price: Pence;
  /** As an order names it. */
  service: string;
}

/** Everything that the website sells. */
export const offersOf = (
  packages: readonly WebsitePackage[],
  plans: readonly HostingPlan[],
  discountPercent: number,
): Offer[] => [
  ...packages.map(({ id, title, paymentLink, price }) => ({
    product: id,
    period: null,
    url: paymentLink,
    price,
    service: `${title} Website`,
  })),
  ...plans.flatMap(({ id, title, paymentLinks, monthlyPrice }) =>
    billingPeriods.map((period) => ({
      product: id,
      period,
      url: paymentLinks[period],
      price: periodPrice(monthlyPrice, period, discountPercent),
      service: `${title} Hosting (${period})`,
    })),
  ),
];

/** What a link asks for, before discounts and tax. */
export interface Asked {
  /** In whole minor units; null if the customer chooses it. */
  subtotal: number | null;
  /** Such as 'gbp', in any letter case. */
  currency: string;
  /** As `intervalOf` gives it for a subscription, else null. */
  interval: string | null;
}

const findings = (
  { product, period }: Offer,
  problems: readonly (Finding['problem'] | false)[],
): Finding[] => problems.flatMap((problem) => (problem ? [{ product, period, problem }] : []));

function askedProblems({ period, price }: Offer, { subtotal, currency, interval }: Asked) {
  const isPounds = currency.toLowerCase() === 'gbp';
  return [
    !isPounds && 'wrong-currency',
    // Amounts of two currencies cannot be compared.
    isPounds && subtotal !== price && 'wrong-price',
    interval !== (period && periodInterval(period)) && 'wrong-interval',
  ] as const;
}

/** What a payment shows about the link that it came through. */
export const paymentFindings = (offer: Offer, asked: Asked): Finding[] =>
  findings(offer, askedProblems(offer, asked));

const priceSchema = z.object({
  unit_amount: z.nullish(z.number()),
  currency: z.string(),
  recurring: z.nullish(
    z.object({ interval: z.string(), interval_count: z._default(z.number(), 1) }),
  ),
});

/** A payment link in the provider's list. */
export const paymentLinkSchema = z.object({
  id: z.string(),
  url: z.string(),
  active: z.boolean(),
  billing_address_collection: z.nullish(z.string()),
  line_items: z.nullish(
    z.object({
      data: z.array(z.object({ price: z.nullish(priceSchema), quantity: z.nullish(z.number()) })),
    }),
  ),
  after_completion: z.nullish(
    z.object({ type: z.string(), redirect: z.nullish(z.object({ url: z.string() })) }),
  ),
});
export type PaymentLink = z.infer<typeof paymentLinkSchema>;

function askedBy({ line_items }: PaymentLink): Asked {
  const lines = line_items?.data ?? [];
  const subtotal = lines.reduce(
    (sum, { price, quantity }) => sum + (price?.unit_amount ?? Number.NaN) * (quantity ?? 1),
    0,
  );
  const recurring = lines.find(({ price }) => price?.recurring)?.price?.recurring;
  return {
    subtotal: Number.isNaN(subtotal) ? null : subtotal,
    currency: lines[0]?.price?.currency ?? '',
    interval: recurring ? intervalOf(recurring.interval, recurring.interval_count) : null,
  };
}

/** Whether customers come back to a page of the site that learns which payment was theirs. */
function returnsTo(origin: string, { after_completion }: PaymentLink): boolean {
  const url = after_completion?.type === 'redirect' ? after_completion.redirect?.url : undefined;
  if (!url || !URL.canParse(url)) return false;
  return new URL(url).origin === origin && url.includes('{CHECKOUT_SESSION_ID}');
}

/** Parameters, such as a discount code that is filled in, make no other link. */
const linkKey = (url: string) => url.split(/[?#]/)[0]?.replace(/\/$/, '');

/** What each link sells by its URL, by the provider's id of the link. */
export function soldByUrl(
  offers: readonly Offer[],
  links: readonly PaymentLink[],
): { link: string; offer: Offer }[] {
  return links.flatMap(({ id, url }) => {
    const [offer, ...others] = offers.filter((sold) => linkKey(sold.url) === linkKey(url));
    return offer && others.length === 0 ? [{ link: id, offer }] : [];
  });
}

/** Above this price a British VAT invoice names the customer's address. */
const ADDRESS_ABOVE: Pence = 25_000;

export const needsAddress = ({ price }: Offer) => price > ADDRESS_ABOVE;

/** What the provider's list shows about the links of these offers. `origin` is that of the website. */
export function listFindings(
  offers: readonly Offer[],
  links: readonly PaymentLink[],
  origin: string,
): Finding[] {
  const byUrl = new Map(links.map((link) => [linkKey(link.url), link]));
  return offers.flatMap((offer) => {
    const link = byUrl.get(linkKey(offer.url));
    if (!link) return findings(offer, ['missing']);
    return findings(offer, [
      ...askedProblems(offer, askedBy(link)),
      !link.active && 'inactive',
      !returnsTo(origin, link) && 'wrong-return-address',
      needsAddress(offer) && link.billing_address_collection !== 'required' && 'no-address',
    ]);
  });
}
