import type { Browser, Response } from 'playwright';
import { watchShifts } from './shifts.ts';

interface Weight {
  /** Without pictures below the first screen, which browsers load before they are in view. */
  requests: number;
  /** In bytes as they were sent, as the next three. */
  html: number;
  /** Loaded without any interaction. */
  scripts: number;
  fonts: number;
  total: number;
  /** How many scripts were requested before `load`. */
  earlyScripts: number;
  cls: number;
  /** Errors and warnings in the console. */
  errors: string[];
}

/**
 * Weighs a page, and adds up its layout shifts, from the request until its welcome toast shows.
 * `historyState` is the state of the page's history entry.
 */
export async function weigh(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  historyState?: unknown,
): Promise<Weight> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  let isLoaded = false;
  let earlyScripts = 0;
  page.on('request', (request) => {
    if (!isLoaded && request.resourceType() === 'script') earlyScripts += 1;
  });
  page.on('load', () => {
    isLoaded = true;
  });

  await page.addInitScript((state) => {
    if (state) history.replaceState(state, '');
  }, historyState);
  const shifted = await watchShifts(page);
  await page.goto(url);
  // The welcome toast shows two seconds after React has started.
  await page.waitForTimeout(5_000);
  await page.waitForLoadState('networkidle');

  const parts = await Promise.all(
    responses.map(async (response) => {
      const { responseBodySize } = await response.request().sizes();
      return { type: response.request().resourceType(), bytes: responseBodySize };
    }),
  );
  const sum = (type?: string) =>
    parts.reduce((all, part) => (type && part.type !== type ? all : all + part.bytes), 0);
  const cls = await shifted();

  await context.close();

  return {
    requests: responses.filter((response) => !/\/assets\/.*\.(avif|svg)$/.test(response.url()))
      .length,
    html: sum('document'),
    scripts: sum('script'),
    fonts: sum('font'),
    total: sum(),
    earlyScripts,
    cls,
    errors,
  };
}
