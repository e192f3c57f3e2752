import {
  createTicket,
  type SupportTicket,
  supportTicketSchema,
  unusedTimestamp,
} from '../../domain/ticket';
import type { Backend } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { storageKeys } from './storageKeys';
import { createStoredList } from './storedList';

/** The backend that keeps everything in the visitor's own browser. Make one a page. */
export function createBrowserBackend(environment: BrowserEnvironment): Backend {
  const supportTickets = createStoredList<SupportTicket>({
    key: storageKeys.supportTickets,
    schema: supportTicketSchema,
    environment,
  });

  return {
    tickets: {
      async open(request) {
        const now = environment.now();
        return supportTickets.append((isTaken) =>
          createTicket({ ...request, now, timestamp: unusedTimestamp(now, isTaken) }),
        );
      },
    },
  };
}
