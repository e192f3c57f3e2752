/** The JSDoc of each member of the types and objects in a source, by the member's name. */
export function membersOf(source: string): Record<string, string> {
  const members = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\??:/g);
  return Object.fromEntries(
    [...members].map(([, text = '', name = '']) => [
      name,
      text.replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
    ]),
  );
}
