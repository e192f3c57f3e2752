/**
 * Reads a `_headers` file as Cloudflare Pages does. Where two rules set the same header, Cloudflare
 * joins both values with a comma, and Netlify takes the later one. A line `! Name` removes what
 * earlier rules set; Netlify, which overwrites anyway, ignores that line.
 */

interface HeaderRule {
  pattern: string;
  /** In lower case. */
  name: string;
  /** A header without a value is removed. */
  value: string | undefined;
}

/** Parses the rules: a path at the start of a line, its headers indented below it. */
export function parseHeaders(text: string) {
  const rules: HeaderRule[] = [];
  let pattern = '';
  for (const line of text.split('\n').map((untrimmed) => untrimmed.trim())) {
    const [, name, value] = /^(?:! )?([^#/:][^:]*)(?::(.*))?$/.exec(line) ?? [];
    if (line.startsWith('/')) pattern = line;
    else if (name) rules.push({ pattern, name: name.toLowerCase(), value: value?.trim() });
  }
  return rules;
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of a response by their lower-case name; `path` is decoded and has no query. */
export function headersFor(rules: readonly HeaderRule[], path: string) {
  const result: Record<string, string> = {};
  for (const { name, value } of rules.filter(({ pattern }) => matches(pattern, path))) {
    const earlier = result[name];
    if (value === undefined) delete result[name];
    else result[name] = earlier === undefined ? value : `${earlier}, ${value}`;
  }
  return result;
}
