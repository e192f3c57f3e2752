import { type QuestionnaireDraft, questionnaireDraftSchema } from '../../domain/questionnaire';
import { createTicket, type SupportTicket } from '../../domain/ticket';
import type { Backend } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { createBrowserQuotes, type QuoteServices } from './createBrowserQuotes';
import { createBrowserSessions } from './createBrowserSessions';
import { createDraft } from './createDraft';
import { storageKeys } from './storageKeys';
import { storedAccounts } from './storedAccounts';
import { createStoredList } from './storedList';
import { visitorRecords } from './visitorRecords';

/** The visitor's backend, over the storage of this browser. Create one per page load. */
export function createBrowserBackend(
  environment: BrowserEnvironment,
  services: QuoteServices,
): Backend {
  const supportTickets = createStoredList<SupportTicket>({
    ...visitorRecords.supportTickets,
    environment,
  });

  return {
    sessions: createBrowserSessions(environment, storedAccounts(environment)),
    quotes: createBrowserQuotes(environment, services),
    tickets: {
      async open(request) {
        const now = environment.now();
        const { replyTime } = services.business;
        return supportTickets.append((tickets) =>
          createTicket({ ...request, replyTime, now, tickets }),
        );
      },
      ...createDraft<QuestionnaireDraft>(
        environment,
        storageKeys.questionnaireDraft,
        questionnaireDraftSchema,
      ),
    },
  };
}
