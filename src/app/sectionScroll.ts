/**
 * Links to a section of the landing page from another page: the page loads first, then scrolls. The
 * router does this for links within a document, the boot script in a new one.
 */

/** From another page, a section is scrolled to this many ms after the landing page shows. */
const SECTION_SCROLL_DELAY = 100;

/** Navigation state of a link to a section of the landing page from another page. */
export interface SectionState {
  section: string;
}

export function wantedSection(state: unknown) {
  const { section } = Object(state);
  return typeof section === 'string' ? section : undefined;
}

/** Scrolls to a section of the page, as the browser does for an anchor. Returns a canceller. */
export function scrollToSectionSoon(section: string) {
  const timer = setTimeout(() => window.location.replace(`#${section}`), SECTION_SCROLL_DELAY);
  return () => clearTimeout(timer);
}
