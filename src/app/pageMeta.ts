import type { UIMatch } from 'react-router-dom';
import { business } from '../content/business';

/** What a route says of its page, as the `handle` of its route. */
export interface PageMeta {
  /** The page's own title, without the business's name; none for the landing page. */
  title?: string;
  /** For search results. */
  description: string;
  /** Of no use to somebody who searches: kept out of search engines. */
  isUnlisted?: boolean;
  /** Needs React to be of use, so that it is fetched at once instead of when idle. */
  isEager?: boolean;
}

function isPageMeta(handle: unknown): handle is PageMeta {
  return typeof handle === 'object' && handle !== null && 'description' in handle;
}

/** The meta of the innermost route that has one. What is below an unlisted route is so itself. */
export function pageMeta(matches: readonly Pick<UIMatch, 'handle'>[]): PageMeta {
  const metas = matches.map(({ handle }) => handle).filter(isPageMeta);
  const innermost = metas.at(-1) ?? { description: business.description };
  return metas.some(({ isUnlisted }) => isUnlisted)
    ? { ...innermost, isUnlisted: true }
    : innermost;
}

/** The document's title for a page. */
export function documentTitle({ title }: PageMeta) {
  return title ? `${title} · ${business.name}` : business.title;
}
