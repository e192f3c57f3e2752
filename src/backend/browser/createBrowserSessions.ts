import { normaliseEmail } from '../../domain/credentials';
import { createUser, findUser, type User } from '../../domain/user';
import { type Backend, BackendError } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import type { StoredAccounts } from './storedAccounts';

/** How long logging in and registering take, in ms (spec §7): nobody is asked over the network. */
export const SIGN_IN_DELAY = 1000;

/** Registering, logging in and logging out. No password gets any further than here. */
export function createBrowserSessions(
  environment: BrowserEnvironment,
  { users, currentUser, signedInUser, tellChange, onChange, note }: StoredAccounts,
): Backend['sessions'] {
  return {
    restore: async () => note(signedInUser()),

    async logIn({ email }) {
      await environment.wait(SIGN_IN_DELAY);
      const user = findUser(users.read(), email);
      if (!user) throw new BackendError('user-not-found');
      currentUser.write(user);
      tellChange();
      return user;
    },

    async register({ name, email }) {
      await environment.wait(SIGN_IN_DELAY);
      const now = environment.now();
      const assertNew = (others: readonly User[]) => {
        if (findUser(others, email)) throw new BackendError('email-in-use');
      };
      // At once, where it can be seen at once; nobody then waits for another tab.
      assertNew(users.read());
      const user = await users.append((others) => {
        assertNew(others);
        return createUser({ name, email, now, users: others });
      }, normaliseEmail(email));
      try {
        currentUser.write(user);
      } catch (error) {
        await users.remove(user);
        throw error;
      }
      tellChange();
      return user;
    },

    async logOut() {
      currentUser.remove();
      tellChange();
    },

    onChange,
  };
}
