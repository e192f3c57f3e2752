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

/** The body with the paragraphs whose placeholders it lacks and which have a value, by these placeholders. */
export function withParagraphs(
  body: string,
  paragraphs: Placeholders,
  values: Readonly<Record<string, unknown>>,
): string {
  const known = placeholdersIn(body);
  const missing = Object.entries(paragraphs).filter(
    ([name]) => Object.hasOwn(values, name) && !known.includes(name),
  );
  return [body.trimEnd(), ...missing.map(([, paragraph]) => paragraph)].join('\n\n');
}

/**
 * The body of a template. Some mails are of no use without their link: if the template has the placeholder
 * `link` and the body lacks it, it is added at the end.
 */
export function withLink(body: string, placeholders: Readonly<Record<string, unknown>>): string {
  const isMissing = Object.hasOwn(placeholders, 'link') && !placeholdersIn(body).includes('link');
  return isMissing ? `${body.trimEnd()}\n\n${placeholderText('link')}` : body;
}
