import { matchRoutes } from 'react-router-dom';
import { routes } from '../app/routes';

/** Whether the router shows the same screen at `pathname` as in the HTML built for `builtFor`. */
export function isBuiltFor(pathname: string, builtFor: string | undefined) {
  // Matching the routes takes a slow phone 10 ms each time.
  if (pathname === builtFor) return true;
  const screenAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route;
  return builtFor !== undefined && screenAt(builtFor) === screenAt(pathname);
}

/**
 * Replaces an alternative address of the built page, such as `/index.html`, `/custom-quote.html` or
 * `/custom-quote/`, by its canonical one. Any other address stays as it is.
 */
export function normalizeAddress({ location, history }: Window, builtFor: string | undefined) {
  const { pathname, search, hash } = location;
  const own = pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
  if (own === builtFor) history.replaceState(history.state, '', own + search + hash);
}
