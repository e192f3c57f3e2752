import {
  isSecretKey,
  type PaymentSettings,
  type StoredPaymentSettings,
} from '../../../domain/paymentSettings';
import { holdsSecretKey } from '../../../domain/siteData';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { asBackendError } from '../../storage/safeStorage';
import { createStoredValue } from '../../storage/storedValue';
import { testConnection } from '../../testConnection';
import type { untilSignedOut } from '../../untilSignedOut';
import { adminRecords } from './adminRecords';
import { versionedValue } from './versioned';

/** The payment settings, stored as JSON, and the publishable key under a second key as text. */
export function createBrowserPaymentSettings(
  environment: BrowserEnvironment,
  inSession: ReturnType<typeof untilSignedOut>,
): AdminBackend['paymentSettings'] {
  const settings = createStoredValue<StoredPaymentSettings>({
    ...adminRecords.stripeSettings,
    environment,
    keeps: (field) => !holdsSecretKey(field),
  });

  function readKeyAlone(): string {
    try {
      return environment.storage().getItem(adminRecords.stripePublishableKey.key) ?? '';
    } catch {
      // Reading the settings fails for the same reason and logs it.
      return '';
    }
  }

  function writeKeyAlone(key: string): void {
    const storage = environment.storage();
    if (key) storage.setItem(adminRecords.stripePublishableKey.key, key);
    else storage.removeItem(adminRecords.stripePublishableKey.key);
  }

  const { read, save } = versionedValue<PaymentSettings>(environment, {
    key: adminRecords.stripeSettings.key,
    read() {
      const { publishableKey = readKeyAlone(), testMode = true } = settings.read() ?? {};
      return { publishableKey, testMode };
    },
    write(saved) {
      const earlier = settings.read();
      settings.write(saved);
      try {
        writeKeyAlone(saved.publishableKey);
      } catch (error) {
        if (earlier) settings.write(earlier);
        else settings.remove();
        throw asBackendError(error);
      }
    },
  });

  return {
    read,

    async save({ publishableKey, testMode }) {
      if (isSecretKey(publishableKey)) throw new AdminError('secret-key-refused');
      return save({ publishableKey: publishableKey.trim(), testMode });
    },

    testConnection: (settings) => inSession(testConnection(settings, environment)),
  };
}
