/**
 * Links in mails have a token in the fragment, such as `/account#reset=…`. Link scanners encode `#` and `=`,
 * once or twice, and add a query; mail programs add what follows the link in the text.
 */
const named =
  /^((?:\/[^?&/\\]+?)+)\/?(?:(?:[?&]|%(?:25)*3F).*?)?(?:#|%(?:25)*23)(reset|verify|guest|order|setup)(?:=|%(?:25)*3D)([\w-]+)/i;

/** The link to a quote, whose token has no name. */
const quotes = /^(\/quote)(?![\w-]).*?(?:#|%(?:25)*23)()([\w-]+)/i;

/** The URL of the link as it was mailed, from a path with its query and fragment; undefined for another URL. */
export function mailedLink(url: string): string | undefined {
  const [, path, name, token] = named.exec(url) ?? quotes.exec(url) ?? [];
  return token && `${path}#${name && `${name}=`}${token}`;
}
