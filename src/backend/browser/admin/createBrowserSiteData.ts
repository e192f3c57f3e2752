import {
  createSiteData,
  isReadable,
  parseSiteData,
  prepareImport,
  readableText,
  type SiteData,
  type StoredTexts,
  siteDataKeys,
  type UnreadableText,
} from '../../../domain/siteData';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../browserEnvironment';
import { asBackendError, copyUnreadable } from '../safeStorage';
import type { StoredAccounts } from '../storedAccounts';
import { withStorageLock } from '../withStorageLock';

/** Exports and imports all stored data, and lists and discards its unreadable texts. */
export function createBrowserSiteData(
  environment: BrowserEnvironment,
  { notifyChange }: Pick<StoredAccounts, 'notifyChange'>,
): AdminBackend['siteData'] {
  return {
    async exportAll() {
      try {
        const storage = environment.storage();
        return createSiteData({
          texts: storedTexts(storage),
          unreadable: unreadableTexts(storage),
          now: environment.now(),
        });
      } catch (error) {
        throw asBackendError(error);
      }
    },

    async planImport(json) {
      const data = parseFile(json);
      try {
        return prepareImport(data, storedTexts(environment.storage())).plan;
      } catch (error) {
        environment.logError('What is stored could not be compared with the file.', error);
        return prepareImport(data, {}).plan;
      }
    },

    async import(json) {
      const data = parseFile(json);
      const plan = await withStorageLock(environment, siteDataKeys, () => {
        const storage = environment.storage();
        const stored = storedTexts(storage);
        const prepared = prepareImport(data, stored);
        for (const key of Object.keys(prepared.texts)) {
          const text = stored[key];
          if (text !== undefined && !isReadable(key, text)) copyUnreadable(environment, key, text);
        }
        writeTogether(storage, prepared.texts);
        return prepared.plan;
      });
      notifyChange();
      return plan;
    },

    async unreadable() {
      try {
        return unreadableTexts(environment.storage());
      } catch (error) {
        environment.logError('The storage could not be looked through.', error);
        return [];
      }
    },

    async discardUnreadable(texts) {
      await withStorageLock(environment, siteDataKeys, () => {
        const storage = environment.storage();
        for (const { key, text } of texts) {
          const part = originalKey(key) ?? key;
          if (!siteDataKeys.includes(part)) continue;
          // If the damaged text is still in place, its readable entries stay there.
          if (storage.getItem(part) === text) replaceText(storage, part, readableText(part, text));
          if (key !== part && storage.getItem(key) === text) storage.removeItem(key);
        }
      });
    },
  };
}

function parseFile(json: string): SiteData {
  const data = parseSiteData(json);
  if (!data) throw new AdminError('backup-unreadable');
  return data;
}

function storedTexts(storage: Storage): StoredTexts {
  const texts: Record<string, string> = {};
  for (const key of siteDataKeys) {
    const text = storage.getItem(key);
    if (text !== null) texts[key] = text;
  }
  return texts;
}

/** The copies of unreadable texts, and the damaged texts without a copy. */
function unreadableTexts(storage: Storage): UnreadableText[] {
  const copies = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .map((key) => ({ key, original: originalKey(key), text: storage.getItem(key) ?? '' }))
    .sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));

  return siteDataKeys.flatMap((key) => {
    const ownCopies = copies
      .filter(({ original }) => original === key)
      .map((copy) => ({ key: copy.key, text: copy.text }));
    const text = storage.getItem(key);
    const isDamaged =
      text !== null && !isReadable(key, text) && !ownCopies.some((copy) => copy.text === text);
    return isDamaged ? [{ key, text }, ...ownCopies] : ownCopies;
  });
}

function replaceText(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

/** The original key of a key for copies of unreadable text, or null. */
function originalKey(key: string): string | null {
  return /^(.+)\.unreadable(?:-\d+)?$/.exec(key)?.[1] ?? null;
}

/** Writes all of these texts, or throws and restores the earlier ones. */
function writeTogether(storage: Storage, texts: StoredTexts): void {
  const earlier = Object.keys(texts).map((key) => [key, storage.getItem(key)] as const);
  try {
    for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  } catch (error) {
    // Removing all first makes room for the earlier texts.
    for (const [key] of earlier) storage.removeItem(key);
    for (const [key, text] of earlier) if (text !== null) storage.setItem(key, text);
    throw error;
  }
}
