/** Which of the built pages a document is, and whether that is the one for the router's address. */
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/** Whether the screen at this address is the one in the page, which was built for `builtFor`. */
export function isBuiltFor(pathname: string, builtFor: string | undefined) {
  const screenAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route;
  return builtFor !== undefined && screenAt(builtFor) === screenAt(pathname);
}

/**
 * Puts a page's own address in place of another name that a host has for its file: `/index.html`,
 * `/custom-quote.html`, `/custom-quote/`. Any other address stays as it is.
 */
export function settleAddress({ location, history }: Window, builtFor: string | undefined) {
  const { pathname, search, hash } = location;
  const own = pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
  if (own === builtFor) history.replaceState(history.state, '', own + search + hash);
}
