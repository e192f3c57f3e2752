import { allPages } from '#src/pages.ts';

/** An address without a page. */
export const wrongAddress = '/nowhere';

/** Every address of the site, and a wrong one. */
export const routes = allPages.map(({ name, href }) => (name === 'notFound' ? wrongAddress : href));

/** The messages that the wrong address causes: the browser logs the status, the page the path. */
export const notFoundMessages = [/status of 404/, /404.*\/nowhere/];
