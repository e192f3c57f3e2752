/** What a page weighs, and how still it stands, from the request until its toast is there. */

/**
 * @typedef {object} Weight
 * @property {number} requests
 * @property {number} html in bytes as they were sent, as are the next three
 * @property {number} scripts all that arrived without anybody having touched the page
 * @property {number} fonts
 * @property {number} total
 * @property {number} earlyScripts scripts that were asked for before `load`
 * @property {number} cls
 * @property {string[]} errors of the console
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, url, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  /** @type {import('playwright').Response[]} */
  const responses = [];
  page.on('response', (response) => responses.push(response));
  let isLoaded = false;
  let earlyScripts = 0;
  page.on('request', (request) => {
    if (!isLoaded && request.resourceType() === 'script') earlyScripts += 1;
  });
  page.on('load', () => {
    isLoaded = true;
  });

  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = /** @type {any} */ (entry);
        if (!hadRecentInput) /** @type {any} */ (window).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  // The welcome comes two seconds after React; what is there by then is there unasked.
  await page.waitForTimeout(5_000);
  await page.waitForLoadState('networkidle');

  const parts = await Promise.all(
    responses.map(async (response) => {
      const { responseBodySize } = await response.request().sizes();
      return { type: response.request().resourceType(), bytes: responseBodySize };
    }),
  );
  /** @param {string} [type] */
  const sum = (type) =>
    parts.reduce((all, part) => (type && part.type !== type ? all : all + part.bytes), 0);
  const cls = await page.evaluate(() => /** @type {any} */ (window).shifted);

  await context.close();

  return {
    requests: parts.length,
    html: sum('document'),
    scripts: sum('script'),
    fonts: sum('font'),
    total: sum(),
    earlyScripts,
    cls,
    errors,
  };
}
