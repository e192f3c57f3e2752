interface Entry {
  name: string;
  tags?: readonly string[];
}

/**
 * Whether an entry is listed as a state of its component: not a test, not a story that only tests use
 * (`!dev`), and not the twin of a story that the toolbar shows in the dark theme or on a phone.
 */
export const isState = ({ name, tags = [] }: Entry) =>
  tags.includes('dev') && !tags.includes('test-fn') && !/\b(dark|phone)$/i.test(name);

/** Where the sidebar has a title: `root/folder/name`, `root/name`, or a name alone, which is its own root. */
export function placeOf(title: string) {
  const [root = '', ...rest] = title.split('/');
  return { root, folder: rest.slice(0, -1).join('/'), name: rest.at(-1) ?? root };
}
