import * as z from 'zod/mini';
import { emailSchema } from './email';
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
} from './questions';
import { NAME_LENGTH } from './textLength';
import { visibleText } from './visibleText';

/**
 * The quote form without its captcha. Its schemas, groups, form fields and mail rows are derived
 * from these records, in this order.
 */
export const quoteQuestions = {
  businessName: {
    group: 'Business Information',
    label: 'Business name',
    required: true,
    schema: requiredText('Enter the name of your business'),
    line: { autoComplete: 'organization' },
    short: true,
  },
  contactName: {
    group: 'Business Information',
    label: 'Contact name',
    required: true,
    schema: requiredText('Enter your name', 1, NAME_LENGTH),
    line: { autoComplete: 'name' },
    short: true,
  },
  email: {
    group: 'Business Information',
    label: 'Email',
    required: true,
    schema: z.pipe(requiredText('Enter your email address'), emailSchema),
    line: { type: 'email', autoComplete: 'email' },
    short: true,
  },
  phone: {
    group: 'Business Information',
    label: 'Phone',
    schema: optionalText,
    line: { type: 'tel', autoComplete: 'tel' },
    short: true,
    ifBlank: 'None provided',
  },
  websiteType: {
    group: 'Website Requirements',
    label: 'Website type',
    options: [
      { value: 'business', label: 'Business' },
      { value: 'ecommerce', label: 'Ecommerce' },
      { value: 'portfolio', label: 'Portfolio' },
      { value: 'other', label: 'Other' },
    ],
  },
  estimatedPages: {
    group: 'Website Requirements',
    label: 'Estimated pages',
    options: [
      { value: '1-5', label: '1-5' },
      { value: '6-10', label: '6-10' },
      { value: '11-20', label: '11-20' },
      { value: '20+', label: '20+' },
    ],
  },
  featuresRequested: {
    group: 'Website Requirements',
    label: 'Features requested',
    hint: 'What should visitors be able to do? Book, buy, read, find you …',
    schema: optionalText,
  },
  currentWebsite: {
    group: 'References & Inspiration',
    label: 'Current website',
    hint: 'The address, if you have one.',
    schema: optionalText,
    line: { autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
    ifBlank: 'None provided',
  },
  competitorWebsites: {
    group: 'References & Inspiration',
    label: 'Competitor websites',
    hint: 'Sites of competitors, or sites that you simply like.',
    schema: optionalText,
    ifBlank: 'None provided',
  },
  additionalInfo: {
    group: 'Additional Information',
    label: 'Additional info',
    hint: 'Deadlines, a budget, anything else that we should know.',
    schema: optionalText,
    ifBlank: 'None provided',
  },
} as const satisfies Readonly<Record<string, GroupedQuestion>>;

/** Valid answers; a blank optional one is ''. */
export type Quote = Answers<typeof quoteQuestions>;
export type QuoteField = keyof Quote;

/** The question of a field. */
export const quoteQuestion = (field: QuoteField): GroupedQuestion => quoteQuestions[field];

export const quoteFields = namesOf(quoteQuestions);

export const quoteSchema = submittedSchema(quoteQuestions);

export const blankQuote: Quote = blankAnswers(quoteQuestions);

/** The answers so far. They may be invalid. */
export type QuoteDraft = Partial<Quote>;

export const quoteDraftSchema = draftSchema(quoteQuestions);

/** Whether a required answer is blank. */
export function lacksRequiredAnswer(draft: QuoteDraft): boolean {
  return quoteFields.some((field) => {
    const question = quoteQuestion(field);
    return 'required' in question && question.required && !visibleText(draft[field] ?? '');
  });
}

/** How long no other request is accepted after one was sent, in ms. */
export const QUOTE_LOCKOUT = 10_000;

/** How long the lockout still runs, in ms. It ends if the clock was set back to before the request. */
export function lockoutLeft(sentAt: number, now: number): number {
  const end = sentAt + QUOTE_LOCKOUT;
  return now >= sentAt && now < end ? end - now : 0;
}

/** The parts of the form, in order. */
export const quoteGroups = groupsOf(quoteQuestions);
