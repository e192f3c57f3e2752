import type { UIMatch } from 'react-router-dom';
import { site } from '../site';

/** What a route says of its page, as the `handle` of its route. */
export interface PageMeta {
  /** The page's own title, without the business's name; none for the landing page. */
  title?: string;
  /** For search results. */
  description: string;
  /** Needs React to be of use, so that it is fetched at once instead of when idle. */
  isEager?: boolean;
}

function isPageMeta(handle: unknown): handle is PageMeta {
  return typeof handle === 'object' && handle !== null && 'description' in handle;
}

/** The meta of the innermost route that has one. */
export function pageMeta(matches: readonly Pick<UIMatch, 'handle'>[]): PageMeta {
  return (
    matches.map(({ handle }) => handle).findLast(isPageMeta) ?? { description: site.description }
  );
}

/** The document's title for a page. */
export function documentTitle({ title }: PageMeta) {
  return title ? `${title} · ${site.name}` : `${site.name}: websites at a fixed price, and hosting`;
}
