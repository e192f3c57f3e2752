import * as z from 'zod/mini';
import { type Placeholders, placeholdersIn } from './placeholders';
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

/** A template that the site provides. */
export const defaultTemplateSchema = z.object({
  template: emailTemplateSchema,
  /** The placeholders that the template may contain, with sample values. */
  placeholders: z.record(z.string(), z.string()),
  /** The label of the button for the placeholder `link`. */
  action: z.optional(z.string()),
  /** It is sent to the business; the others are sent to customers. */
  isToOwner: z.optional(z.literal(true)),
  /**
   * Every stored list was created with it. If a list lacks it, the owner has deleted it, and it is
   * not added again.
   */
  isFromFirstRelease: z.optional(z.literal(true)),
});

export type DefaultTemplate = z.infer<typeof defaultTemplateSchema>;

/** A test email that a server sends. */
export const testMailSchema = z.object({
  /** The email address that it is sent to. */
  recipient: z.string(),
  /** The id with which `connected.mail.open` reads it. */
  mailId: z.string(),
});

export type TestMail = z.infer<typeof testMailSchema>;

/** The placeholders of a template: its own if it is a default template, otherwise those of all. */
export function placeholdersOf(defaults: readonly DefaultTemplate[], id: string): Placeholders {
  const own = defaults.find(({ template }) => template.id === id);
  return own?.placeholders ?? Object.assign({}, ...defaults.map((item) => item.placeholders));
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

/** The names between double braces that are no placeholders of the template. */
export function unknownPlaceholders(
  { subject, body }: Pick<EmailTemplate, 'subject' | 'body'>,
  placeholders: Placeholders,
): string[] {
  return placeholdersIn(`${subject}\n${body}`).filter((name) => !Object.hasOwn(placeholders, name));
}
