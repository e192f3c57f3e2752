import { authorOf } from '../../domain/author';
import { findUser, type User } from '../../domain/user';
import { BackendError } from '../Backend';
import { createSessionListeners } from '../sessionListeners';
import { type BrowserEnvironment, onStorageChange } from '../storage/browserEnvironment';
import { deleteDrafts } from '../storage/drafts';
import { storageKeys } from '../storage/storageKeys';
import { createStoredValue } from '../storage/storedValue';
import { createStoredList } from './storedList';
import { visitorRecords } from './visitorRecords';

/** Accounts and the session in the visitor's own browser. */
export type StoredAccounts = ReturnType<typeof createStoredAccounts>;

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

function createStoredAccounts(environment: BrowserEnvironment) {
  const { onChange, notify, remember, current } = createSessionListeners();
  const currentUser = createStoredValue({ ...visitorRecords.currentUser, environment });
  const users = createStoredList<User>({
    ...visitorRecords.users,
    environment,
  });

  /** The signed-in user as the list of accounts has it: a restored file can have another name. */
  function signedInUser(): User | null {
    const user = currentUser.read();
    return user && (findUser(users.read(), user.email) ?? user);
  }

  /**
   * The signed-in user, for what an author has written; by default the user whom this tab shows. Fails
   * with `other-account` or `signed-out` if that is another one.
   */
  function userAs(author?: string): User | null {
    const user = signedInUser();
    const shown = current();
    const expected = author ?? (shown === undefined ? authorOf(user) : authorOf(shown));
    if (expected === authorOf(user)) return user;
    notifyChange();
    throw new BackendError(user ? 'other-account' : 'signed-out');
  }

  /** Ends the session, and deletes the drafts. Throws a `BackendError`. */
  function signOut(): void {
    currentUser.remove();
    deleteDrafts(environment);
    notifyChange();
  }

  /** Calls the listeners if the signed-in user has changed. */
  function notifyChange(): void {
    notify(signedInUser());
  }

  onStorageChange(environment.storageEvents, storageKeys.currentUser, ({ newValue }) => {
    if (newValue === null) deleteDrafts(environment);
    notifyChange();
  });

  onStorageChange(environment.storageEvents, storageKeys.users, notifyChange);

  return { users, currentUser, signedInUser, userAs, signOut, notifyChange, onChange, remember };
}
