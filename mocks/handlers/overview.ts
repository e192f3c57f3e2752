import type { HttpHandler } from 'msw';
import type { Checklist } from '#src/domain/checklist.ts';
import {
  type About,
  HISTORY_PER_PAGE,
  type HistoryEntry,
  type HistoryPage,
  type HistoryQuery,
} from '#src/domain/history.ts';
import { pageOf } from '#src/domain/listQuery.ts';
import type { OwnerStatus } from '#src/domain/ownerStatus.ts';
import { type Today, type TodayKind, todayOf, type Waiting } from '#src/domain/today.ts';
import type { WholeBackend } from '../createBackendOver.ts';
import { buildChecklist } from '../factories/checklist.ts';
import { buildHistoryEntry } from '../factories/historyEntry.ts';
import { type Asked, handlersOf } from './answer.ts';
import type { OutboxOptions } from './outbox.ts';
import { OWNER_NAME } from './ownerAccess.ts';
import type { QuoteOptions } from './quotes.ts';

export interface OverviewOptions extends OutboxOptions, QuoteOptions {
  /** What owners did, the newest first. */
  history?: readonly HistoryEntry[] | undefined;
  /** What the site still needs. Default: nothing. */
  checklist?: Checklist | undefined;
  /** How the server is. */
  status?: Partial<OwnerStatus>;
  /** What waits for the owner. Default: the tickets, quote requests, mails and events that do. */
  today?: Today | undefined;
}

function historyPage(history: readonly HistoryEntry[], { about, page }: HistoryQuery): HistoryPage {
  const found = history.filter(
    (entry) => !about || (entry.about.kind === about.kind && entry.about.id === about.id),
  );
  const entries = pageOf(found, page, HISTORY_PER_PAGE);
  return { entries, found: found.length, ...(about && { name: found[0]?.name ?? undefined }) };
}

/** What tells the owner about the site as a whole. */
export function overviewHandlers(
  site: WholeBackend,
  {
    history = [
      buildHistoryEntry({ action: 'signed in', about: { kind: 'login', id: '192.0.2.7' } }),
    ],
    checklist = buildChecklist(),
    quoteRequests = [],
    mails = [],
    events = [],
    status,
    today,
  }: OverviewOptions,
): HttpHandler[] {
  let isMailed = true;
  const listed = (kind: TodayKind, entries: readonly { id: string }[]): Waiting => ({
    items: entries.map(({ id }) => ({ kind, id, who: `${kind} ${id}`, until: null })),
    counts: { [kind]: entries.length },
  });
  const failed = [
    listed(
      'mail',
      mails.filter((mail) => mail.state === 'failed' && !mail.isSetAside),
    ),
    listed(
      'event',
      events.filter(({ state, isSetAside }) => /failed|stopped/.test(state) && !isSetAside),
    ),
  ];
  const waiting = async (): Promise<Waiting[]> => [
    await site.today.read(),
    listed(
      'quote',
      quoteRequests.filter((quote) => quote.status === 'New'),
    ),
  ];
  return handlersOf({
    'GET /api/admin/status': (): OwnerStatus => ({
      owner: OWNER_NAME,
      version: '1.0.0',
      ...status,
    }),
    'GET /api/admin/today': async (): Promise<Today> => ({
      ...(today ?? todayOf([...(await waiting()), ...failed])),
      isMailed,
    }),
    'PUT /api/admin/today/mail': ({ body }: Asked<{ isOn: boolean }>) => {
      isMailed = body.isOn;
    },
    'GET /api/admin/checklist': () => checklist,
    'GET /api/admin/history': ({ query }: Asked<void, Partial<About> & { page: number }>) => {
      const { kind, id, page } = query;
      return historyPage(history, { about: kind && id ? { kind, id } : null, page });
    },
  });
}
