import { findUser, normaliseEmail, type User } from '../../domain/user';
import { createSessionListeners, type SessionListeners } from '../sessionListeners';
import { type BrowserEnvironment, onStorageChange } from '../storage/browserEnvironment';
import { storageKeys } from '../storage/storageKeys';
import { createStoredValue, type StoredValue } from '../storage/storedValue';
import { createStoredList, type StoredList } from './storedList';
import { visitorRecords } from './visitorRecords';

/** Accounts and the session in the visitor's own browser. */
export interface StoredAccounts
  extends Pick<SessionListeners<User | null>, 'onChange' | 'remember'> {
  users: StoredList<User>;
  currentUser: StoredValue<User>;
  /**
   * The signed-in user as the list of accounts has it. Two tabs that register at the same time can
   * leave a session whose account has another id or belongs to the other tab.
   */
  signedInUser(): User | null;
  /** Calls the listeners if the signed-in user has changed. */
  notifyChange(): void;
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
  const { onChange, notify, remember } = createSessionListeners();
  const currentUser = createStoredValue<User>({
    ...visitorRecords.currentUser,
    environment,
  });
  const users = createStoredList<User>({
    ...visitorRecords.users,
    environment,
    identify: ({ email }) => normaliseEmail(email),
    onChange: notifyChange,
  });

  function signedInUser(): User | null {
    const user = currentUser.read();
    return user && (findUser(users.read(), user.email) ?? user);
  }

  function notifyChange(): void {
    notify(signedInUser());
  }

  onStorageChange(environment.storageEvents, storageKeys.currentUser, notifyChange);

  return { users, currentUser, signedInUser, notifyChange, onChange, remember };
}
