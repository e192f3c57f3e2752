import { pages } from '../../pages';

/** The sections of the landing page that the header and the footer link to. */
export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'web-development', label: 'Website Development' },
  { id: 'pricing', label: 'Web Hosting' },
  { id: 'about', label: 'About' },
  { id: 'contact', label: 'Contact' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** The URL of a section, from any page. */
export function sectionHref(id: SectionId) {
  return `${pages.landing.href}#${id}`;
}

export const sectionLinks = sections.map(({ id, label }) => ({ label, href: sectionHref(id) }));
