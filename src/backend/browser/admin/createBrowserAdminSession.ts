import { type AdminCredentials, isSameOwner } from '../../../domain/adminCredentials';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import { createSessionListeners } from '../../sessionListeners';
import { type BrowserEnvironment, onStorageChange } from '../../storage/browserEnvironment';
import { deleteDrafts } from '../../storage/drafts';
import { createStoredValue } from '../../storage/storedValue';
import { adminRecords } from './adminRecords';

/**
 * The owner's session: a stored flag, set when the username and password match the stored ones.
 * This is no real security, because everything is in the browser.
 */
export function createBrowserAdminSession(
  environment: BrowserEnvironment,
  defaultCredentials: AdminCredentials,
): AdminBackend['admin'] {
  const { onChange, notify, remember } = createSessionListeners<boolean>();
  const session = createStoredValue({ ...adminRecords.adminSession, environment });
  const credentials = createStoredValue({ ...adminRecords.adminCredentials, environment });

  const isSignedIn = () => session.read() !== null;

  /** The stored credentials. If there are none, stores and returns the default ones. */
  function storedCredentials(): AdminCredentials {
    const stored = credentials.read();
    if (stored) return stored;
    try {
      credentials.write(defaultCredentials);
    } catch (error) {
      environment.logError('The default username and password could not be stored.', error);
    }
    return defaultCredentials;
  }

  onStorageChange(environment.storageEvents, adminRecords.adminSession.key, ({ newValue }) => {
    if (newValue === null) deleteDrafts(environment, true);
    notify(isSignedIn());
  });

  return {
    async restore() {
      storedCredentials();
      return remember(isSignedIn());
    },

    async signIn(typed) {
      if (!isSameOwner(typed, storedCredentials())) throw new AdminError('admin-login-failed');
      session.write(true);
      notify(true);
    },

    async signOut() {
      session.remove();
      deleteDrafts(environment, true);
      notify(false);
    },

    onChange,
  };
}
