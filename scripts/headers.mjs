/**
 * The `_headers` file, as the hosts that know it read it. They differ where two rules name the same
 * header: Netlify takes the later one, Cloudflare Pages joins both with a comma, which makes two
 * policies of one. A line `! Name` takes away what earlier rules said: Cloudflare Pages does it, and
 * Netlify, which overwrites anyhow, skips the line. This reads the file as Cloudflare Pages does.
 */

/** @typedef {{ pattern: string, headers: { name: string, value: string | undefined }[] }} HeaderRule */

/**
 * Reads the rules: an address at the start of a line, its headers indented below it.
 *
 * @param {string} text
 * @returns {HeaderRule[]} a header without a value is one that the rule takes away
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
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

/**
 * The headers of an answer.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} path decoded, without a query
 * @returns {Map<string, string>} by the name in lower case
 */
export function headersFor(rules, path) {
  const found = new Map();
  for (const { pattern, headers } of rules) {
    const isMatch = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!isMatch) continue;
    for (const { name, value } of headers) {
      const key = name.toLowerCase();
      const earlier = found.get(key);
      if (value === undefined) found.delete(key);
      else found.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
}
