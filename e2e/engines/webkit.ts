import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/freePort.ts';
import type { BrowserPage, NewTab } from './visitor.ts';

interface Actions {
  move: (to: { x: number; y: number; duration: number }) => Actions;
  click: () => Actions;
  sendKeys: (text: string) => Actions;
  perform: () => Promise<void>;
}

/** What is used of a selenium-webdriver's driver. */
interface Driver {
  get: (url: string) => Promise<void>;
  getCurrentUrl: () => Promise<string>;
  getWindowHandle: () => Promise<string>;
  getAllWindowHandles: () => Promise<string[]>;
  executeScript: (script: string) => Promise<unknown>;
  close: () => Promise<void>;
  quit: () => Promise<void>;
  navigate: () => { refresh: () => Promise<void> };
  switchTo: () => { window: (handle: string) => Promise<void> };
  manage: () => { window: () => { setRect: (size: object) => Promise<void> } };
  actions: () => Actions;
}

/** The page of the driver, with what Playwright's has. */
function pageOf(driver: Driver, keys: Readonly<Record<string, string>>): BrowserPage {
  const send = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (script) => driver.executeScript(`return (${script})`),
    mouse: { click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform() },
    keyboard: {
      press: (key) => send(keys[key.replace('Arrow', 'Arrow_').toUpperCase()] ?? key),
      type: send,
    },
  };
}

/** The first tab beside the page's own. */
async function findNewTab(driver: Driver, own: string): Promise<NewTab | undefined> {
  const tab = (await driver.getAllWindowHandles()).find((each) => each !== own);
  if (!tab) return undefined;
  const inTab = async <Result>(work: () => Promise<Result>) => {
    await driver.switchTo().window(tab);
    try {
      return await work();
    } finally {
      await driver.switchTo().window(own);
    }
  };
  return {
    url: () => inTab(() => driver.getCurrentUrl()),
    close: () => inTab(() => driver.close()),
  };
}

/** Starts a screen without a monitor, and the driver on it. Returns the driver's URL. */
async function startDriver(started: ChildProcess[]) {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  started.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass();
  return url;
}

/** Starts Debian's WebKitGTK, whose requests go through this proxy, except for the site's. */
export async function startWebKit(proxy: string) {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const each of started.splice(0).reverse()) each.kill();
  };
  // After a test that has timed out as well.
  process.once('exit', stop);
  // `npm run deep` installs the package, so the compiler cannot find it.
  const name = 'selenium-webdriver';
  const { Builder, Capabilities, Key } = await import(name);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['localhost'] },
  });
  const open = async (): Promise<Driver> =>
    new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await startDriver(started))
      .withCapabilities(capabilities)
      .build();
  // One start in ten never answers.
  const hanging = () =>
    new Promise<never>((_, reject) => {
      setTimeout(reject, 30_000, new Error('WebKitGTK does not start.'));
    });
  const driver = await Promise.race([open(), hanging()]).catch(() => {
    stop();
    return open();
  });
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  const own = await driver.getWindowHandle();
  return {
    page: pageOf(driver, Key),
    newTab: () => findNewTab(driver, own),
    async close() {
      await driver.quit();
      stop();
    },
  };
}
