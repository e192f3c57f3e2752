import { questionnaireDraftSchema } from '../../domain/questionnaire';
import type { Backend } from '../Backend';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { createDraft, createMessageDrafts } from '../storage/drafts';
import { storageKeys } from '../storage/storageKeys';
import { createBrowserQuotes, type QuoteServices } from './createBrowserQuotes';
import { createBrowserAccount, createBrowserSessions } from './createBrowserSessions';
import { createBrowserTickets, storedTickets } from './createBrowserTickets';
import { storedAccounts } from './storedAccounts';

/** The visitor's backend, over the storage of this browser. Create one per page load. */
export function createBrowserBackend(
  environment: BrowserEnvironment,
  services: QuoteServices,
): Omit<Backend, 'connected'> {
  const accounts = storedAccounts(environment);
  // One list: what the account deletes must not be added again by the list that has added it.
  const tickets = storedTickets(environment);

  return {
    sessions: createBrowserSessions(environment, accounts),
    account: createBrowserAccount(environment, accounts, tickets),
    quotes: createBrowserQuotes(environment, services),
    tickets: {
      ...createBrowserTickets(environment, accounts, tickets, services.business.replyTime),
      ...createDraft(environment, storageKeys.questionnaireDraft, questionnaireDraftSchema),
      ...createMessageDrafts(environment),
    },
  };
}
