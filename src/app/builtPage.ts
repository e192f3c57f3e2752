/** Which of the built pages a document is, and whether that is the one for the router's address. */
import { matchRoutes } from 'react-router-dom';
import { paths } from '../paths';
import { routes } from './routes';

/** The names that hosts serve a page's file under, besides the page's own address. */
const fileName = /(?:\/index)?(?:\.html)?\/?$/;

const screenAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route;

/** Whether the screen at this address is the one in the page, which was built for `builtFor`. */
export function isBuiltFor(pathname: string, builtFor: string | undefined) {
  return builtFor !== undefined && screenAt(builtFor) === screenAt(pathname);
}

/**
 * The address that a page ought to be at, given the one that its file was served at:
 * `/custom-quote.html` is `/custom-quote`. The page for wrong addresses stays where it is.
 */
export function ownPathname(pathname: string, builtFor: string | undefined) {
  if (builtFor === undefined || builtFor === paths.notFound.href) return pathname;
  const address = pathname.replace(fileName, '') || paths.landing.href;
  return isBuiltFor(address, builtFor) ? builtFor : pathname;
}
