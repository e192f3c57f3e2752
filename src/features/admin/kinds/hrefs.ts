import type { About } from '../../../domain/history';
import { type TodayItem, todayFacts } from '../../../domain/today';
import { pages } from '../../../pages';
import { type Kind, kinds } from './kinds';

/**
 * The URL of the owner's page about one thing. Its id is in the query, so any static host serves it; an order,
 * which only a server keeps in detail, has a path.
 */
export const entryHref = (kind: Kind, id: string) =>
  kind === 'order'
    ? `${kinds.order.list}/${encodeURIComponent(id)}`
    : `${kinds[kind].list}?${new URLSearchParams({ [kind]: id })}`;

/** Where the owner does something about it. In browser mode an order has no page of its own. */
export function todayHref({ kind, id }: Pick<TodayItem, 'kind' | 'id'>, isConnected: boolean) {
  const { opens } = todayFacts(kind);
  switch (opens) {
    case 'outbox':
      return pages.adminEvents.href;
    case 'events':
      return `https://dashboard.stripe.com/events/${encodeURIComponent(id)}`;
    case 'links':
      return 'https://dashboard.stripe.com/payment-links';
    default:
      return opens === 'order' && !isConnected ? kinds.order.list : entryHref(opens, id);
  }
}

/** The last part of the path of the form for an order. No order has this id. */
export const NEW_ORDER = 'new';

/** The URL of the accounts that these words find. */
export const accountsHref = (search: string) =>
  `${pages.adminAccounts.href}?${new URLSearchParams({ search })}`;

const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);

/** The URL of what the history or an event is about, by its name for an account; undefined without a page. */
export function aboutHref({ kind, id }: About, name = ''): string | undefined {
  if (isKind(kind)) return entryHref(kind, id);
  return kind === 'account' ? accountsHref(name) : undefined;
}

/** The URL of what was done to one thing. */
export const historyHref = (about: About) =>
  `${pages.adminHistory.href}?${new URLSearchParams(about)}`;
