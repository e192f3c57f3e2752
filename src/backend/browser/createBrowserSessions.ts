import { normaliseEmail } from '../../domain/credentials';
import { createUser, findUser, type User, userSchema } from '../../domain/user';
import { type Backend, BackendError } from '../Backend';
import { createSessionListeners } from '../sessionListeners';
import { type BrowserEnvironment, onStorageChange } from './browserEnvironment';
import { storageKeys } from './storageKeys';
import { createStoredList } from './storedList';
import { createStoredValue } from './storedValue';

/** How long logging in and registering take, in ms (spec §7): nobody is asked over the network. */
export const SIGN_IN_DELAY = 1000;

/** Accounts and the session in the visitor's own browser. No password gets any further than here. */
export function createBrowserSessions(environment: BrowserEnvironment): Backend['sessions'] {
  const { onChange, tell, note } = createSessionListeners();
  const currentUser = createStoredValue<User>({
    key: storageKeys.currentUser,
    schema: userSchema,
    environment,
  });
  const users = createStoredList<User>({
    key: storageKeys.users,
    schema: userSchema,
    environment,
    identify: ({ email }) => normaliseEmail(email),
    onChange: tellChange,
  });

  /**
   * Who is signed in, as the list of accounts has them: tabs that register at once can leave a
   * session whose account got another id, or lost its email to the account of another tab.
   */
  function signedInUser(): User | null {
    const user = currentUser.read();
    return user && (findUser(users.read(), user.email) ?? user);
  }

  function tellChange(): void {
    tell(signedInUser());
  }

  onStorageChange(environment.storageEvents, storageKeys.currentUser, tellChange);

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
      const user = await users.append((others) => {
        if (findUser(others, email)) throw new BackendError('email-in-use');
        return createUser({ name, email, now, users: others });
      });
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
