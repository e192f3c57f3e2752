/** Where payment links differ from the prices on the website: what payments and the provider's list show. */
import * as z from 'zod/mini';
import { packages, plans, yearlyDiscountPercent } from '../../src/content/catalogue.ts';
import { listProblems, type ProviderList } from '../../src/domain/checklist.ts';
import {
  type Asked,
  type Finding,
  findingSchema,
  type Offer,
  offersOf,
  paymentFindings,
} from '../../src/domain/priceGuard.ts';
import type { Queries } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import type { ServerSettings } from '../settings.ts';

/** Why a list could not be read. */
export type ListProblem = (typeof listProblems)[number];

export const offers = offersOf(packages, plans, yearlyDiscountPercent);

/** The source of what the provider's list shows; that of a payment is the id of its link. */
const LIST: ProviderList = 'payment_links';

const rowSchema = z.object({
  source: z.string(),
  findings: z.array(findingSchema),
  problem: z.nullable(z.enum(listProblems)),
  seenAt: z.date(),
});

interface SeenPayment extends Asked {
  link: string;
  /** What the link sells, as its metadata say or the owner has assigned it. */
  offer: Offer;
  at: Date;
  order: string;
}

/** Notes findings, unless newer ones of the source are known, or others of the same moment. An order replaces its own. */
const note = (
  queries: Queries,
  source: string,
  found: readonly Finding[],
  at: Date,
  order: string | null = null,
) =>
  queries.execute(
    `insert into price_findings (source, findings, seen_at, order_id) values ($1, $2, $3, $4)
     on conflict (source) do update set
       findings = excluded.findings, problem = null, seen_at = excluded.seen_at,
       order_id = excluded.order_id
       where price_findings.seen_at < excluded.seen_at
         or price_findings.order_id = excluded.order_id
         or (price_findings.seen_at = excluded.seen_at and excluded.findings <> '[]')`,
    [source, JSON.stringify(found), at, order],
  );

/**
 * Notes what the first payment of a checkout shows, in the transaction of its event. It replaces what earlier
 * payments of the same link have shown. Only for the mode, test or live, that the owner has chosen.
 */
export const notePayment = (queries: Queries, { link, offer, at, order, ...asked }: SeenPayment) =>
  note(queries, link, paymentFindings(offer, asked), at, order);

/** Notes what the provider's list of this moment shows. It replaces what payments have shown before. */
export const noteList = (queries: Queries, found: readonly Finding[], at: Date) =>
  note(queries, LIST, found, at);

/** Notes why a list could not be read; null: it was. What was found before stays. */
export const noteListProblem = (
  queries: Queries,
  problem: ListProblem | null,
  list: string = LIST,
) =>
  queries.execute(
    `insert into price_findings (source, findings, problem, seen_at) values ($1, '[]', $2, $3)
     on conflict (source) do update set problem = excluded.problem`,
    [list, problem, new Date(0)],
  );

const EVENT_LISTS = ['events', 'invoice_payments', 'line_items'] as const;

const [EVENTS] = EVENT_LISTS;

/** The moment until which events are not read yet, in seconds since 1970; 0 if all are. */
export async function readEventsLeft(queries: Queries): Promise<number> {
  const row = await queries.row(
    z.object({ seenAt: z.date() }),
    'select seen_at from price_findings where source = $1',
    [EVENTS],
  );
  return (row?.seenAt.getTime() ?? 0) / 1000;
}

export const noteEventsLeft = (queries: Queries, until: number) =>
  queries.execute(
    `insert into price_findings (source, findings, seen_at) values ($1, '[]', $2)
     on conflict (source) do update set seen_at = excluded.seen_at`,
    [EVENTS, new Date(until * 1000)],
  );

/**
 * What is wrong now, the row of the provider's list of links, and another one that cannot be read. Lists count
 * only while there is a key to read them.
 */
export async function readFindings(queries: Queries, { provider }: ServerSettings) {
  const rows = await queries.rows(
    rowSchema,
    'select source, findings, problem, seen_at from price_findings order by source',
  );
  const list = provider && rows.find(({ source }) => source === LIST);
  const since = list?.seenAt ?? new Date(0);
  const found = rows
    .filter((row) => row === list || (row.source !== LIST && row.seenAt > since))
    .flatMap((row) => row.findings);
  // Several links can show the same.
  const distinct = new Map(found.map((finding) => [Object.values(finding).join(), finding]));
  const [unreadList = null] = EVENT_LISTS.flatMap((name) => {
    const problem = provider && rows.find(({ source }) => source === name)?.problem;
    return problem ? [{ list: name, problem }] : [];
  });
  return { findings: [...distinct.values()], list, unreadList };
}

export const priceGuardRoutes: OwnersRoutes = (router, { database, settings }) =>
  router.get('/', async (context) => {
    const { findings } = await readFindings(database, settings);
    return reply<{ findings: Finding[] }>(context, {
      findings: findings.filter(({ problem }) => problem !== 'no-address'),
    });
  });
