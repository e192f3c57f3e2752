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
 * The owner's session: a flag in the storage, set when the username and password are those that are
 * stored beside it. It keeps the curious out, and nobody who knows the browser (spec §6).
 */
export function createBrowserAdminSession(
  environment: BrowserEnvironment,
  defaultCredentials: AdminCredentials,
): AdminBackend['admin'] {
  const { onChange, tell, note } = createSessionListeners<boolean>();
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

  /** The stored pair. Where there is none, the default one is stored and counts. */
  function keptCredentials(): AdminCredentials {
    const kept = credentials.read();
    if (kept) return kept;
    try {
      credentials.write(defaultCredentials);
    } catch (error) {
      environment.logError('The default username and password could not be stored.', error);
    }
    return defaultCredentials;
  }

  onStorageChange(environment.storageEvents, adminStorageKeys.adminSession, () =>
    tell(isSignedIn()),
  );

  return {
    async restore() {
      keptCredentials();
      return note(isSignedIn());
    },

    async signIn(typed) {
      if (!isSameOwner(typed, keptCredentials())) throw new AdminError('admin-login-failed');
      session.write(true);
      tell(true);
    },

    async signOut() {
      session.remove();
      tell(false);
    },

    onChange,
  };
}
