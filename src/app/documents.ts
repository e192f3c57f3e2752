import { paths } from '../paths';

const pagesWithCaptcha: readonly string[] = Object.values(paths)
  .filter((path) => 'hasCaptcha' in path)
  .map(({ href }) => href);

/** Whether the captcha provider's script runs on the page at this address. */
export function hasCaptcha(pathname: string) {
  return pagesWithCaptcha.includes(pathname.replace(/(.)\/$/, '$1'));
}

/**
 * Whether the way from one page to another is a whole new page, and not the router's. A policy is a
 * document's: the router would take the captcha's page into one that forbids the provider's script,
 * and take that script along to all others.
 */
export function isNewDocument(from: string, to: string) {
  return hasCaptcha(from) !== hasCaptcha(to);
}
