/** Keeps what the payment provider tells, and makes orders of it. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { foldText } from '../../src/domain/listQuery.ts';
import { IN_PROGRESS } from '../../src/domain/orderStatus.ts';
import { storedPaymentSettingsSchema } from '../../src/domain/paymentSettings.ts';
import type { ReceiptLine } from '../../src/domain/receipt.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import { about, note } from '../database/act.ts';
import {
  columns,
  columnsOf,
  type Database,
  insertRow,
  type Queries,
  readIds,
} from '../database/database.ts';
import { type FoldedOrder, foldOrder } from './foldOrder.ts';
import { tellOrder } from './orderEvents.ts';
import { orderRow } from './orderRow.ts';
import {
  customerOf,
  type PaymentEvent,
  paymentKeys,
  type ReadEvent,
  readBody,
} from './paymentFacts.ts';
import { notePayment } from './priceGuard.ts';
import { soldBy } from './products.ts';
import { findQuoteSale } from './quoteOrders.ts';

/** What an order is of that no product is known of. */
const UNASSIGNED = 'Unassigned';

export interface CompletedCheckout {
  /** The provider's id of the checkout: each is confirmed once. */
  checkout: string;
  /** Nothing was to be paid. */
  isFree: boolean;
  orderId: string;
  email: string;
  customer: string;
  service: string;
  product: string | null;
  period: string | null;
}

const factSchema = z.object({ orderId: z.nullable(z.string()), fact: z.custom<PaymentEvent>() });

/** Test and live money, and that of other accounts, never meet: neither do their ids. */
export const orderKey = (
  { livemode, account }: Pick<PaymentEvent, 'livemode' | 'account'>,
  key: string,
) => `${livemode ? 'live' : 'test'} ${account ?? ''} ${key}`;

const keysOf = (event: PaymentEvent) => event.keys.map((key) => orderKey(event, key)).sort();

/**
 * The number of an order, from the first id that is known of it. It has 60 bits, so that no two of millions share one:
 * they would be joined.
 */
export function numberOf(key: string): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bytes = createHash('sha256').update(key).digest().subarray(0, 12);
  return `ORD-${[...bytes].map((byte) => letters[byte % 32]).join('')}`;
}

/**
 * The ids that `find` resolves with, locked until the transaction ends: what others are being told of these orders
 * comes first, and may join them. So is the key of their customer.
 */
export async function lockOrders(
  { execute }: Queries,
  find: () => Promise<string[]>,
  customer: string[] = [],
) {
  let found = await find();
  for (let locked: string[] = []; [...customer, ...found].join() !== locked.join(); ) {
    locked = [...customer, ...found];
    await execute('select from order_keys where key = any($1) order by key for update', [locked]);
    found = await find();
  }
  return found;
}

/** The order that these ids lead to, locked until the transaction ends. Orders that turn out to be one are joined. */
async function lockOrder(
  queries: Queries,
  keys: readonly string[],
  customer: string[],
): Promise<string> {
  // Two events that share a new id wait here for each other.
  for (const key of keys) await insertRow(queries, 'order_keys', { key });
  const find = () =>
    readIds(
      queries,
      `select distinct order_id as id from order_keys where key = any($1) and order_id is not null
       order by order_id`,
      [keys],
    );
  const found = await lockOrders(queries, find, customer);
  const [first = numberOf(keys[0] ?? ''), ...others] = found;
  if (found.length === 0) await insertRow(queries, 'order_keys', { key: first, orderId: first });
  await queries.execute(
    'update order_keys set order_id = $1 where key = any($2) or order_id = any($3)',
    [first, keys, others],
  );
  await queries.execute('update payment_events set order_id = $1 where order_id = any($2)', [
    first,
    others,
  ]);
  return first;
}

const moment = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

const assignedSchema = z.object({
  link: z.string(),
  product: z.nullable(z.string()),
  period: z.nullable(z.string()),
});
type Assigned = z.infer<typeof assignedSchema>;

type Sold = Pick<
  ReturnType<typeof soldBy>,
  'lines' | 'key' | 'isSetAside' | 'quantity' | 'asked' | 'told'
> & {
  offer: { product: string; period: Assigned['period']; service: string } | undefined;
  sold: ReadonlyMap<string, { description: string | null; lines: readonly ReceiptLine[] }>;
};

interface RowOptions {
  sold: Sold;
  /** Of a quote: its customer. */
  quote: Awaited<ReturnType<typeof findQuoteSale>>;
  isForgotten: boolean;
  ownEmail: string | null;
}

/** The order by its facts, by what its link sells, and by whether its customer is to be forgotten. */
function rowOf(
  id: string,
  order: FoldedOrder,
  first: PaymentEvent,
  { sold, quote, isForgotten, ownEmail }: RowOptions,
) {
  const { offer, isSetAside } = sold;
  const service = offer?.service ?? UNASSIGNED;
  const { customer, email, address, business, phone, answers } = isForgotten
    ? forgotten
    : { ...order, ...quote?.customer, email: ownEmail ?? quote?.customer.email ?? order.email };
  const isOwn = first.account === null && !isSetAside;
  return {
    id,
    customer,
    email,
    emailKey: email && normaliseEmail(email),
    address,
    business,
    phone,
    answers: JSON.stringify(answers),
    service,
    amount: order.amount,
    currency: order.currency,
    orderedAt: moment(order.at),
    searched: foldText([id, customer, business, email, service].join(' ')),
    product: offer?.product ?? null,
    period: offer?.period ?? null,
    quantity: sold.quantity,
    lines: JSON.stringify(sold.lines),
    isSubscription: order.isSubscription,
    unknownState: order.unknownState,
    link: sold.key,
    livemode: first.livemode,
    providerAccount: first.account,
    countsIn: isOwn ? modeOf(first.livemode) : 'none',
    paid: order.paid,
    refunded: order.refunded,
    lost: order.lost,
    money: order.state,
    nextPayment: moment(order.nextPayment),
    nextAmount: order.nextAmount,
    endsOn: moment(order.endsOn),
  };
}

const modeOf = (isLive: boolean) => (isLive ? 'live' : 'test');

/** What remains of a customer. */
export const forgotten = {
  customer: 'Deleted customer',
  email: null,
  address: '',
  business: null,
  phone: null,
  answers: [],
};

/** In SQL: what was told of these orders, and of their customers. */
const TOLD = `(order_id = any($1) or (order_id is null and customer = any(array(
  select customer from payment_events where order_id = any($1)
))))`;

/** Removes what names a person from the facts of these orders. */
export const forgetFacts = (queries: Queries, orderIds: readonly string[]) =>
  queries.execute(
    `update payment_events
     set fact = jsonb_set(fact, '{fact}', (fact->'fact') ||
       '{"name":null,"email":null,"address":"","business":null,"phone":null,"answers":[],"taxId":null}')
     where ${TOLD}
       and coalesce(fact->'fact'->>'name', fact->'fact'->>'email', nullif(fact->'fact'->>'address', ''),
         fact->'fact'->>'business', fact->'fact'->>'phone',
         fact->'fact'->>'taxId', nullif(fact->'fact'->>'answers', '[]')) is not null`,
    [orderIds],
  );

/** The checkouts of an order, and what its links have named, unless another paid order had named it before. */
async function purchasesOf(queries: Queries, id: string, order: FoldedOrder, first: PaymentEvent) {
  const purchases = [...order.checkouts];
  for (const reference of order.references) {
    const key = orderKey(first, `named ${reference}`);
    await insertRow(queries, 'order_keys', { key, orderId: id });
    const own = 'select from order_keys where key = $1 and order_id = $2';
    if ((await queries.execute(own, [key, id])) > 0) purchases.push(reference);
  }
  return purchases;
}

async function writeEntries(queries: Queries, orderId: string, order: FoldedOrder, sold: Sold) {
  await queries.execute('delete from order_entries where order_id = $1', [orderId]);
  const { payments, refunds, disputes } = order;
  /** What the payment that these ids name is for. */
  const description = (keys: readonly string[]) => {
    const payment = payments.find((paid) => paid.keys.some((key) => keys.includes(key)));
    return sold.sold.get(payment?.id ?? '')?.description ?? null;
  };
  const entries = [
    ...payments.map(({ invoice, plan, lines, tax, payer, ...payment }) => ({
      ...payment,
      kind: 'payment',
      payer: JSON.stringify(payer),
      lines: JSON.stringify(sold.sold.get(payment.id)?.lines ?? []),
      ...(tax && { tax: JSON.stringify(tax) }),
    })),
    ...refunds.map((refund) => ({ ...refund, kind: 'refund' })),
    ...disputes.map((claim) => ({ ...claim, kind: 'dispute', dueBy: moment(claim.dueBy) })),
  ];
  for (const entry of entries)
    await insertRow(queries, 'order_entries', {
      orderId,
      description: description(entry.keys),
      ...entry,
      at: moment(entry.at),
    });
}

const earlierSchema = z.pick(orderRow, {
  id: true,
  status: true,
  service: true,
  product: true,
  progress: true,
  accountId: true,
  forgottenAt: true,
  isConfirmed: true,
  receiptsDue: true,
  ownEmail: true,
});

/** How long what is told of an order may go on before its receipts are made, in ms. */
const RECEIPTS_AFTER = 20_000;

/** How payments become orders. */
export interface Rules {
  confirm: (queries: Queries, completed: CompletedCheckout) => Promise<void>;
  /** A payment of a quote has been told by an event; `before` is the order without it. */
  quotePaid: (
    queries: Queries,
    quoteId: string,
    told: { before: FoldedOrder | null; event: string; at: Date },
  ) => Promise<void>;
  /** The provider's list of links is read, so that a price alone does not say what was bought. */
  isListRead: boolean;
}

/**
 * Writes the rows of an order anew from its facts, and removes those of orders that were joined with it. Confirms its
 * checkout once that is complete and it is known what was bought.
 */
async function writeOrder(
  queries: Queries,
  id: string,
  facts: readonly PaymentEvent[],
  { confirm, isListRead }: Rules,
) {
  const order = foldOrder(facts);
  const first = facts.find(({ fact }) => fact.kind !== 'customer');
  if (!order || !first) return undefined;
  const earlier = await queries.rows(
    earlierSchema,
    `select ${columns(earlierSchema)} from orders
     where id in (select key from order_keys where order_id = $1) order by id`,
    [id],
  );
  const progress = earlier.find((row) => row.progress)?.progress ?? null;
  const status = order.status ?? progress ?? IN_PROGRESS;
  const prices = [...order.items, ...order.payments.flatMap(({ lines }) => lines)];
  const known = await queries.rows(
    assignedSchema,
    'select link, product, period from link_products where link = any($1)',
    [[id, order.link, ...prices.map(({ price }) => price)].filter((key) => key !== null)],
  );
  const assigned = new Map(known.map(({ link, ...product }) => [link, product]));
  const quote = await findQuoteSale(queries, id);
  const sold = quote ? quote.sold(order) : soldBy(id, order, { assigned, isListRead });
  const forgottenAt = earlier.find((row) => row.forgottenAt)?.forgottenAt ?? null;
  const isForgotten = forgottenAt !== null;
  const joined = earlier.find((row) => row.id !== id && row.accountId);
  const ownEmail = earlier.find((row) => row.ownEmail)?.ownEmail ?? null;
  const own = rowOf(id, order, first, { sold, quote, isForgotten, ownEmail });
  const mode = modeOf(await isLive(queries));
  const isChosen = own.countsIn === mode;
  const { checkout, isFree } = order;
  const wasConfirmed = earlier.some((row) => row.isConfirmed);
  // Money of the other mode is never confirmed, also not once the owner has changed the mode.
  const isOfOtherMode = first.account !== null || modeOf(first.livemode) !== mode;
  const isComplete = checkout !== null && own.email !== null && own.product !== null;
  const confirms = !wasConfirmed && isChosen && isComplete;
  const row = {
    ...own,
    ownEmail,
    purchases: await purchasesOf(queries, id, order, first),
    progress,
    status,
    forgottenAt,
    isConfirmed: wasConfirmed || confirms || (isOfOtherMode && checkout !== null),
    receiptsDue:
      earlier.find((row) => row.receiptsDue)?.receiptsDue ?? new Date(Date.now() + RECEIPTS_AFTER),
    // That of an order which is joined with it; its own stays.
    ...(joined && { accountId: joined.accountId }),
  };
  if (isForgotten) await forgetFacts(queries, [id]);
  await queries.execute(
    'delete from orders where id <> $1 and id in (select key from order_keys where order_id = $1)',
    [id],
  );
  if (!(await insertRow(queries, 'orders', row))) {
    const names = columnsOf(row).split(', ');
    await queries.execute(
      `update orders set ${names.map((name, index) => `${name} = $${index + 1}`).join(', ')}
       where id = $1`,
      Object.values(row),
    );
  }
  await writeEntries(queries, id, order, sold);
  if (isChosen) {
    await notePrice(queries, id, order, sold);
    const before = earlier.find((row) => row.id === id);
    if (before?.status !== status)
      await note(queries, 'Server', `set to ${status}`, about('order', id));
    if (before?.product && before.service !== row.service)
      await note(queries, 'Server', `changed to ${row.service}`, about('order', id));
  }
  if (confirms)
    await confirm(queries, { ...row, checkout, isFree, orderId: id, email: row.email ?? '' });
  return { order, row, isChosen, quoteId: quote?.id };
}

/** Compares what our line asks for with the price of what the link sells, once that is known. */
async function notePrice(queries: Queries, id: string, order: FoldedOrder, { told, asked }: Sold) {
  const { link, at } = order;
  if (!link || !told || !asked || asked.subtotal === null || order.isFree || !order.checkout)
    return;
  const paid = { ...asked, at: new Date(at * 1000), order: id };
  await notePayment(queries, { link, offer: told, ...paid });
}

/** What was told of these orders and of their customers. */
export const readTold = (queries: Queries, orderIds: readonly string[]) =>
  queries.rows(
    factSchema,
    `select order_id, fact from payment_events where fact is not null and ${TOLD}`,
    [orderIds],
  );

const readFacts = async (queries: Queries, orderId: string) =>
  (await readTold(queries, [orderId])).map(({ fact }) => fact);

/**
 * Makes these ids lead to one order, which is named after the first of them, before anything is told of it. Resolves
 * with the id of the order.
 */
export async function bindKeys(
  queries: Queries,
  isLive: boolean,
  [first = '', ...others]: readonly string[],
): Promise<string> {
  const keyOf = (key: string) => orderKey({ livemode: isLive, account: null }, key);
  const orderId = numberOf(keyOf(first));
  for (const key of [orderId, ...[first, ...others].map(keyOf)])
    await insertRow(queries, 'order_keys', { key, orderId });
  return orderId;
}

/** Keeps what the business itself knows of a payment, once for each id, as an event would tell it. */
export async function addOwnFact(
  queries: Queries,
  { id, fact, at: created }: Pick<PaymentEvent, 'id' | 'fact'> & { at: number },
  rules: Rules,
): Promise<boolean> {
  const told = { id, type: fact.kind, livemode: await isLive(queries), account: null };
  const row = { ...told, body: null, problem: null, receivedAt: new Date() };
  if (!(await insertRow(queries, 'payment_events', row))) return false;
  const event = { ...told, fact, keys: paymentKeys(fact), created, version: null };
  await addFact(queries, event, rules);
  return true;
}

/** Adds a fact to its order, or to all orders of its customer. */
async function addFact(queries: Queries, event: PaymentEvent, rules: Rules): Promise<void> {
  const id = customerOf(event);
  const customer = id ? [orderKey(event, id)] : [];
  for (const key of customer) await insertRow(queries, 'order_keys', { key });
  const isOfCustomer = event.fact.kind === 'customer';
  const order = isOfCustomer ? null : await lockOrder(queries, keysOf(event), customer);
  await queries.execute(
    `update payment_events set order_id = $2, fact = $3, customer = $4, body = null, problem = null
     where id = $1`,
    [event.id, order, JSON.stringify(event), customer[0]],
  );
  const others = `select distinct order_id as id from payment_events
    where customer = $1 and order_id is not null order by order_id`;
  const ids = order
    ? [order]
    : await lockOrders(queries, () => readIds(queries, others, customer), customer);
  const at = new Date(event.created * 1000);
  for (const id of ids) {
    const facts = await readFacts(queries, id);
    const written = await writeOrder(queries, id, facts, rules);
    if (!written?.isChosen) continue;
    const before = foldOrder(facts.filter((fact) => fact.id !== event.id));
    await tellOrder(queries, before, { ...written, at });
    if (written.quoteId)
      await rules.quotePaid(queries, written.quoteId, { before, event: event.id, at });
  }
}

/** Keeps a payment event, once for each id, and writes the rows of its order in the same transaction. */
export const recordEvent = (
  database: Database,
  read: Exclude<ReadEvent, { state: 'unused' }>,
  { id, body, now }: { id: string; body: string; now: Date },
  rules: Rules,
): Promise<void> =>
  database.transaction(async (queries) => {
    const isRead = read.state === 'read';
    const isNew = await insertRow(queries, 'payment_events', {
      id,
      type: isRead ? read.event.type : read.type,
      livemode: isRead ? read.event.livemode : null,
      account: isRead ? read.event.account : null,
      body: isRead ? null : body,
      problem: isRead ? null : read.problem,
      receivedAt: now,
    });
    if (isNew && isRead) await addFact(queries, read.event, rules);
  });

const bodySchema = z.object({ body: z.nullable(z.string()) });

/** Reads an event again that could not be read. Resolves with whether there is one of this id. */
export const tryAgain = (database: Database, id: string, rules: Rules): Promise<boolean> =>
  database.transaction(async (queries) => {
    const kept = 'select body from payment_events where id = $1 for update';
    const known = await queries.row(bodySchema, kept, [id]);
    if (known?.body === null || known?.body === undefined) return known !== null;
    const read = readBody(known.body);
    if (read.state === 'unreadable') return true;
    if (read.state === 'unused') {
      await queries.execute('delete from payment_events where id = $1', [id]);
      return true;
    }
    const { type, livemode, account } = read.event;
    await queries.execute(
      'update payment_events set type = $2, livemode = $3, account = $4 where id = $1',
      [id, type, livemode, account],
    );
    await addFact(queries, { ...read.event, id }, rules);
    return true;
  });

/** Reads all events again that could not be read: this version of the server may know their shape. */
export async function tryAllAgain(database: Database, rules: Rules): Promise<void> {
  const kept = 'select id from payment_events where body is not null order by received_at, id';
  for (const id of await readIds(database, kept)) await tryAgain(database, id, rules);
}

/** What is said of a link, of a price, or of an order that has no link, by its id; null: it is not ours. */
export interface Assignment {
  link: string;
  product: string | null;
  period: string | null;
  /** Otherwise the provider's list says so, which replaces nothing that the owner has said. */
  byOwner: boolean;
}

/** Says what a payment link sells, also for what was paid by it before. */
export async function assignLink(
  queries: Queries,
  { link, product, period, byOwner }: Assignment,
  rules: Rules,
): Promise<void> {
  const changed = await queries.execute(
    `insert into link_products (link, product, period, by_owner) values ($1, $2, $3, $4)
     on conflict (link) do update set product = excluded.product, period = excluded.period, by_owner = excluded.by_owner
       where excluded.by_owner or (not link_products.by_owner and (link_products.product,
         link_products.period) is distinct from (excluded.product, excluded.period))`,
    [link, product, period, byOwner],
  );
  if (changed === 0) return;
  const paid = 'select id from orders where link = $1 or id = $1 order by id';
  const ids = await lockOrders(queries, () => readIds(queries, paid, [link]));
  for (const id of ids) await writeOrder(queries, id, await readFacts(queries, id), rules);
}

/** Whether real money counts: the owner's test mode is off. */
export async function isLive(queries: Queries): Promise<boolean> {
  const saved = await queries.row(
    z.object({ value: z.unknown() }),
    "select value from settings where key = 'stripeSettings'",
  );
  const settings = storedPaymentSettingsSchema.safeParse(saved?.value);
  return settings.success && !settings.data.testMode;
}

/** Deletes the bodies of events that could not be read in 90 days, and what was told of customers without an order. */
export async function clearEventBodies(queries: Queries): Promise<void> {
  await queries.execute(
    `delete from payment_events
     where order_id is null and customer is not null and received_at < now() - make_interval(days => 90)
       and not exists (select from payment_events as told
         where told.customer = payment_events.customer and told.order_id is not null)`,
  );
  await queries.execute(
    `update payment_events set body = null
     where body is not null and received_at < now() - make_interval(days => 90)`,
  );
}
