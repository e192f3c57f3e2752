import { storageKeys } from './storageKeys';

const sessionStorage = () => window.sessionStorage;

/**
 * Stores the section that the landing page scrolls to once it has loaded.
 *
 * @returns whether it was stored; false if the storage is blocked or full
 */
export function saveAwaitedSection(
  section: string,
  storage: () => Storage = sessionStorage,
): boolean {
  try {
    storage().setItem(storageKeys.awaitedSection, section);
    return true;
  } catch {
    return false;
  }
}

/** Reads and deletes the stored section. Never throws. */
export function takeAwaitedSection(storage: () => Storage = sessionStorage): string | null {
  try {
    const section = storage().getItem(storageKeys.awaitedSection);
    storage().removeItem(storageKeys.awaitedSection);
    return section;
  } catch {
    return null;
  }
}
