/**
 * The way to a section of the landing page from another page: first the page, then the section. The
 * router takes it within a document; to a new one, and before React is there, the browser does.
 */
import { landing } from '../landing';

/** Spec §9: from another page, a section is scrolled to this many ms after the landing page shows. */
const SECTION_SCROLL_DELAY = 100;

/** Navigation state of a link that leads to a section of the landing page from elsewhere. */
export interface SectionState {
  section: string;
}

/** The section that a navigation's state asks for. */
export function wantedSection(state: unknown) {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined;
  return typeof state.section === 'string' ? state.section : undefined;
}

/**
 * Scrolls to a section of the page that is shown now; the browser does it, as for any anchor.
 *
 * @returns what calls it off
 */
export function scrollToSectionSoon(section: string) {
  const timer = setTimeout(() => window.location.replace(`#${section}`), SECTION_SCROLL_DELAY);
  return () => clearTimeout(timer);
}

/**
 * Leads every click on a link to a section, which nobody else has followed, to the landing page
 * without it. `save` keeps the section for that page; where it cannot, the link is left as it is.
 */
export function attachSectionBehaviour(page: Document, save: (section: string) => boolean) {
  page.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!(target instanceof Element) || page.location.pathname === landing.href) return;
    const link = target.closest<HTMLAnchorElement>(`a[href^="${landing.href}#"]`);
    if (!link || !save(link.hash.slice(1))) return;
    event.preventDefault();
    page.location.assign(landing.href);
  });
}
