/** The id of the docs page of a story file, whose title mirrors its path. */
function docsIdOf(path: string) {
  const words = path.replace(/^.*stories\//, '').replace(/\.stories\.tsx$/, '');
  return `${words.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
}

/** The docs page of each component, by name. */
const pages = new Map(
  Object.keys(import.meta.glob('../stories/**/*.stories.tsx')).map((path) => [
    path.replace(/^.*\//, '').replace('.stories.tsx', ''),
    docsIdOf(path),
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
