import { normaliseEmail } from '../../domain/credentials';
import { findUser, type User, userSchema } from '../../domain/user';
import { createSessionListeners, type SessionListeners } from '../sessionListeners';
import { type BrowserEnvironment, onStorageChange } from './browserEnvironment';
import { storageKeys } from './storageKeys';
import { createStoredList, type StoredList } from './storedList';
import { createStoredValue, type StoredValue } from './storedValue';

/** Accounts and the session in the visitor's own browser. */
export interface StoredAccounts extends Pick<SessionListeners<User | null>, 'onChange' | 'note'> {
  users: StoredList<User>;
  currentUser: StoredValue<User>;
  /**
   * Who is signed in, as the list of accounts has them: tabs that register at once can leave a
   * session whose account got another id, or lost its email to the account of another tab.
   */
  signedInUser(): User | null;
  /** Tells who is signed in now, if it is somebody else than before. */
  tellChange(): void;
}

const instances = new WeakMap<BrowserEnvironment, StoredAccounts>();

/**
 * The accounts of this environment. The visitor's and the owner's backend share one instance: the
 * storage event reaches only other tabs, and deleting an account must sign out in this tab as well.
 */
export function storedAccounts(environment: BrowserEnvironment): StoredAccounts {
  const accounts = instances.get(environment) ?? createStoredAccounts(environment);
  instances.set(environment, accounts);
  return accounts;
}

function createStoredAccounts(environment: BrowserEnvironment): StoredAccounts {
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

  function signedInUser(): User | null {
    const user = currentUser.read();
    return user && (findUser(users.read(), user.email) ?? user);
  }

  function tellChange(): void {
    tell(signedInUser());
  }

  onStorageChange(environment.storageEvents, storageKeys.currentUser, tellChange);

  return { users, currentUser, signedInUser, tellChange, onChange, note };
}
