import { forCustomer } from '../../domain/conversation';
import type { SupportTicket } from '../../domain/ticket';
import { createUser, findUser, type User } from '../../domain/user';
import { type Backend, BackendError } from '../Backend';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import type { StoredAccounts } from './storedAccounts';
import type { StoredList } from './storedList';

/** The simulated delay of logging in and registering, in ms. */
export const SIGN_IN_DELAY = 1000;

/** Registering, logging in and logging out. Passwords are dropped here. */
export function createBrowserSessions(
  environment: BrowserEnvironment,
  { users, currentUser, signedInUser, signOut, notifyChange, onChange, remember }: StoredAccounts,
): Backend['sessions'] {
  return {
    restore: async () => remember(signedInUser()),

    async logIn({ email }) {
      await environment.wait(SIGN_IN_DELAY);
      const user = findUser(users.read(), email);
      if (!user) throw new BackendError('user-not-found');
      currentUser.write(user);
      notifyChange();
      return user;
    },

    async register({ name, email }) {
      await environment.wait(SIGN_IN_DELAY);
      const now = environment.now();
      const assertNew = (others: readonly User[]) => {
        if (findUser(others, email)) throw new BackendError('email-in-use');
      };
      // Refuses a known email without waiting for the lock of another tab.
      assertNew(users.read());
      const user = await users.append((others) => {
        assertNew(others);
        return createUser({ name, email, now, users: others });
      });
      try {
        currentUser.write(user);
      } catch (error) {
        await users.remove(user);
        throw error;
      }
      notifyChange();
      return user;
    },

    logOut: async () => signOut(),

    onChange,
  };
}

/** What this browser stores about the signed-in customer: to export, and to delete. */
export function createBrowserAccount(
  environment: BrowserEnvironment,
  { users, userAs, signOut }: StoredAccounts,
  tickets: StoredList<SupportTicket>,
): Backend['account'] {
  function customer() {
    const user = userAs();
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
      signOut();
    },
  };
}
