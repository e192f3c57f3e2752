/** What payments are for. */
import { billingPeriods, periodInterval } from '../../src/domain/billingPeriod.ts';
import type { Offer } from '../../src/domain/priceGuard.ts';
import type { ReceiptLine } from '../../src/domain/receipt.ts';
import { type FoldedOrder, type Plan, sumOf } from './foldOrder.ts';
import type { PlanItem } from './paymentFacts.ts';
import { offers } from './priceGuard.ts';

/** What the website sells under this name; a package has no period. */
export const findOffer = (product: string | null, period: string | null): Offer | undefined =>
  offers.find((offer) => offer.product === product && (offer.period ?? period) === period);

/** What the owner says that links, prices and orders without a link sell, by their ids. */
type Assigned = ReadonlyMap<string, { product: string | null; period: string | null }>;

type Priced = Pick<PlanItem, 'price' | 'product' | 'unit'> & { interval?: string | null };

const periodOf = (interval: string | null | undefined) =>
  billingPeriods.find((period) => periodInterval(period) === interval) ?? null;

/** The one product with this price; without an interval, it may be any. */
function pricedOffer({ unit, interval }: Pick<Priced, 'unit' | 'interval'>): Offer | undefined {
  const [only, ...others] = offers.filter(
    ({ price, period }) =>
      price === unit && (interval === undefined || (period && periodInterval(period)) === interval),
  );
  return others.length === 0 ? only : undefined;
}

/** What an item of a plan costs and is paid how often, or what a checkout asks for. */
function askedOf(
  { currency, subtotal, isSubscription, plan, payments }: FoldedOrder,
  offer?: Offer,
) {
  if (isSubscription && !plan) return undefined;
  if (plan) {
    const item = mainItem(plan.items, offer);
    const { unit = null, interval = null } = item ?? {};
    return { subtotal: unit ?? subtotal, currency: item?.currency || currency, interval };
  }
  const lines = payments[0]?.lines ?? [];
  const line = lines.find(({ unit }) => unit === offer?.price) ?? lines[0];
  return { subtotal: line?.unit ?? subtotal, currency, interval: null };
}

/** The item of ours, else the first one. */
const mainItem = (items: Plan['items'], offer?: Offer) =>
  items.find((item) => offer && pricedOffer(item) === offer) ?? items[0];

interface SoldOptions {
  assigned: Assigned;
  /** The provider's list of links can be read, so that a price alone says nothing. */
  isListRead: boolean;
}

/**
 * What was bought: what the link sells by its own metadata, else as the provider's list or the owner says, else the
 * one product with this price. What the visitor's reference names is not asked. A subscription may be of another
 * product by now, and so may each of its payments.
 */
export function soldBy(id: string, order: FoldedOrder, { assigned, isListRead }: SoldOptions) {
  const { link, product, plan, items, isSubscription, payments } = order;
  const offerAt = (key: string | null) => {
    const known = key === null ? undefined : assigned.get(key);
    return known && findOffer(known.product, known.period);
  };
  const interval = plan?.items[0]?.interval ?? null;
  const told =
    findOffer(product, order.period ?? periodOf(interval)) ?? offerAt(link) ?? offerAt(id);
  const asked = askedOf(order, told);
  const isAlone = (plan?.items ?? payments[0]?.lines ?? []).length < 2;
  const guessed = () =>
    asked && asked.currency === 'gbp' && link !== null && isAlone && !isListRead
      ? pricedOffer({ unit: asked.subtotal, interval: asked.interval })
      : undefined;
  const first = told ?? guessed();
  const base = plan && mainItem(plan.items, first);

  /** What a price sells, beside the product that was bought at first. */
  function offerOf({ price, product: own, unit, ...rest }: Priced): Offer | undefined {
    const isBase = base && price !== null && price === base.price;
    const isOwn = base && own !== null && own === base.product;
    const renewed =
      isOwn && first && rest.interval
        ? findOffer(first.product, periodOf(rest.interval))
        : undefined;
    return (
      offerAt(price) ?? (isBase ? first : undefined) ?? renewed ?? pricedOffer({ unit, ...rest })
    );
  }
  function itemOf(of: readonly PlanItem[]) {
    const own = of.find((item) => base && item.price === base.price);
    const item = own ?? of.find((each) => offerOf(each)) ?? of[0];
    return item && { ...item, offer: first && offerOf(item) };
  }
  const now = itemOf(items);
  const isChanged = isSubscription && now !== undefined && now.price !== base?.price;
  const offer = isChanged ? now.offer : first;

  /** Its lines, which add up to the payment. */
  function linesOf({ lines, plan, amount, tax }: FoldedOrder['payments'][0]) {
    const own = lines.map((line) =>
      offerOf(plan?.items.find(({ price }) => price === line.price) ?? line),
    );
    // One that has no price of ours is still the one that the link sells.
    if (!isSubscription && !own.includes(first)) own[0] = first;
    const sold = lines.map(({ description, quantity, amount }, index) => {
      const offer = amount > 0 ? own[index] : undefined;
      return { description: offer?.service ?? description, quantity, amount, offer };
    });
    const rest = amount - sumOf(lines);
    // Such as shipping, or what an earlier invoice has left.
    const added = rest === tax?.amount ? 'Tax' : 'Other charges';
    const description = rest < 0 ? 'Discount or credit' : added;
    const other = { description, quantity: 1, amount: rest, offer: undefined };
    return lines.length > 0 && rest !== 0 ? [...sold, other] : sold;
  }
  const sold = new Map(
    payments.map((payment) => {
      const lines = linesOf(payment);
      const ours = lines.find((line) => line.offer) ?? lines.find(({ amount }) => amount > 0);
      const item = payment.plan && itemOf(payment.plan.items);
      const description =
        ours?.description || (item ? item.offer?.service : first?.service) || null;
      return [
        payment.id,
        {
          /** Null while nobody knows what was bought. */
          description: first ? description : null,
          lines: lines.map(({ offer, ...line }): ReceiptLine => line),
          quantity: ours?.quantity,
        },
      ];
    }),
  );
  const bought = sold.get(payments[0]?.id ?? '');
  return {
    offer,
    lines: bought?.lines ?? [],
    /** What the owner says the product of, if it is not known: the link, or a price that has no link. */
    key: isChanged && first && !offer ? now.price : link,
    isSetAside: [link, id].some((key) => key !== null && assigned.get(key)?.product === null),
    quantity: (isSubscription ? now?.quantity : bought?.quantity) ?? null,
    /** What the link asks for beside its price here; undefined while it is not known. */
    asked: told && askedOf(order, told),
    told,
    sold,
  };
}
