import {
  isReadable,
  parseSiteData,
  prepareImport,
  readableText,
  recordKey,
  type SiteData,
  type StoredRecord,
  type StoredTexts,
  storedValues,
  type UnreadableText,
} from '../../../domain/siteData';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../shared/browserEnvironment';
import { copyUnreadable } from '../../shared/safeStorage';
import type { StoredAccounts } from '../storedAccounts';
import { withStorageLock } from '../withStorageLock';
import { siteDataKeys, siteRecordsWith } from './adminRecords';
import type { OwnerPrices } from './createBrowserPrices';

/** Exports and imports everything that the site stores, and lists what is unreadable. */
export function createBrowserSiteData(
  environment: BrowserEnvironment,
  { notifyChange }: Pick<StoredAccounts, 'notifyChange'>,
  ownerPrices: OwnerPrices,
): AdminBackend['siteData'] {
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

    async planImport(json) {
      const data = parseFile(json);
      return withStorage((storage) => prepareImport(siteRecords, data, storedTexts(storage)).plan);
    },

    async import(json) {
      const data = parseFile(json);
      const plan = await withStorage((storage) => {
        const stored = storedTexts(storage);
        const prepared = prepareImport(siteRecords, data, stored);
        for (const record of siteRecords) {
          const text = stored[record.key];
          if (record.key in prepared.texts && text !== undefined && !isReadable(record, text)) {
            copyUnreadable(environment, record.key, text);
          }
        }
        writeTogether(storage, prepared.texts);
        return prepared.plan;
      });
      notifyChange();
      return plan;
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
          const record = siteRecords.find((each) => each.key === recordKey(key));
          if (!record) continue;
          if (storage.getItem(record.key) === text) {
            restoreText(storage, record.key, readableText(record, text));
          }
          if (key !== record.key && storage.getItem(key) === text) storage.removeItem(key);
        }
      }),
  };
}

function parseFile(json: string): SiteData {
  const data = parseSiteData(json);
  if (!data) throw new AdminError('backup-unreadable');
  return data;
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

function restoreText(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

/** Writes all of these texts, or throws and leaves the storage unchanged. */
function writeTogether(storage: Storage, texts: StoredTexts): void {
  const earlier = Object.keys(texts).map((key) => [key, storage.getItem(key)] as const);
  try {
    for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  } catch (error) {
    // Removing everything first makes sure that the earlier texts fit again.
    for (const [key] of earlier) storage.removeItem(key);
    for (const [key, text] of earlier) restoreText(storage, key, text);
    throw error;
  }
}
