import * as z from 'zod/mini';

/** An email that is sent to many customers. Blank fields are valid while it is written. */
export const emailTemplateSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});

export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

/** The names of placeholders, each with a sample value for the preview. */
export type Placeholders = Readonly<Record<string, string>>;

/** A template that exists from the start. */
export interface DefaultTemplate {
  template: EmailTemplate;
  /** What the template may contain, written as {{customerName}}. */
  placeholders: Placeholders;
  /** Every stored list was created with it: a list without it has lost it on purpose. */
  isOriginal?: true;
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
      ({ template, isOriginal }) => !isOriginal && !stored.some(({ id }) => id === template.id),
    )
    .map(({ template }) => template);
}

export function placeholderText(name: string): string {
  return `{{${name}}}`;
}

/** Text between double braces on one line. */
const written = /\{\{([^{}\n]*)\}\}/g;

/** The trimmed names between double braces, known or not, without duplicates and in order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(written)].map(([, name = '']) => name.trim()))];
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
  return text.replace(written, (whole, name: string) => {
    const key = name.trim();
    return Object.hasOwn(values, key) ? (values[key] ?? whole) : whole;
  });
}
