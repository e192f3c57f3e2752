import { useEffect, useRef } from 'react';

const activeIn = (row: HTMLElement) =>
  row.querySelector('[data-state="active"], [aria-current="page"]');

/** `scrollIntoView` would scroll the page as well. */
function scrollTo(row: HTMLElement, tab: Element, behavior: ScrollBehavior) {
  const inRow = row.getBoundingClientRect();
  const inTab = tab.getBoundingClientRect();
  row.scrollBy({ left: inTab.left + inTab.width / 2 - (inRow.left + inRow.width / 2), behavior });
}

/**
 * Returns the ref of a row of tabs. Scrolls the row to the active tab, also after the row or a tab
 * changed its width, and marks with `data-before` and `data-after` at which ends it continues.
 */
export function useTabRow<Row extends HTMLElement>(active: string | undefined) {
  const ref = useRef<Row>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const row = ref.current;
    const tab = row && activeIn(row);
    if (active === undefined || !row || !tab) return;
    scrollTo(row, tab, isFirst.current ? 'instant' : 'auto');
    isFirst.current = false;
  }, [active]);

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const mark = () => {
      const hidden = row.scrollWidth - row.clientWidth;
      // Negative where the text runs from right to left.
      const scrolled = Math.abs(row.scrollLeft);
      row.toggleAttribute('data-before', scrolled > 1);
      row.toggleAttribute('data-after', scrolled < hidden - 1);
    };
    // Observing starts with a call.
    const resize = new ResizeObserver(() => {
      const tab = activeIn(row);
      if (tab) scrollTo(row, tab, 'instant');
      mark();
    });
    resize.observe(row);
    // Tabs change their width without the row: a font arrives, the browser translates.
    for (const tab of row.children) resize.observe(tab);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      resize.disconnect();
      row.removeEventListener('scroll', mark);
    };
  }, []);

  return ref;
}
