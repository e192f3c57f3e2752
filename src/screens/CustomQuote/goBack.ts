/**
 * Goes back to the page of this site before this one. Returns false if there is none, and in browsers
 * without the Navigation API.
 */
export function goBack(): boolean {
  const { navigation, location } = window;
  const previous = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index)
    .findLast(({ url }) => url && new URL(url).pathname !== location.pathname);
  if (previous) navigation.traverseTo(previous.key);
  return Boolean(previous);
}
