import { storyFiles } from 'virtual:components';
import { toId } from 'storybook/internal/csf';
import { titleAt } from './states';

/** The docs page of each component, by name. */
const pages = new Map(
  storyFiles.map((path) => [
    path.replace(/^.*\//, '').replace('.stories.tsx', ''),
    toId(titleAt(path), 'docs'),
  ]),
);

/** The id of a component's docs page; undefined for a component without one. */
export const docsPageOf = (name: string) => pages.get(name);

/** Links component names in backticks to their docs pages. */
export function linkNames(markdown: string) {
  return markdown.replace(/`([A-Z]\w+)`/g, (code, name: string) => {
    const page = pages.get(name);
    return page ? `[${code}](?path=/docs/${page})` : code;
  });
}
