import { createTicket, type SupportTicket, supportTicketSchema } from '../../domain/ticket';
import type { Backend } from '../Backend';
import { createLazyAdmin } from '../createLazyAdmin';
import type { BrowserEnvironment } from './browserEnvironment';
import type { AdminServices } from './createBrowserAdmin';
import { createBrowserQuotes, type QuoteServices } from './createBrowserQuotes';
import { createBrowserSessions } from './createBrowserSessions';
import { storageKeys } from './storageKeys';
import { createStoredAccounts } from './storedAccounts';
import { createStoredList } from './storedList';

/** What the backend is told of the services around it, and of the business. */
export type BrowserServices = QuoteServices & AdminServices;

/** The backend that keeps everything in the visitor's own browser. Make one a page. */
export function createBrowserBackend(
  environment: BrowserEnvironment,
  services: BrowserServices,
): Backend {
  const accounts = createStoredAccounts(environment);
  const supportTickets = createStoredList<SupportTicket>({
    key: storageKeys.supportTickets,
    schema: supportTicketSchema,
    environment,
  });

  return {
    sessions: createBrowserSessions(environment, accounts),
    quotes: createBrowserQuotes(environment, services),
    tickets: {
      async open(request) {
        const now = environment.now();
        const { replyTime } = services.business;
        return supportTickets.append((tickets) =>
          createTicket({ ...request, replyTime, now, tickets }),
        );
      },
    },
    ...createLazyAdmin(async () => {
      const [{ createBrowserAdmin }, settings] = await Promise.all([
        import('./createBrowserAdmin'),
        services.loadAdminSettings(),
      ]);
      return createBrowserAdmin(environment, accounts, settings);
    }),
  };
}
