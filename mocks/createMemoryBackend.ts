import type { Backend, BackendError } from '#src/backend/Backend.ts';
import { createTicket, type SupportTicket, unusedTimestamp } from '#src/domain/ticket.ts';
import { mockNow } from './clock.ts';

/** Every verb of the backend by its full name: 'tickets.open' … */
export type BackendVerb = {
  [Area in keyof Backend]: `${Area}.${Extract<keyof Backend[Area], string>}`;
}[keyof Backend];

export interface MemoryBackendOptions {
  now?: () => Date;
  supportTickets?: readonly SupportTicket[];
  /** Verbs that reject, each with its error. */
  fail?: Partial<Record<BackendVerb, BackendError>>;
  /** Verbs that never answer, for states such as submitting. */
  hang?: readonly BackendVerb[];
}

/** A backend that forgets everything with the page, and shows what it holds. */
export interface MemoryBackend extends Backend {
  readonly state: { readonly supportTickets: readonly SupportTicket[] };
}

/** The backend of stories and tests; it honours the same contract as the one that ships. */
export function createMemoryBackend(options: MemoryBackendOptions = {}): MemoryBackend {
  const { now = mockNow, fail = {}, hang = [] } = options;
  const supportTickets = [...(options.supportTickets ?? [])];

  async function perform<R>(verb: BackendVerb, work: () => R): Promise<R> {
    if (hang.includes(verb)) await new Promise(() => {});
    const error = fail[verb];
    if (error) throw error;
    return work();
  }

  return {
    state: { supportTickets },
    tickets: {
      open: (request) =>
        perform('tickets.open', () => {
          const date = now();
          const timestamp = unusedTimestamp(date, (id) =>
            supportTickets.some((ticket) => ticket.id === id),
          );
          const ticket = createTicket({ ...request, now: date, timestamp });
          supportTickets.push(ticket);
          return ticket;
        }),
    },
  };
}
