import { files } from 'virtual:components';

/**
 * The description of a prop whose type react-docgen does not resolve, such as a `Pick` or a union:
 * from the component's own file, or from the nearest file below it with a member of this name.
 */
export function inheritedDescription(title: string, prop: string): string | undefined {
  const seen = new Set([title.replace(/^.*\//, '')]);
  // Grows while it is walked.
  for (const name of seen) {
    const { members = {}, mentions = [] } = files[name] ?? {};
    if (members[prop]) return members[prop];
    for (const mentioned of mentions) seen.add(mentioned);
  }
  return undefined;
}
