import { allPages } from '#src/pages.ts';

/** An address that has no page: it stands for all wrong ones. */
const wrongAddress = '/nowhere';

/** Every address of the site, and one of all others. */
export const routes = allPages.map(({ name, href }) => (name === 'notFound' ? wrongAddress : href));

/** What the page of a wrong address logs, because it should. */
export const notFoundMessages = [/status of 404/, /404.*\/nowhere/];
