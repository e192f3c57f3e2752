import { storageKeys } from './storageKeys';

const sessionStorage = () => window.sessionStorage;

/**
 * Keeps, for the next page, which of its sections a visitor is on the way to.
 *
 * @returns whether it could be kept; blocked and full storage cannot
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

/** The section that a visitor is on the way to, once: the next page has none. Never throws. */
export function takeAwaitedSection(storage: () => Storage = sessionStorage): string | null {
  try {
    const section = storage().getItem(storageKeys.awaitedSection);
    storage().removeItem(storageKeys.awaitedSection);
    return section;
  } catch {
    return null;
  }
}
