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
import { asBackendError, keepUnreadable } from '../safeStorage';
import type { StoredAccounts } from '../storedAccounts';
import { withStorageLock } from '../withStorageLock';

/** All that is stored, as one thing: taken out, put back, and looked through for damage. */
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
          if (text !== undefined && !isReadable(key, text)) keepUnreadable(environment, key, text);
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
          // Where the damage is still in its place, what can be read of it stays there.
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

/** The copies that were kept, and damaged text of which there is no copy yet. */
function unreadableTexts(storage: Storage): UnreadableText[] {
  const copies = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .map((key) => ({ key, original: originalKey(key), text: storage.getItem(key) ?? '' }))
    .sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));

  return siteDataKeys.flatMap((key) => {
    const kept = copies
      .filter(({ original }) => original === key)
      .map((copy) => ({ key: copy.key, text: copy.text }));
    const text = storage.getItem(key);
    const isDamaged =
      text !== null && !isReadable(key, text) && !kept.some((copy) => copy.text === text);
    return isDamaged ? [{ key, text }, ...kept] : kept;
  });
}

function replaceText(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

/** The key of which another one holds unreadable copies, or null. */
function originalKey(key: string): string | null {
  return /^(.+)\.unreadable(?:-\d+)?$/.exec(key)?.[1] ?? null;
}

/** Writes all of these texts, or throws and leaves everything as it was. */
function writeTogether(storage: Storage, texts: StoredTexts): void {
  const earlier = Object.keys(texts).map((key) => [key, storage.getItem(key)] as const);
  try {
    for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  } catch (error) {
    // First all out, then all back in: so they fit again, because they did before.
    for (const [key] of earlier) storage.removeItem(key);
    for (const [key, text] of earlier) if (text !== null) storage.setItem(key, text);
    throw error;
  }
}
