import * as z from 'zod/mini';
import { atLeast } from './textLength';

/** An email that is sent to many customers. Its stored text fields may be blank. */
export const emailTemplateSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});

const filled = (message: string) => z.string().check(atLeast(1, message));

/** A template as the owner saves it: nothing is blank. */
export const templateFormSchema = z.extend(emailTemplateSchema, {
  name: filled('Please enter a name'),
  subject: filled('Please enter a subject'),
  body: filled('Please enter a text'),
});

export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

/** The values of placeholders, such as samples for the preview, by their names. */
export type Placeholders = Readonly<Record<string, string>>;

/** A template that the site provides. */
export interface DefaultTemplate {
  template: EmailTemplate;
  /** The placeholders that the template may contain, with sample values. */
  placeholders: Placeholders;
  /**
   * Every stored list was created with it. If a list lacks it, the owner has deleted it, and it is
   * not added again.
   */
  isFromFirstRelease?: true;
}

/** The placeholders of a template: its own if it is a default template, otherwise those of all. */
export function placeholdersOf(defaults: readonly DefaultTemplate[], id: string): Placeholders {
  const own = defaults.find(({ template }) => template.id === id);
  return own?.placeholders ?? Object.assign({}, ...defaults.map((each) => each.placeholders));
}

/**
 * The default templates to append to a stored list, because a later version has added them. An
 * empty list stays empty.
 */
export function newDefaults(
  defaults: readonly DefaultTemplate[],
  stored: readonly EmailTemplate[],
): EmailTemplate[] {
  if (stored.length === 0) return [];
  return defaults
    .filter(
      ({ template, isFromFirstRelease }) =>
        !isFromFirstRelease && !stored.some(({ id }) => id === template.id),
    )
    .map(({ template }) => template);
}

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

/** The names between double braces that are no placeholders of the template. */
export function unknownPlaceholders(
  { subject, body }: Pick<EmailTemplate, 'subject' | 'body'>,
  placeholders: Placeholders,
): string[] {
  return placeholdersIn(`${subject}\n${body}`).filter((name) => !Object.hasOwn(placeholders, name));
}

/** Replaces placeholders by their values. Those without a value stay as they are written. */
export function fillTemplate(text: string, values: Placeholders): string {
  return text.replace(placeholderPattern, (whole, name: string) => {
    const key = name.trim();
    return Object.hasOwn(values, key) ? (values[key] ?? whole) : whole;
  });
}

/**
 * The body of a template. Some mails are of no use without their link: if the template has the placeholder
 * `link` and the body lacks it, it is added at the end.
 */
export function withLink(body: string, placeholders: Readonly<Record<string, unknown>>): string {
  const isMissing = Object.hasOwn(placeholders, 'link') && !placeholdersIn(body).includes('link');
  return isMissing ? `${body.trimEnd()}\n\n${placeholderText('link')}` : body;
}
