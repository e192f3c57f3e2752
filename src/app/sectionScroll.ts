/**
 * Links to a section of the landing page from another page: the page loads first, then scrolls. The
 * router follows them within a document; otherwise, and before React, the boot script does.
 */
import { landingHref } from '../landingHref';

/** From another page, a section is scrolled to this many ms after the landing page shows. */
const SECTION_SCROLL_DELAY = 100;

/** Navigation state of a link to a section of the landing page from another page. */
export interface SectionState {
  section: string;
}

/** The section in a navigation's state. */
export function wantedSection(state: unknown) {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined;
  return typeof state.section === 'string' ? state.section : undefined;
}

/**
 * Scrolls to a section of the current page, as the browser does for an anchor; returns a canceller.
 * `takeSection` is called when the time has come; null scrolls nowhere.
 */
export function scrollToSectionSoon(takeSection: () => string | null) {
  const timer = setTimeout(() => {
    const section = takeSection();
    if (section) window.location.replace(`#${section}`);
  }, SECTION_SCROLL_DELAY);
  return () => clearTimeout(timer);
}

/**
 * Follows links to a section that no other listener has handled: loads the landing page, which scrolls
 * to the section that `save` has stored. If storing fails, the browser follows the link itself.
 */
export function attachSectionBehaviour(page: Document, save: (section: string) => boolean) {
  page.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!(target instanceof Element) || page.location.pathname === landingHref) return;
    const link = target.closest<HTMLAnchorElement>(`a[href^="${landingHref}#"]`);
    if (!link || !save(link.hash.slice(1))) return;
    event.preventDefault();
    page.location.assign(landingHref);
  });
}
