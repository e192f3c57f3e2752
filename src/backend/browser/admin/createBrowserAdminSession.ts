import * as z from 'zod/mini';
import {
  type AdminCredentials,
  adminCredentialsSchema,
  isSameOwner,
} from '../../../domain/adminCredentials';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import { createSessionListeners } from '../../sessionListeners';
import { type BrowserEnvironment, onStorageChange } from '../browserEnvironment';
import { createStoredValue } from '../storedValue';
import { adminStorageKeys } from './adminStorageKeys';

/**
 * The owner's session: a stored flag, set when the username and password match the stored ones.
 * This is no real security, because everything is in the browser.
 */
export function createBrowserAdminSession(
  environment: BrowserEnvironment,
  defaultCredentials: AdminCredentials,
): AdminBackend['admin'] {
  const { onChange, notify, remember } = createSessionListeners<boolean>();
  const session = createStoredValue<true>({
    key: adminStorageKeys.adminSession,
    schema: z.literal(true),
    environment,
  });
  const credentials = createStoredValue<AdminCredentials>({
    key: adminStorageKeys.adminCredentials,
    schema: adminCredentialsSchema,
    environment,
  });

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

  onStorageChange(environment.storageEvents, adminStorageKeys.adminSession, () =>
    notify(isSignedIn()),
  );

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
      notify(false);
    },

    onChange,
  };
}
