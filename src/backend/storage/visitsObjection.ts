import { browserStorage } from './browserEnvironment';
import { UNCOUNTED } from './storageKeys';

/** Where an objection cannot be stored, and with Global Privacy Control of the browser, there is one. */
export function hasObjection(
  storage: () => Storage = browserStorage,
  browser: { globalPrivacyControl?: boolean } = navigator as object,
): boolean {
  try {
    return Boolean(browser.globalPrivacyControl) || storage().getItem(UNCOUNTED) !== null;
  } catch {
    return true;
  }
}

/** Throws where it cannot be stored. */
export function keepObjection(objects: boolean, storage: () => Storage = browserStorage): void {
  if (objects) storage().setItem(UNCOUNTED, 'true');
  else storage().removeItem(UNCOUNTED);
}
