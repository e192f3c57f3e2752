/**
 * Reads a `_headers` file as Cloudflare Pages does. Where two rules set the same header, Cloudflare
 * joins both values with a comma, and Netlify takes the later one. A line `! Name` removes what
 * earlier rules set; Netlify, which overwrites anyway, ignores that line.
 */

interface HeaderRule {
  pattern: string;
  /** A header without a value is removed by the rule. */
  headers: { name: string; value: string | undefined }[];
}

/** Parses the rules: a path at the start of a line, its headers indented below it. */
export function parseHeaders(text: string) {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (content.startsWith('/')) {
      rules.push({ pattern: content, headers: [] });
      continue;
    }
    const [name = '', ...value] = content.split(':');
    rules
      .at(-1)
      ?.headers.push(
        content.startsWith('! ')
          ? { name: content.slice(2).trim(), value: undefined }
          : { name: name.trim(), value: value.join(':').trim() },
      );
  }
  return rules;
}

/** The headers of a response by their lower-case name; `path` is decoded and has no query. */
export function headersFor(rules: readonly HeaderRule[], path: string) {
  const result = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    const isMatch = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!isMatch) continue;
    for (const { name, value } of headers) {
      const key = name.toLowerCase();
      const earlier = result.get(key);
      if (value === undefined) result.delete(key);
      else result.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return result;
}
