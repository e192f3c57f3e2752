import { browserStorage } from './browserEnvironment';
import { THEME } from './storageKeys';

/** The theme that a visitor chose; null leaves it to the system. */
export type ThemePreference = 'light' | 'dark' | null;

/** Never throws: blocked storage and unknown values count as no choice. */
export function readTheme(storage: () => Storage = browserStorage): ThemePreference {
  try {
    const stored = storage().getItem(THEME);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

/** Never throws: if the theme cannot be stored, it lasts as long as the page. */
export function saveTheme(theme: ThemePreference, storage: () => Storage = browserStorage): void {
  try {
    if (theme) storage().setItem(THEME, theme);
    else storage().removeItem(THEME);
  } catch {
    // The page shows the theme already.
  }
}
