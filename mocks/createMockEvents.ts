import type { OwnersEvents } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { findPage } from '#src/domain/listQuery.ts';
import { EVENTS_PER_PAGE, eventStates, type ListedEvent } from '#src/domain/ownersEvents.ts';

/** The owner's methods for these events. An event that is sent again is sent at once. */
export function createMockEvents(
  initial: readonly ListedEvent[],
  hasReceiver: boolean,
): OwnersEvents {
  let all = initial;

  function change(eventId: string, changed: Partial<ListedEvent>) {
    if (!all.some(({ id }) => id === eventId)) throw new AdminError('event-not-found');
    all = all.map((each) => (each.id === eventId ? { ...each, ...changed } : each));
  }

  return {
    async list(query) {
      const { entries, ...page } = findPage(all, query, {
        statuses: eventStates,
        statusOf: ({ state }) => state,
        textOf: ({ type, about }) => `${type} ${about.id}`.toLowerCase(),
        pageSize: EVENTS_PER_PAGE,
      });
      return { events: entries, ...page, hasReceiver };
    },
    sendAgain: async (id) =>
      change(id, { state: 'sent', attempts: 1, error: null, nextAt: null, isSetAside: false }),
    setAside: async (id) => change(id, { isSetAside: true }),
  };
}
