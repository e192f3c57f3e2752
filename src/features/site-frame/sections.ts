import { paths } from '../../paths';

/** The landing page's sections, as the header and the footer link to them (spec §2). */
export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'web-development', label: 'Website Development' },
  { id: 'pricing', label: 'Web Hosting' },
  { id: 'about', label: 'About' },
  { id: 'contact', label: 'Contact' },
] as const;

/** A section's anchor id. */
export type SectionId = (typeof sections)[number]['id'];

/** The address of a section, from any page. */
export function sectionHref(id: SectionId) {
  return `${paths.landing.href}#${id}`;
}
