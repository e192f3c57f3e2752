import type { Page } from '@playwright/test';
import type { Session } from './session.ts';

/** The actions of a visitor, for any way to control a browser. */
export interface Remote {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Calls a function in the page. It uses only its parameters. They and its result are JSON. */
  evaluate: <Parameters extends readonly unknown[], Result>(
    call: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  clickAt: (point: { x: number; y: number }) => Promise<void>;
  /** Presses keys one after the other. */
  press: (...keys: readonly string[]) => Promise<void>;
  /** Presses a key while Control is held. */
  pressWithControl: (key: string) => Promise<void>;
  /** Closes the tab that the last click opened, and returns its address. */
  closeNewTab: () => Promise<string>;
}

/** The code points of the keys without a character, from the WebDriver specification. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
};

/** Controls a browser through WebDriver. */
export function webDriverRemote({ send }: Session): Remote {
  const stroke = (key: string) =>
    ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] ?? key }));
  const pressKeys = (actions: readonly object[]) =>
    send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

  return {
    async open(url) {
      await send('Navigate', { url });
    },
    async reload() {
      await send('Refresh');
    },
    evaluate: (call, ...parameters) =>
      send('ExecuteScript', {
        script: `return (${call})(...arguments)`,
        args: parameters,
      }) as Promise<ReturnType<typeof call>>,
    async clickAt(point) {
      const actions = [
        { type: 'pointerMove', origin: 'viewport', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async press(...keys) {
      await pressKeys(keys.flatMap(stroke));
    },
    async pressWithControl(key) {
      const [down, up] = stroke('Control');
      await pressKeys([down, ...stroke(key), up].flatMap((action) => action ?? []));
    },
    async closeNewTab() {
      const switchTo = (handle: unknown) => send('SwitchToWindow', { handle });
      const own = await send('GetWindowHandle');
      let opened: string | undefined;
      while (!opened) {
        const handles = (await send('GetWindowHandles')) as string[];
        opened = handles.find((handle) => handle !== own);
      }
      await switchTo(opened);
      let url = '';
      while (!url.startsWith('http')) url = String(await send('GetCurrentURL'));
      await send('CloseWindow');
      await switchTo(own);
      return url;
    },
  };
}

/** Controls a browser through Playwright. */
export function playwrightRemote(page: Page): Remote {
  const opened: Page[] = [];
  page.on('popup', (popup) => opened.push(popup));
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (call, ...parameters) => page.evaluate(`(${call})(...${JSON.stringify(parameters)})`),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    pressWithControl: (key) => page.keyboard.press(`Control+${key}`),
    async closeNewTab() {
      const popup = opened.shift() ?? (await page.waitForEvent('popup'));
      await popup.waitForURL(/^http/);
      const url = popup.url();
      await popup.close();
      return url;
    },
  };
}
