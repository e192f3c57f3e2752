/**
 * Reads what the payment provider's events say about money, in both generations of its shapes: those of API
 * version 2024-06-20 and those since 2025-03-31. Each event becomes one fact, which is kept for ever.
 */
import * as z from 'zod/mini';
import { intervalOf } from '../../src/domain/billingPeriod.ts';
import { emailSchema } from '../../src/domain/email.ts';
import { headerText } from '../../src/domain/mailMessage.ts';
import { visibleText } from '../../src/domain/visibleText.ts';
import { storable } from '../http/request.ts';
import { automaticTaxSchema, toldTax } from './tax.ts';

/** As long as the provider's ids and its values of metadata. */
const id = z.string().check(z.minLength(1), z.maxLength(255));
/** The id of a checkout, as a visitor returns with it. */
export const checkoutIdSchema = z.string().check(z.regex(/^[\w-]{1,255}$/));
/** One line. The rest of a longer text is left out: a payment is never refused for what describes it. */
const words = z
  .string()
  .check(z.overwrite((value) => [...headerText(value, 1000)].slice(0, 500).join('')));
const text = z.nullish(words);
/** Null for what is no email address: a part of it could be another one's. */
const email = z.catch(
  z.nullish(
    z.pipe(z.string().check(z.refine((given) => visibleText(given) === given)), emailSchema),
  ),
  null,
);
/** In seconds since 1970, until the year 9999. */
export const time = z.int().check(z.gte(0), z.lte(253_402_300_799));
const moment = z.nullish(time);
const amount = z.int().check(z.nonnegative());
const lowerCase = z.pipe(
  z.string().check(z.regex(/^[a-z]{3}$/i)),
  z.transform((code) => code.toLowerCase()),
);

/** An id, also of an object that the provider was asked to include. */
const reference = z.pipe(
  z.nullish(z.union([id, z.object({ id })])),
  z.transform((value) => (typeof value === 'object' ? value?.id : value) ?? null),
);

const list = <T>(item: z.ZodMiniType<T>) => z.nullish(z.object({ data: z.array(item) }));

/** The amount of one unit; null if it is none in whole minor units. */
const unit = z.catch(z.nullish(z.coerce.number().check(z.int(), z.nonnegative())), null);
const recurring = z.object({
  interval: z.string(),
  interval_count: z._default(z.number(), 1),
});
const priceSchema = z.nullish(
  z.object({
    id: z.nullish(id),
    product: reference,
    currency: z.nullish(lowerCase),
    unit_amount: unit,
    recurring: z.nullish(recurring),
  }),
);

const amounts = z.nullish(z.array(z.object({ amount: z.int() })));

/** A line of an invoice, in either generation of shapes, or of a checkout. */
const lineSchema = z.object({
  amount: z.optional(z.int()),
  amount_total: z.optional(z.int()),
  description: text,
  quantity: z.nullish(z.int()),
  discount_amounts: amounts,
  price: priceSchema,
  pricing: z.nullish(
    z.object({
      unit_amount_decimal: unit,
      price_details: z.nullish(z.object({ price: reference, product: reference })),
    }),
  ),
});

/** What was bought in one line. Amounts are less discounts. */
interface SoldLine {
  /** The provider's ids. */
  price: string | null;
  product: string | null;
  unit: number | null;
  description: string;
  quantity: number;
  amount: number;
}

const lineOf = ({ price, pricing, ...line }: z.infer<typeof lineSchema>): SoldLine => ({
  price: price?.id ?? pricing?.price_details?.price ?? null,
  product: price?.product ?? pricing?.price_details?.product ?? null,
  unit: price?.unit_amount ?? pricing?.unit_amount_decimal ?? null,
  // The provider's text has the quantity and the price as well.
  description: (line.description ?? '').replace(/^\d+ × /, '').replace(/ \(at [^()]*\)$/, ''),
  quantity: line.quantity ?? 1,
  amount:
    line.amount_total ??
    (line.amount ?? 0) - (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
});

const addressSchema = z.object({
  line1: text,
  line2: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
});

const taxIds = z.catch(z.nullish(z.array(z.object({ value: text }))), null);
const taxIdOf = (ids: z.infer<typeof taxIds>) => ids?.find(({ value }) => value)?.value ?? null;

const answer = z.nullish(z.object({ value: text }));
const customFieldSchema = z.object({
  key: words,
  label: z.nullish(z.object({ custom: text })),
  dropdown: z.nullish(
    z.object({
      value: text,
      options: z.nullish(z.array(z.object({ label: words, value: words }))),
    }),
  ),
  numeric: answer,
  text: answer,
});

/** What the customer has answered at the checkout, in the words of the question. */
function answerOf({ key, label, dropdown, numeric, text }: z.infer<typeof customFieldSchema>) {
  const chosen = dropdown?.options?.find(({ value }) => value === dropdown.value)?.label;
  const value = chosen ?? dropdown?.value ?? numeric?.value ?? text?.value;
  return value ? [{ label: label?.custom || key, value }] : [];
}

const sessionSchema = z.object({
  id,
  mode: z.enum(['payment', 'subscription']),
  payment_status: z.string(),
  amount_total: amount,
  amount_subtotal: amount,
  currency: lowerCase,
  currency_conversion: z.nullish(
    z.object({ source_currency: lowerCase, amount_total: amount, amount_subtotal: amount }),
  ),
  client_reference_id: text,
  customer_email: email,
  customer_details: z.nullish(
    z.object({
      name: text,
      business_name: text,
      email,
      phone: text,
      address: z.nullish(addressSchema),
      tax_exempt: text,
      tax_ids: taxIds,
    }),
  ),
  collected_information: z.nullish(z.object({ business_name: text })),
  custom_fields: z.catch(z.nullish(z.array(customFieldSchema)), null),
  total_details: z.nullish(z.object({ amount_tax: z.nullish(amount) })),
  automatic_tax: automaticTaxSchema,
  customer: reference,
  invoice: reference,
  payment_intent: reference,
  payment_link: reference,
  subscription: reference,
  metadata: z.nullish(z.object({ product: text, period: text })),
});

const invoiceSchema = z.object({
  id,
  amount_paid: amount,
  amount_due: amount,
  subtotal: z.nullish(z.int()),
  billing_reason: text,
  currency: lowerCase,
  created: moment,
  customer: reference,
  customer_email: email,
  customer_name: text,
  customer_address: z.nullish(addressSchema),
  customer_tax_ids: taxIds,
  status_transitions: z.nullish(z.object({ paid_at: moment })),
  parent: z.nullish(
    z.object({ subscription_details: z.nullish(z.object({ subscription: reference })) }),
  ),
  subscription: reference,
  payment_intent: reference,
  charge: reference,
  tax: z.nullish(z.int()),
  total_taxes: amounts,
  total_tax_amounts: amounts,
  customer_tax_exempt: text,
  automatic_tax: automaticTaxSchema,
  lines: list(lineSchema),
});

const invoicePaymentSchema = z.object({
  id,
  invoice: reference,
  amount_paid: amount,
  currency: lowerCase,
  status_transitions: z.nullish(z.object({ paid_at: moment })),
  payment: z.nullish(z.object({ payment_intent: reference, charge: reference })),
});

const refundSchema = z.object({
  id,
  amount,
  currency: lowerCase,
  charge: reference,
  payment_intent: reference,
  status: text,
  created: time,
});

/** What has moved at the provider, with its fee. */
const movedSchema = z.object({
  id,
  amount: z.int(),
  currency: lowerCase,
  fee: z.nullish(z.int()),
});

const chargeSchema = z.object({
  id,
  amount_refunded: amount,
  currency: lowerCase,
  invoice: reference,
  payment_intent: reference,
  refunds: list(refundSchema),
  /** Most events have its id alone. */
  balance_transaction: z.catch(z.nullish(movedSchema), null),
});

const disputeSchema = z.object({
  id,
  amount,
  currency: lowerCase,
  charge: reference,
  payment_intent: reference,
  status: z.string(),
  evidence_details: z.nullish(z.object({ due_by: moment })),
  balance_transactions: z.catch(z.nullish(z.array(movedSchema)), null),
});

const customerSchema = z.object({ id, name: text, email, address: z.nullish(addressSchema) });

const earliest = (moments: readonly (number | null | undefined)[]) => {
  const known = moments.filter((moment) => typeof moment === 'number');
  return known.length > 0 ? Math.min(...known) : null;
};

const period = { current_period_start: moment, current_period_end: moment };
const some = z.nullish(z.array(z.unknown()));
const itemSchema = z.object({
  ...period,
  price: priceSchema,
  quantity: z.nullish(z.int()),
  discounts: some,
  tax_rates: some,
});
const changing = {
  status: z.optional(z.string()),
  cancel_at: moment,
  cancel_at_period_end: z.optional(z.boolean()),
  current_period_end: moment,
  latest_invoice: z.optional(reference),
  pause_collection: z.optional(z.unknown()),
};
const periodEndOf = (
  own: number | null | undefined,
  items: readonly { current_period_end?: number | null | undefined }[],
) => own ?? earliest(items.map(({ current_period_end: end }) => end));
const previousSchema = z.nullish(z.object({ ...changing, items: list(itemSchema) }));
const subscriptionSchema = z.object({
  ...changing,
  ...period,
  id,
  status: z.string(),
  ended_at: moment,
  customer: reference,
  latest_invoice: reference,
  items: list(itemSchema),
  discount: z.optional(z.unknown()),
  discounts: some,
  default_tax_rates: some,
  automatic_tax: z.nullish(z.object({ enabled: z.boolean() })),
});

/** What a subscription is for. */
export interface PlanItem extends Omit<SoldLine, 'description' | 'amount'> {
  currency: string;
  /** How often it is paid: `month` or `year`. */
  interval: string | null;
}

const itemsOf = (items: z.infer<typeof subscriptionSchema>['items']): PlanItem[] =>
  (items?.data ?? []).flatMap(({ price, quantity }) =>
    price?.recurring
      ? {
          price: price.id ?? null,
          product: price.product,
          unit: price.unit_amount ?? null,
          currency: price.currency ?? '',
          interval: intervalOf(price.recurring.interval, price.recurring.interval_count),
          quantity: quantity ?? 1,
        }
      : [],
  );

/** One text for equal items. */
const planOf = (items: readonly PlanItem[]) =>
  items.map(({ price, quantity }) => `${quantity} ${price}`).join();

/** What one event says. Moments are in seconds since 1970, amounts in whole minor units. */
export type Fact = NonNullable<ReturnType<(typeof readersByType)[keyof typeof readersByType]>>;
export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

export interface PaymentEvent {
  id: string;
  type: string;
  created: number;
  /** Whether it is real money. */
  livemode: boolean;
  /** The provider's version of the shapes. */
  version: string | null;
  /** Another account of the provider; null for our own. */
  account: string | null;
  /** The provider's ids that lead to its order. */
  keys: readonly string[];
  fact: Fact;
}

interface Envelope {
  type: string;
  created: number;
  object: unknown;
  previous: unknown;
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** As on an envelope: a line for each part, without our own country. */
function addressOf(address: z.infer<typeof addressSchema> | null | undefined): string {
  const { line1, line2, city, state, postal_code: code, country } = address ?? {};
  const isAbroad = country && country !== 'GB' && /^[A-Z]{2}$/.test(country);
  const abroad = isAbroad ? countryNames.of(country) : '';
  return [line1, line2, city, state, code, abroad].filter(Boolean).join('\n');
}

function readSession({ type, object }: Envelope) {
  // It asks for no money, and so has no amount.
  if (Object(object).mode === 'setup') return null;
  const session = sessionSchema.parse(object);
  const { currency_conversion: conversion, customer_details: customer, metadata } = session;
  const failed = type.endsWith('async_payment_failed');
  const succeeded = type.endsWith('async_payment_succeeded');
  return {
    kind: 'session' as const,
    session: session.id,
    customer: session.customer,
    invoice: session.invoice,
    intent: session.payment_intent,
    subscription: session.subscription,
    isSubscription: session.mode === 'subscription',
    outcome: failed ? ('failed' as const) : succeeded ? ('paid' as const) : session.payment_status,
    amount: conversion?.amount_total ?? session.amount_total,
    subtotal: conversion?.amount_subtotal ?? session.amount_subtotal,
    currency: conversion?.source_currency ?? session.currency,
    /** What the customer was shown and paid in another currency, which refunds are in. */
    shown: conversion ? { amount: session.amount_total, currency: session.currency } : null,
    link: session.payment_link,
    product: metadata?.product ?? null,
    period: metadata?.period ?? null,
    reference: session.client_reference_id ?? null,
    email: customer?.email ?? session.customer_email ?? null,
    name: customer?.name ?? null,
    tax: toldTax(
      session.total_details?.amount_tax ?? 0,
      session.amount_total,
      session.automatic_tax,
      customer?.tax_exempt,
    ),
    /** In lines. */
    address: addressOf(customer?.address),
    business: session.collected_information?.business_name ?? customer?.business_name ?? null,
    taxId: taxIdOf(customer?.tax_ids),
    phone: customer?.phone ?? null,
    answers: (session.custom_fields ?? []).flatMap(answerOf),
  };
}

const lineItemsSchema = z.object({ id, data: z.array(lineSchema) });

/** What the provider was asked for, which no webhook tells. */
function readLineItems({ object }: Envelope) {
  const { id: session, data } = lineItemsSchema.parse(object);
  return { kind: 'lines' as const, session, lines: data.map(lineOf) };
}

function readInvoice({ type, created, object }: Envelope) {
  const invoice = invoiceSchema.parse(object);
  const isPaid = type === 'invoice.paid';
  // The generations of shapes have it in one of these.
  const told = [...(invoice.total_taxes ?? []), ...(invoice.total_tax_amounts ?? [])];
  const taxed = invoice.tax ?? told.reduce((sum, tax) => sum + tax.amount, 0);
  const paidAt = isPaid ? invoice.status_transitions?.paid_at : null;
  // What was paid outside the provider is due, and not paid.
  const paid = isPaid ? invoice.amount_paid || invoice.amount_due : invoice.amount_paid;
  return {
    kind: 'invoice' as const,
    isPaid,
    /** Nobody waits for its payment any more. */
    isGivenUp: type === 'invoice.voided' || type === 'invoice.marked_uncollectible',
    invoice: invoice.id,
    customer: invoice.customer,
    intent: invoice.payment_intent,
    charge: invoice.charge,
    subscription: invoice.parent?.subscription_details?.subscription ?? invoice.subscription,
    amount: paid,
    due: invoice.amount_due,
    subtotal: invoice.subtotal ?? null,
    /** It is the one that a checkout of a subscription has paid. */
    isFirst: invoice.billing_reason === 'subscription_create',
    /** It is a tax invoice. */
    hasTax: taxed > 0,
    tax: toldTax(taxed, paid, invoice.automatic_tax, invoice.customer_tax_exempt),
    lines: (invoice.lines?.data ?? []).map(lineOf),
    currency: invoice.currency,
    at: paidAt ?? (isPaid ? created : (invoice.created ?? created)),
    email: invoice.customer_email ?? null,
    name: invoice.customer_name ?? null,
    address: addressOf(invoice.customer_address),
    taxId: taxIdOf(invoice.customer_tax_ids),
  };
}

/** Null if the event has changed something else of the customer. */
function readCustomer({ object, previous }: Envelope) {
  const { id, name = null, email = null, address } = customerSchema.parse(object);
  const changed = Object.keys(Object(previous ?? { name }));
  return changed.some((field) => /^(name|email|address)$/.test(field))
    ? { kind: 'customer' as const, customer: id, name, email, address: addressOf(address) }
    : null;
}

function readInvoicePayment({ created, object }: Envelope) {
  const { id, invoice, currency, payment, ...told } = invoicePaymentSchema.parse(object);
  return {
    kind: 'invoice-payment' as const,
    ...{ id, invoice, currency },
    intent: payment?.payment_intent ?? null,
    charge: payment?.charge ?? null,
    amount: told.amount_paid,
    at: told.status_transitions?.paid_at ?? created,
  };
}

const refundOf = (
  { id, amount, currency, status, created: at }: z.infer<typeof refundSchema>,
  hasFailed = false,
) => ({ id, amount, currency, status: hasFailed ? 'failed' : (status ?? 'succeeded'), at });

function readCharge({ object }: Envelope) {
  const { id, payment_intent: intent, invoice, currency, ...charge } = chargeSchema.parse(object);
  return {
    kind: 'refunds' as const,
    ...{ charge: id, intent, invoice, currency },
    /** All that went back until now; null in an event about a refund. */
    total: charge.amount_refunded,
    refunds: (charge.refunds?.data ?? []).map((refund) => refundOf(refund)),
    /** What has moved by the payment. */
    funds: charge.balance_transaction ? [charge.balance_transaction] : [],
  };
}

function readRefund({ type, object }: Envelope) {
  const refund = refundSchema.parse(object);
  const { charge, payment_intent: intent, currency } = refund;
  const refunds = [refundOf(refund, type === 'refund.failed')];
  const kind = 'refunds' as const;
  // That of a bank transfer names the transfer.
  const invoice = null as string | null;
  return { kind, charge, intent, invoice, currency, total: null, refunds, funds: [] };
}

function readDispute({ object }: Envelope) {
  const told = disputeSchema.parse(object);
  const { payment_intent: intent, evidence_details, balance_transactions, ...dispute } = told;
  return {
    kind: 'dispute' as const,
    ...dispute,
    intent,
    dueBy: evidence_details?.due_by ?? null,
    /** What was withdrawn, below 0, and reinstated. */
    funds: balance_transactions ?? [],
  };
}

const ENDED = new Set(['canceled', 'incomplete_expired']);

function readSubscription({ type, created, object, previous }: Envelope) {
  const subscription = subscriptionSchema.parse(object);
  const periods = subscription.items?.data ?? [];
  const items = itemsOf(subscription.items);
  const changes = [subscription, ...periods].flatMap((each) => each.discounts ?? []);
  const rates = [subscription.default_tax_rates, ...periods.map((each) => each.tax_rates)];
  const isTaxed = subscription.automatic_tax?.enabled === true || rates.some((each) => each?.[0]);
  const hasEnded = type.endsWith('.deleted') || ENDED.has(subscription.status);
  const before = previousSchema.safeParse(previous);
  const itemsBefore = itemsOf(before.data?.items);
  const invoiceBefore = before.data?.latest_invoice ?? subscription.latest_invoice;
  return {
    kind: 'subscription' as const,
    subscription: subscription.id,
    customer: subscription.customer,
    invoice: subscription.latest_invoice,
    status: subscription.status,
    isNew: type.endsWith('.created'),
    hasEnded,
    endedAt: hasEnded ? (subscription.ended_at ?? created) : null,
    cancelAt: subscription.cancel_at ?? null,
    cancelsAtPeriodEnd: subscription.cancel_at_period_end ?? false,
    periodStart:
      subscription.current_period_start ??
      earliest(periods.map(({ current_period_start: start }) => start)),
    periodEnd: periodEndOf(subscription.current_period_end, periods),
    isPaused: isPaused(subscription.pause_collection) || subscription.status === 'paused',
    items,
    plan: planOf(items),
    /** The next payment is not the sum of the items. */
    isAltered: Boolean(subscription.discount) || changes.length > 0 || isTaxed,
    /** What it was for before the event, if that has changed, and its invoice then. */
    before: itemsBefore.length > 0 ? { items: itemsBefore, invoice: invoiceBefore } : null,
    /** The values before the event, of those that it has changed. */
    previous: before.success && before.data ? previousOf(before.data) : {},
  };
}

const isPaused = (collection: unknown) => collection !== null && collection !== undefined;

/** The values that an event has changed, by the names of the fact. */
function previousOf(before: NonNullable<z.infer<typeof previousSchema>>) {
  const { items, ...own } = before;
  const values = {
    status: own.status,
    cancelAt: own.cancel_at,
    cancelsAtPeriodEnd: own.cancel_at_period_end,
    isPaused: 'pause_collection' in own ? isPaused(own.pause_collection) : undefined,
    plan: itemsOf(items).length > 0 ? planOf(itemsOf(items)) : undefined,
    periodEnd: items ? periodEndOf(own.current_period_end, items.data) : own.current_period_end,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The type of the facts that `readLineItems` reads. */
export const LINE_ITEMS = 'checkout.session.line_items';

/** By the types of events that are read. */
const readersByType = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'checkout.session.async_payment_failed': readSession,
  'invoice.paid': readInvoice,
  'invoice.payment_failed': readInvoice,
  'invoice.voided': readInvoice,
  'invoice.marked_uncollectible': readInvoice,
  'invoice_payment.paid': readInvoicePayment,
  'charge.refunded': readCharge,
  'charge.refund.updated': readRefund,
  'refund.created': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
  'charge.dispute.funds_withdrawn': readDispute,
  'charge.dispute.funds_reinstated': readDispute,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'customer.subscription.paused': readSubscription,
  'customer.subscription.resumed': readSubscription,
  'customer.updated': readCustomer,
  [LINE_ITEMS]: readLineItems,
};
const readers = new Map<string, (envelope: Envelope) => Fact | null>(Object.entries(readersByType));
export const eventTypes = [...readers.keys()].filter((type) => type !== LINE_ITEMS);

const envelopeSchema = z.object({
  id,
  object: z.literal('event'),
  type: z.string().check(z.maxLength(100)),
  created: time,
  livemode: z.boolean(),
  api_version: text,
  account: z.nullish(id),
  data: z.object({ object: z.unknown(), previous_attributes: z.optional(z.unknown()) }),
});

export const paymentKeys = (fact: Fact): string[] =>
  [
    'session' in fact ? fact.session : null,
    'invoice' in fact && fact.kind !== 'subscription' ? fact.invoice : null,
    'intent' in fact ? fact.intent : null,
    'charge' in fact ? fact.charge : null,
  ].filter((key) => key !== null);

const keysOf = (fact: Fact): string[] => [
  ...paymentKeys(fact),
  ...('subscription' in fact && fact.subscription ? [fact.subscription] : []),
];

/** The provider's id of the customer, who can have several orders. */
export const customerOf = ({ fact }: PaymentEvent): string | null =>
  ('customer' in fact && fact.customer) || null;

export type ReadEvent =
  | { state: 'read'; event: PaymentEvent }
  | { state: 'unused' }
  /** It has to be kept and shown. */
  | { state: 'unreadable'; type: string; problem: string };

const UNKNOWN = 'It cannot be read.';

/** Reads the JSON of an event whose signature is right. */
export function readEvent(json: unknown): ReadEvent {
  const envelope = envelopeSchema.safeParse(json);
  const { type: named } = Object(json);
  const type = typeof named === 'string' ? named.slice(0, 100) : '';
  if (!envelope.success)
    return { state: 'unreadable', type, problem: 'It is no event of version 1.' };
  const { id, created, livemode, api_version: version = null, data } = envelope.data;
  const { account = null } = envelope.data;
  const reader = readers.get(type);
  if (!reader) return { state: 'unused' };
  try {
    const { object, previous_attributes: previous } = data;
    const fact = reader({ type, created, object, previous });
    if (!fact) return { state: 'unused' };
    const keys = [...new Set(keysOf(fact))].sort();
    const event = { id, type, created, livemode, version, account, keys, fact };
    return { state: 'read', event };
  } catch (error) {
    const { issues } = error instanceof z.core.$ZodError ? error : { issues: [] };
    const fields = issues.slice(0, 10).map(({ path }) => path.join('.'));
    const problem = fields.length > 0 ? `It has no valid ${fields.join(', ')}.` : UNKNOWN;
    return { state: 'unreadable', type, problem };
  }
}

/** As `readEvent`, for the text of a body. */
export function readBody(body: string): ReadEvent {
  try {
    return readEvent(JSON.parse(body, storable));
  } catch (error) {
    // Deeply nested JSON overflows the stack.
    const problem = error instanceof SyntaxError ? 'It is not JSON.' : UNKNOWN;
    return { state: 'unreadable', type: '', problem };
  }
}
