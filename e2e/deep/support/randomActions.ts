/** Random actions of a visitor. */
import type { Page } from '@playwright/test';
import { ruth } from '../../support/account.ts';
import { paths } from '../../support/paths.ts';

const keys = [
  ...['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Home', 'End', 'PageDown', 'Backspace'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
];

const texts = ['ash@wood.example', 'abcdef', 'Hollin Joinery', '🌲', '0', '-1.5', '<b>', 'שלום'];

/** Entries that another tab may write. Null removes the entry. */
const entries: readonly (readonly [key: string, value: string | null])[] = [
  ['currentUser', JSON.stringify(ruth)],
  ['currentUser', null],
  ['users', JSON.stringify([ruth])],
  ['adminSession', 'true'],
  ['adminSession', null],
  ['theme', 'dark'],
  ['theme', null],
  ['orders', null],
];

/**
 * Chooses a visible control by a number. Clicks it or, for a click by mouse, returns its position.
 */
function chooseControl(page: Page, number: number, isByMouse: boolean) {
  return page.evaluate(
    ([index, byMouse]) => {
      const controls = 'a[href], button, input:not([type=file]), summary, textarea, select';
      const leadsAway = (element: Element) =>
        element instanceof HTMLAnchorElement &&
        (element.origin !== window.location.origin || element.pathname.endsWith('.txt')) &&
        element.hostname !== 'buy.stripe.com';
      const scope = document.querySelector('dialog:modal') ?? document;
      const shown = [...scope.querySelectorAll<HTMLElement>(controls)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert]') &&
          !leadsAway(element),
      );
      const chosen = shown[index % shown.length];
      if (!chosen) return undefined;
      const name = `${chosen.tagName} "${chosen.innerText || chosen.getAttribute('name') || chosen.id}"`;
      if (!byMouse) {
        chosen.click();
        return { name };
      }
      chosen.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = chosen.getBoundingClientRect();
      return { name, x: left + width / 2, y: top + height / 2 };
    },
    [number, isByMouse] as const,
  );
}

/** Performs an action that the number varies. Returns a description for the log. */
type Action = (page: Page, number: number, otherTab: Page) => Promise<string>;

const press =
  (isByMouse: boolean): Action =>
  async (page, number) => {
    const control = await chooseControl(page, number, isByMouse);
    if (control?.x !== undefined) await page.mouse.click(control.x, control.y);
    return `press ${control?.name}${isByMouse ? ' by mouse' : ''}`;
  };

const travel =
  (delta: number): Action =>
  async (page) => {
    await page.evaluate((by) => history.go(by), delta);
    return `go ${delta}`;
  };

const reload: Action = async (page) => {
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
};

const visit: Action = async (page, number) => {
  const path = paths[number % paths.length] ?? '/';
  await page.goto(path, { waitUntil: 'commit' });
  return `visit ${path}`;
};

const typeKey: Action = async (page, number) => {
  const key = keys[number % keys.length] ?? 'Tab';
  await page.keyboard.press(key);
  return `key ${key}`;
};

const typeText: Action = async (page, number) => {
  const text = texts[number % texts.length] ?? '';
  await page.keyboard.insertText(text);
  return `type ${text}`;
};

const resize: Action = async (page, number) => {
  await page.setViewportSize({ width: 320 + number, height: 400 + (number % 500) });
  return `resize to ${320 + number}`;
};

const recolour: Action = async (page, number) => {
  const colorScheme = number % 2 ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  return `prefer ${colorScheme}`;
};

const writeInOtherTab: Action = async (_page, number, otherTab) => {
  const entry = entries[number % entries.length] ?? ['theme', null];
  await otherTab.evaluate(([key, value]) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }, entry);
  return `in another tab, ${entry[1] === null ? 'remove' : 'set'} ${entry[0]}`;
};

/** The actions to choose from. An action that is listed more often is more likely. */
export const actions: readonly Action[] = [
  ...Array.from({ length: 9 }, () => press(false)),
  ...Array.from({ length: 4 }, () => press(true)),
  ...Array.from({ length: 3 }, () => typeKey),
  ...Array.from({ length: 2 }, () => typeText),
  ...Array.from({ length: 2 }, () => travel(-1)),
  travel(1),
  travel(-2),
  reload,
  visit,
  writeInOtherTab,
  resize,
  recolour,
];
