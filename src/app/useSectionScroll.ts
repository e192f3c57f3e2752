import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sections } from '../features/site-frame/sections';

/** Spec §9: from another page, a section is scrolled to this many ms after the landing page shows. */
const SECTION_SCROLL_DELAY = 100;

/** Navigation state of a link that leads to a section of the landing page from elsewhere. */
export interface SectionState {
  section: string;
}

function wantedSection(state: unknown) {
  if (typeof state !== 'object' || state === null || !('section' in state)) return undefined;
  return sections.find(({ id }) => id === state.section)?.id;
}

/** Scrolls to the section that the navigation asked for; the browser does it, as for any anchor. */
export function useSectionScroll() {
  const { state } = useLocation();
  const section = wantedSection(state);

  useEffect(() => {
    if (!section) return;
    const timer = setTimeout(() => window.location.replace(`#${section}`), SECTION_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [section]);
}
