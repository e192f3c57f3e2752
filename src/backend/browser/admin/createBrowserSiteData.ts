import {
  isReadable,
  parseSiteData,
  readableText,
  recordKey,
  restorable,
  type StoredRecord,
  type StoredTexts,
  storedValues,
  toText,
  type UnreadableText,
} from '../../../domain/siteData';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { copyUnreadable } from '../../storage/safeStorage';
import type { StoredAccounts } from '../storedAccounts';
import { withStorageLock } from '../withStorageLock';
import { type OwnerPrices, siteDataKeys, siteRecordsWith } from './adminRecords';

/** Exports and imports everything that the site stores, and lists what is unreadable. */
export function createBrowserSiteData(
  environment: BrowserEnvironment,
  { notifyChange }: Pick<StoredAccounts, 'notifyChange'>,
  ownerPrices: OwnerPrices,
): Required<AdminBackend['siteData']> {
  const siteRecords = siteRecordsWith(ownerPrices);

  /** Runs work while no other tab writes. Rejects only with a `BackendError`. */
  const withStorage = <Result>(work: (storage: Storage) => Result) =>
    withStorageLock(environment, siteDataKeys, () => work(environment.storage()));

  return {
    exportAll: () =>
      withStorage((storage) => ({
        version: 1,
        savedAt: environment.now().toISOString(),
        contents: storedValues(siteRecords, storedTexts(storage)),
        unreadable: unreadableTexts(siteRecords, storage),
      })),

    async import(json) {
      const data = parseSiteData(json);
      if (!data) throw new AdminError('backup-unreadable');
      const { values, leftOut } = restorable(siteRecords, data);
      await withStorage((storage) => {
        const stored = storedTexts(storage);
        for (const record of values.keys()) {
          const text = stored[record.key];
          if (text !== undefined && !isReadable(record, text)) {
            copyUnreadable(environment, record.key, text);
          }
        }
        const texts = [...values].map(([record, value]) => [record.key, toText(record, value)]);
        storeAll(storage, Object.fromEntries(texts), stored);
      });
      notifyChange();
      return leftOut;
    },

    async unreadable() {
      try {
        return unreadableTexts(siteRecords, environment.storage());
      } catch (error) {
        environment.logError('The storage could not be searched for unreadable texts.', error);
        return [];
      }
    },

    discardUnreadable: (texts) =>
      withStorage((storage) => {
        for (const { key, text } of texts) {
          const record = siteRecords.find((known) => known.key === recordKey(key));
          if (!record) continue;
          if (storage.getItem(record.key) === text) {
            storeText(storage, record.key, readableText(record, text));
          }
          if (key !== record.key && storage.getItem(key) === text) storage.removeItem(key);
        }
      }),
  };
}

function storedTexts(storage: Storage): StoredTexts {
  const texts = siteDataKeys.map((key) => [key, storage.getItem(key)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== null));
}

/** The unreadable copies, and the unreadable texts of which there is no copy yet. */
function unreadableTexts(siteRecords: readonly StoredRecord[], storage: Storage): UnreadableText[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').sort(
    new Intl.Collator('en', { numeric: true }).compare,
  );
  return siteRecords.flatMap((record) => {
    const copies = keys
      .filter((key) => key !== record.key && recordKey(key) === record.key)
      .map((key) => ({ key, text: storage.getItem(key) ?? '' }));
    const text = storage.getItem(record.key);
    const hasCopy = copies.some((copy) => copy.text === text);
    if (text === null || hasCopy || isReadable(record, text)) return copies;
    return [{ key: record.key, text }, ...copies];
  });
}

/** Stores the text under this key, or removes the key without one. */
function storeText(storage: Storage, key: string, text: string | undefined): void {
  if (text === undefined) storage.removeItem(key);
  else storage.setItem(key, text);
}

/** Writes all texts, or throws and leaves the storage as it was `before`. */
function storeAll(storage: Storage, texts: StoredTexts, before: StoredTexts): void {
  const keys = Object.keys(texts);
  try {
    for (const key of keys) storeText(storage, key, texts[key]);
  } catch (error) {
    // Removing everything first makes sure that the earlier texts fit again.
    for (const key of keys) storage.removeItem(key);
    for (const key of keys) storeText(storage, key, before[key]);
    throw error;
  }
}
