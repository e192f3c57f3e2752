import {
  findConnectionProblem,
  isSecretKey,
  type StoredPaymentSettings,
  storedPaymentSettingsSchema,
} from '../../../domain/paymentSettings';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../browserEnvironment';
import { asBackendError } from '../safeStorage';
import { createStoredValue } from '../storedValue';
import { adminStorageKeys } from './adminStorageKeys';

/** The simulated delay of testing a key, in ms. */
export const CONNECTION_TEST_DELAY = 1500;

/** The payment settings, under one key as JSON and under another the publishable key alone. */
export function createBrowserPaymentSettings(
  environment: BrowserEnvironment,
): AdminBackend['paymentSettings'] {
  const settings = createStoredValue<StoredPaymentSettings>({
    key: adminStorageKeys.stripeSettings,
    schema: storedPaymentSettingsSchema,
    environment,
  });

  function readKeyAlone(): string {
    try {
      return environment.storage().getItem(adminStorageKeys.stripePublishableKey) ?? '';
    } catch {
      // The settings beside it could not be read either, and that has been logged.
      return '';
    }
  }

  function writeKeyAlone(key: string): void {
    const storage = environment.storage();
    if (key) storage.setItem(adminStorageKeys.stripePublishableKey, key);
    else storage.removeItem(adminStorageKeys.stripePublishableKey);
  }

  return {
    async read() {
      const { publishableKey = readKeyAlone(), testMode = true } = settings.read() ?? {};
      return { publishableKey, testMode };
    },

    async save({ publishableKey, testMode }) {
      if (isSecretKey(publishableKey)) throw new AdminError('secret-key-refused');
      const kept = { publishableKey: publishableKey.trim(), testMode };
      const earlier = settings.read();
      settings.write(kept);
      try {
        writeKeyAlone(kept.publishableKey);
      } catch (error) {
        if (earlier) settings.write(earlier);
        else settings.remove();
        throw asBackendError(error);
      }
      return kept;
    },

    async testConnection({ publishableKey }) {
      const problem = findConnectionProblem(publishableKey);
      if (problem !== 'api-key-missing') await environment.wait(CONNECTION_TEST_DELAY);
      if (problem) throw new AdminError(problem);
    },
  };
}
