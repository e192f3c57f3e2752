import { pages } from '../../pages';

/** The id of a package's card on the landing page. */
export const packageAnchor = (id: string) => `package-${id}`;

/** The address of a package's card, from any page. */
export const packageHref = (id: string) => `${pages.landing.href}#${packageAnchor(id)}`;
