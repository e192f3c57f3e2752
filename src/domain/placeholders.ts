/** Placeholders in texts, such as the templates of mails. */

/** The values of placeholders, such as samples for the preview, by their names. */
export type Placeholders = Readonly<Record<string, string>>;

/** A placeholder as it is written in a template: `{{customerName}}`. */
export function placeholderText(name: string): string {
  return `{{${name}}}`;
}

/** Text between double braces on one line. */
const placeholderPattern = /\{\{([^{}\n]*)\}\}/g;

/** The trimmed names between double braces, known or not, without duplicates and in order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholderPattern)].map(([, name = '']) => name.trim()))];
}

/** Replaces placeholders by their values. Those without a value stay as they are written. */
export function fillTemplate(text: string, values: Placeholders): string {
  return text.replace(placeholderPattern, (whole, name: string) => {
    const key = name.trim();
    return Object.hasOwn(values, key) ? (values[key] ?? whole) : whole;
  });
}

/** The index of the first paragraph of a signature, such as 'Kind regards, Ruth'; without one the end. */
function signatureStart(paragraphs: readonly string[]): number {
  const last = paragraphs.length - 1;
  const [closing = '', name = ''] = paragraphs.slice(-2);
  const endsSentence = !/[\p{L}\p{N}]$/u.test(name);
  const isListOrUrl = /^(?:\d+\.|[-*]) |:\/\//m.test(name);
  if (last < 1 || endsSentence || isListOrUrl || closing.endsWith(':')) return paragraphs.length;
  // A first paragraph with a comma is the greeting.
  return last > 1 && closing.endsWith(',') ? last - 1 : last;
}

/**
 * The body with the paragraphs whose placeholders it lacks and which have a value, by these placeholders. They stand
 * above its signature.
 */
export function withParagraphs(
  body: string,
  paragraphs: Placeholders,
  values: Readonly<Record<string, unknown>>,
): string {
  const known = placeholdersIn(body);
  const added = Object.entries(paragraphs)
    .filter(([name]) => Object.hasOwn(values, name) && !known.includes(name))
    .map(([, paragraph]) => paragraph);
  if (added.length === 0) return body.trimEnd();
  const own = body
    .trimEnd()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trimEnd());
  return own.toSpliced(signatureStart(own), 0, ...added).join('\n\n');
}

/**
 * The body of a template. Some mails are of no use without their link: if the template has the placeholder
 * `link` and the body lacks it, it is added.
 */
export const withLink = (body: string, placeholders: Readonly<Record<string, unknown>>): string =>
  withParagraphs(body, { link: placeholderText('link') }, placeholders);
