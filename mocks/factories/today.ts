import { type Today, type TodayItem, todayOf } from '#src/domain/today.ts';

type Entry = Pick<TodayItem, 'kind' | 'id' | 'who' | 'until'>;

/** One of each kind that has a day, and what has none. */
export const sixWaiting: readonly Entry[] = [
  { kind: 'overdue', id: 'ord_3', who: 'Nadia Osei, Basic Hosting (monthly)', until: '2026-02-28' },
  { kind: 'ticket', id: 'web-1', who: 'Eleanor Whitby, Whitby Ceramics', until: '2026-03-03' },
  { kind: 'quote', id: '1', who: 'Tom Ashworth, Ashworth & Sons', until: '2026-03-04' },
  { kind: 'dispute', id: 'ord_1', who: 'Ruth Harrow, Standard Website', until: '2026-03-09' },
  { kind: 'unassigned', id: 'ord_7', who: 'Ida Marsh, Unassigned', until: null },
  { kind: 'mail', id: '3', who: 'eleanor@whitby.example, Your order', until: null },
];

/** What waits for the owner. Default: the six. */
export function buildToday(items = sixWaiting): Today {
  const counts: Today['counts'] = {};
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
  return todayOf([{ items, counts }]);
}
