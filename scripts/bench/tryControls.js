/**
 * Runs in the page, as plain JavaScript without a compiler's helpers: tries the six controls in every
 * frame until each works.
 */
{
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
      // An earlier try may have chosen 'yearly' before the prices were parsed.
      find('input[name="billing"][value="monthly"]')?.click();
      const monthly = find('#pricing')?.innerText;
      find('input[name="billing"][value="yearly"]')?.click();
      return monthly !== undefined && find('#pricing')?.innerText !== monthly;
    },
    account() {
      const triggers = /** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll('header button[popovertarget]')
      );
      [...triggers].find((trigger) => trigger.checkVisibility())?.click();
      return find(':popover-open') !== null;
    },
    'hero’s two'() {
      // Above the two buttons, the packages and the line with the prices have links of their own.
      const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (
        document.querySelectorAll('#home a[href]')
      );
      // Until all eight links are parsed, the last two are others.
      if (links.length < 8) return false;
      const [quote, hosting] = [...links].slice(-2);
      hosting?.click();
      return quote?.pathname === '/custom-quote' && location.hash === hosting?.hash;
    },
    // Of three packages, and of each plan and period on its card and in the comparison.
    'fifteen buy links'() {
      const links = document.querySelectorAll(
        'a[href^="https:"][target="_blank"][rel~="noopener"]',
      );
      return [...links].filter(({ textContent }) => textContent?.startsWith('Buy')).length === 15;
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
    const missing = Object.keys(controls).filter((name) => worked[name] === undefined);
    Object.assign(window, { worked, missing });
    if (missing.length > 0) requestAnimationFrame(tryAll);
  }
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    Object.assign(window, { paintedAt: paint.startTime });
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(tryAll);
}
