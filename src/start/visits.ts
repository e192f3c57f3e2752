/** For the boot scripts of the pages that are counted: loads the script of `VITE_STATISTICS_SCRIPT`. */
import { hasObjection, keepObjection } from '../backend/storage/visitsObjection';
import { statisticsScript } from '../settings';
import { closest } from './earlyUse';

export function attachVisits(page: Document, reload = () => location.reload()) {
  page.documentElement.dataset.visits = hasObjection() ? 'uncounted' : 'counted';
  page.addEventListener('click', (event) => {
    const choice = closest(event, 'button[data-visits]')?.getAttribute('data-visits');
    if (!choice) return;
    keepObjection(choice === 'uncounted');
    // A script ends with its document alone.
    reload();
  });
}

function countVisit(page: Document) {
  const template = page.querySelector('template');
  if (!template || hasObjection()) return;
  // The script would send the URLs of other pages that the router shows in this document: some have tokens.
  for (const name of ['pushState', 'replaceState'] as const) {
    const method = history[name];
    // The setter ignores the script's own method. Without one, the script would fail.
    Object.defineProperty(history, name, { get: () => method, set() {} });
  }
  // Trusted Types allow a script that the page itself contains.
  page.head.append(template.content.cloneNode(true));
}

if (statisticsScript) {
  attachVisits(document);
  window.addEventListener('load', () => countVisit(document));
}
