/** The landing page's path, in a module of its own: the script before React needs no other page. */
export const landingHref = '/';
