import { business } from '../content/business';
import { type Page, pages } from '../pages';

const isPage = (handle: unknown): handle is Page => 'href' in Object(handle);

/** The page that is shown: the `handle` of the innermost matched route that has one. */
export function pageOf(routes: readonly { handle?: unknown }[]): Page {
  const page = routes.map(({ handle }) => handle).findLast(isPage);
  return page ?? pages.landing;
}

/** The document's title for a page, and for what it shows if that has a name of its own. */
export function documentTitle({ title }: Page, name?: string) {
  return title ? [name, title, business.name].filter(Boolean).join(' · ') : business.title;
}
