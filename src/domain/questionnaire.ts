import * as z from 'zod/mini';

/** An answer that has to be given, measured without the blanks around it. */
function required(minimum: number, message: string) {
  return z.string(message).check(z.trim(), z.minLength(minimum, message));
}

const optional = z._default(z.string().check(z.trim()), '');

/** The project questionnaire: its eight fields and four rules (spec §2, §5). Answers are trimmed. */
export const questionnaireSchema = z.object({
  businessName: required(2, 'Business name is required'),
  businessDescription: required(10, 'Please provide a brief description of your business'),
  products: required(5, 'Please tell us what products or services you offer'),
  targetAudience: optional,
  specialFeatures: required(5, "Please describe any special features you'd like"),
  existingWebsite: optional,
  competitorWebsites: optional,
  additionalInfo: optional,
});

/** Answers that have passed the rules; an optional one left blank is ''. */
export type Questionnaire = z.infer<typeof questionnaireSchema>;
export type QuestionnaireField = keyof Questionnaire;

/** What each field is called, in the form and in the ticket. */
export const questionnaireLabels: Readonly<Record<QuestionnaireField, string>> = {
  businessName: 'Business name',
  businessDescription: 'Business description',
  products: 'Products',
  targetAudience: 'Target audience',
  specialFeatures: 'Special features',
  existingWebsite: 'Existing website',
  competitorWebsites: 'Competitor websites',
  additionalInfo: 'Additional info',
};

/** The fields in the order in which they are asked. */
export const questionnaireFields = Object.keys(questionnaireLabels) as QuestionnaireField[];

/**
 * The package that was bought, as it travels to the questionnaire in navigation state. That
 * state outlives the page that wrote it, so whoever reads it parses it. The price is in pence.
 */
export const packageInfoSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.trim(), z.minLength(1)),
  price: z.int().check(z.nonnegative()),
});

export type PackageInfo = z.infer<typeof packageInfoSchema>;
