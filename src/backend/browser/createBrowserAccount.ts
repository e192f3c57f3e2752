import { forCustomer } from '../../domain/conversation';
import type { SupportTicket } from '../../domain/ticket';
import { type Backend, BackendError } from '../Backend';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import type { StoredAccounts } from './storedAccounts';
import type { StoredList } from './storedList';

/** What this browser stores about the signed-in customer: to export, and to delete. */
export function createBrowserAccount(
  environment: BrowserEnvironment,
  { users, currentUser, signedInUser, notifyChange }: StoredAccounts,
  tickets: StoredList<SupportTicket>,
): Backend['account'] {
  function customer() {
    const user = signedInUser();
    if (!user) throw new BackendError('signed-out');
    return user;
  }

  const ownTickets = (userId: string) =>
    tickets.read().filter((ticket) => ticket.userId === userId);

  return {
    async exportData() {
      const account = customer();
      return {
        savedAt: environment.now().toISOString(),
        account,
        tickets: ownTickets(account.id).map(forCustomer),
      };
    },

    async remove() {
      const user = customer();
      for (const ticket of ownTickets(user.id)) await tickets.remove(ticket);
      await users.remove(user);
      currentUser.remove();
      notifyChange();
    },
  };
}
