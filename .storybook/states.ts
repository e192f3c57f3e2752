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
