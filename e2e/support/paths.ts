import { allPages } from '#src/pages.ts';

/** A path without a page. */
export const unknownPath = '/nowhere';

/** The path of every page; the not-found page has the unknown one. */
export const paths = allPages.map(({ name, href }) => (name === 'notFound' ? unknownPath : href));

/** The messages at the unknown path: the browser logs the status, and the page logs the path. */
export const notFoundMessages = [/status of 404/, /404.*\/nowhere/];
