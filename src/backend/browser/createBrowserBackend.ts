import { createTicket, type SupportTicket, supportTicketSchema } from '../../domain/ticket';
import type { Backend } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { createBrowserQuotes, type QuoteServices } from './createBrowserQuotes';
import { createBrowserSessions } from './createBrowserSessions';
import { storageKeys } from './storageKeys';
import { createStoredList } from './storedList';

/** The backend that keeps everything in the visitor's own browser. Make one a page. */
export function createBrowserBackend(
  environment: BrowserEnvironment,
  services: QuoteServices,
): Backend {
  const supportTickets = createStoredList<SupportTicket>({
    key: storageKeys.supportTickets,
    schema: supportTicketSchema,
    environment,
  });

  return {
    sessions: createBrowserSessions(environment),
    quotes: createBrowserQuotes(environment, services),
    tickets: {
      async open(request) {
        const now = environment.now();
        return supportTickets.append((tickets) => createTicket({ ...request, now, tickets }));
      },
    },
  };
}
