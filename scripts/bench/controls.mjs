/** Times when six controls of the landing page work on a slow phone: one of each kind that has logic. */
import { slowNetwork } from './slowNetwork.mjs';

/** How many times slower than this machine the phone is. */
const cpuRate = 4;

/** Runs in the page: once the document is parsed, tries the six controls in every frame until each works. */
function tryControls() {
  /** @type {Record<string, number>} */
  const worked = {};
  /** @param {string} selector */
  const find = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
  /** @type {Record<string, () => boolean | undefined>} */
  const controls = {
    menu() {
      const menu = /** @type {HTMLDetailsElement | null} */ (find('details[data-menu]'));
      menu?.querySelector('summary')?.click();
      return menu?.open;
    },
    'billing toggle'() {
      const before = find('#pricing')?.innerText;
      find('input[name="billing"][value="yearly"]')?.click();
      return before !== undefined && find('#pricing')?.innerText !== before;
    },
    account() {
      const triggers = /** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll('header button[popovertarget]')
      );
      [...triggers].find((trigger) => trigger.checkVisibility())?.click();
      return find(':popover-open') !== null;
    },
    'hero’s two'() {
      const [quote, hosting] = /** @type {NodeListOf<HTMLAnchorElement>} */ (
        document.querySelectorAll('#home a[href]')
      );
      hosting?.click();
      return quote?.pathname === '/custom-quote' && location.hash === hosting?.hash;
    },
    'nine buy links'() {
      const links = document.querySelectorAll(
        'a[href^="https:"][target="_blank"][rel~="noopener"]',
      );
      return [...links].filter(({ textContent }) => textContent?.startsWith('Buy')).length === 9;
    },
    'back to top'() {
      find('a[href="#top"]')?.click();
      return location.hash === '#top';
    },
  };
  function tryAll() {
    for (const [name, work] of Object.entries(controls)) {
      if (worked[name] === undefined && work()) worked[name] = performance.now();
    }
    const isDone = Object.keys(worked).length === Object.keys(controls).length;
    if (isDone) Object.assign(window, { worked });
    else requestAnimationFrame(tryAll);
  }
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    Object.assign(window, { paintedAt: paint.startTime });
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', tryAll);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {boolean} isTwin only its first paint is of interest
 * @returns {Promise<{ paintedAt: number, worked: Record<string, number> }>} in ms from the request;
 *   nothing that works is seen before the first paint
 */
export async function timeControls(browser, url, isTwin) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.addInitScript(tryControls);
  await page.goto(url, { waitUntil: 'commit' });
  const keys = isTwin ? ['paintedAt'] : ['paintedAt', 'worked'];
  await page.waitForFunction((names) => names.every((name) => name in window), keys);
  const { paintedAt, worked } = await page.evaluate(() => {
    const { paintedAt, worked } = /** @type {any} */ (window);
    return { paintedAt, worked };
  });
  await context.close();
  const seen = Object.entries(worked ?? {}).map(([name, at]) => [name, Math.max(at, paintedAt)]);
  return { paintedAt, worked: Object.fromEntries(seen) };
}
