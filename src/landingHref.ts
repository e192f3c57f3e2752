/** The landing page's address, in a module of its own: the script before React needs no other page. */
export const landingHref = '/';
