/** An id as Storybook makes it of a title, which mirrors the path below `stories/`. */
export function docsIdOf(path: string) {
  const words = path.replace(/^.*stories\//, '').replace(/\.stories\.tsx$/, '');
  return `${words.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
}

/** The page of every component, by the component's name. */
const pages = new Map(
  Object.keys(import.meta.glob('../stories/**/*.stories.tsx')).map((path) => [
    path.replace(/^.*\//, '').replace('.stories.tsx', ''),
    docsIdOf(path),
  ]),
);

/** Makes a link of every component that is named in backticks. */
export function linkNames(markdown: string) {
  return markdown.replace(/`([A-Z]\w+)`/g, (code, name: string) => {
    const page = pages.get(name);
    return page ? `[${code}](?path=/docs/${page})` : code;
  });
}
