/**
 * Links in mails have a token in the fragment, such as `/account#reset=…`. Link scanners encode `#` and `=`,
 * once or twice, and add a query; mail programs add what follows the link in the text.
 */
const named = /(?:#|%(?:25)*23)(reset|verify|guest|order|setup)(?:=|%(?:25)*3D)([\w-]+)/i;

/** What begins a query. */
const query = /[?&]|%(?:25)*3F/i;

/** The link to a quote, whose token has no name. */
const quotes = /^(\/quote)(?![\w-]).*?(?:#|%(?:25)*23)([\w-]+)/i;

/** The longest URL that may be such a link, in characters. */
const MAX_LENGTH = 2000;

/** The URL of the link as it was mailed, from a path with its query and fragment; undefined for another URL. */
export function mailedLink(url: string): string | undefined {
  if (url.length > MAX_LENGTH) return undefined;
  const found = named.exec(url);
  if (found) {
    const [, name, token] = found;
    const [page = ''] = url.slice(0, found.index).split(query, 1);
    const [, path] = /^((?:\/[^/\\]+)+)\/?$/.exec(page) ?? [];
    return path && `${path}#${name}=${token}`;
  }
  const [, path, token] = quotes.exec(url) ?? [];
  return path && `${path}#${token}`;
}
