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

/**
 * The title of a story file in lower case: its path below `stories`, on a shelf of the sidebar. Some are
 * listed, and have their pictures, with what a reader looks for them beside.
 */
export const titleAt = (path: string) =>
  path
    .replace(/^.*stories\/|\.stories\.tsx$/g, '')
    .toLowerCase()
    .replace(/^features\/admin\//, 'owner/')
    .replace(/^screens\/admin\//, 'owner/screens/')
    .replace(/^app\//, 'screens/app/')
    .replace(/^mails\//, 'features/mails/')
    .replace(/^features\/links\//, 'features/tickets/')
    .replace(/^features\/job-ticket\//, 'features/orders/')
    .replace(/^features\/credentials\//, 'features/account/')
    .replace(/^owner\/(opened|rows|saving)\//, 'owner/');
