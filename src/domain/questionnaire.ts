import * as z from 'zod/mini';
import {
  type Answers,
  blankAnswers,
  draftSchema,
  type GroupedQuestion,
  groupsOf,
  namesOf,
  optionalText,
  requiredText,
  submittedSchema,
  type TextQuestion,
} from './questions';
import { trimmed } from './textLength';

/**
 * The project questionnaire. Its schema, its form fields and the ticket's text are derived from
 * these records, in this order.
 */
export const questionnaireQuestions = {
  businessName: {
    group: 'Business Information',
    label: 'Business name',
    required: true,
    schema: requiredText('Business name is required', 2),
    line: { autoComplete: 'organization' },
  },
  businessDescription: {
    group: 'Business Information',
    label: 'Business description',
    hint: 'What you do, where, and for how long. A few sentences are enough.',
    required: true,
    schema: requiredText('Please provide a brief description of your business', 10),
  },
  products: {
    group: 'Business Information',
    label: 'Products',
    hint: 'The products or services that you offer.',
    required: true,
    schema: requiredText('Please tell us what products or services you offer', 5),
  },
  targetAudience: {
    group: 'Business Information',
    label: 'Target audience',
    hint: 'Who should find you, and what are they looking for?',
    schema: optionalText,
  },
  specialFeatures: {
    group: 'Website Requirements',
    label: 'Special features',
    hint: 'A shop, bookings, a gallery, a map … Write “none in particular” if there are none.',
    required: true,
    schema: requiredText("Please describe any special features you'd like", 5),
  },
  existingWebsite: {
    group: 'References & Inspiration',
    label: 'Existing website',
    hint: 'The address, if you have one.',
    schema: optionalText,
    line: { inputMode: 'url' },
    ifBlank: 'None provided',
  },
  competitorWebsites: {
    group: 'References & Inspiration',
    label: 'Competitor websites',
    hint: 'Sites that you measure yourself against, or just like.',
    schema: optionalText,
    ifBlank: 'None provided',
  },
  additionalInfo: {
    group: 'Additional Information',
    label: 'Additional info',
    hint: 'Anything else that we should know before we begin.',
    schema: optionalText,
    ifBlank: 'None provided',
  },
} as const satisfies Readonly<Record<string, TextQuestion & GroupedQuestion>>;

/** Valid answers; a blank optional one is ''. */
export type Questionnaire = Answers<typeof questionnaireQuestions>;
export type QuestionnaireField = keyof Questionnaire;

export const questionnaireQuestion = (field: QuestionnaireField): TextQuestion & GroupedQuestion =>
  questionnaireQuestions[field];

export const questionnaireFields = namesOf(questionnaireQuestions);

/** The parts of the form, in order. They have the titles of the quote form's parts. */
export const questionnaireGroups = groupsOf(questionnaireQuestions);

export const questionnaireSchema = submittedSchema(questionnaireQuestions);

export const blankQuestionnaire: Questionnaire = blankAnswers(questionnaireQuestions);

/** The answers so far. They may be invalid. */
export type QuestionnaireDraft = Partial<Questionnaire>;

export const questionnaireDraftSchema = draftSchema(questionnaireQuestions);

/**
 * The bought package, in the questionnaire's navigation state. An older version of the site may have
 * written it, so parse it. The price is in pence.
 */
export const packageInfoSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(trimmed, z.minLength(1)),
  price: z.int().check(z.nonnegative()),
});

export type PackageInfo = z.infer<typeof packageInfoSchema>;
