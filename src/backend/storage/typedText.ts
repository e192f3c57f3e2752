import { TYPED_TEXT } from './storageKeys';

const key = () => TYPED_TEXT + location.pathname;

/** Keeps what is typed into the page's form for the next load of the page. Never throws. */
export function keepTypedText(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify([...new FormData(form)]));
  } catch {
    // Without storage, the text is lost.
  }
}

/** The names and values of the fields of the page's form before it was loaded again. Never throws. */
export function takeTypedText(): [string, string][] {
  try {
    const typed = sessionStorage.getItem(key());
    sessionStorage.removeItem(key());
    // Otherwise another visitor may have opened the page.
    const { type } = Object(performance.getEntriesByType('navigation')[0]);
    return type === 'reload' && typed ? JSON.parse(typed) : [];
  } catch {
    return [];
  }
}
