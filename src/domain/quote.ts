import * as z from 'zod/mini';

/** Kinds of website (spec §9); the first is the default. */
export const websiteTypes = ['business', 'ecommerce', 'portfolio', 'other'] as const;
export type WebsiteType = (typeof websiteTypes)[number];

/** What each kind is called. */
export const websiteTypeLabels: Readonly<Record<WebsiteType, string>> = {
  business: 'Business',
  ecommerce: 'Ecommerce',
  portfolio: 'Portfolio',
  other: 'Other',
};

/** How many pages (spec §9); the first is the default, and each is its own label. */
export const pageCounts = ['1-5', '6-10', '11-20', '20+'] as const;
export type PageCount = (typeof pageCounts)[number];

/** Beside each required field that is empty; the toast says it for all of them (spec §5). */
const MISSING_ANSWER = 'Please fill in this field';

const INVALID_EMAIL = 'Please enter a valid email address';

/** The longest address that can be written to (RFC 5321, with its erratum 1690). */
const MAX_EMAIL_LENGTH = 254;

/** Later rules do not speak while there is nothing to apply them to. */
const answered = z.minLength(1, { error: MISSING_ANSWER, abort: true });

const required = z.string(MISSING_ANSWER).check(z.trim(), answered);

const optional = z._default(z.string().check(z.trim()), '');

/** The quote form without its captcha token (spec §3, §5, §9). Answers are trimmed. */
export const quoteSchema = z.object({
  businessName: required,
  contactName: required,
  email: z
    .string(MISSING_ANSWER)
    .check(
      z.trim(),
      answered,
      z.email(INVALID_EMAIL),
      z.maxLength(MAX_EMAIL_LENGTH, INVALID_EMAIL),
    ),
  phone: optional,
  websiteType: z._default(z.enum(websiteTypes), websiteTypes[0]),
  estimatedPages: z._default(z.enum(pageCounts), pageCounts[0]),
  featuresRequested: optional,
  currentWebsite: optional,
  competitorWebsites: optional,
  additionalInfo: optional,
});

/** Answers that have passed the rules; an optional one left blank is ''. */
export type Quote = z.infer<typeof quoteSchema>;
export type QuoteField = keyof Quote;

/** The form before anybody has touched it. */
export const blankQuote: Quote = {
  businessName: '',
  contactName: '',
  email: '',
  phone: '',
  websiteType: websiteTypes[0],
  estimatedPages: pageCounts[0],
  featuresRequested: '',
  currentWebsite: '',
  competitorWebsites: '',
  additionalInfo: '',
};

/**
 * What was typed so far, of which nothing has to be right yet. Kept while the visitor's session
 * lasts, so that loading the page again loses nothing; hostile when it is read back.
 */
export const quoteDraftSchema = z.partial(
  z.object({
    businessName: z.string(),
    contactName: z.string(),
    email: z.string(),
    phone: z.string(),
    websiteType: z.enum(websiteTypes),
    estimatedPages: z.enum(pageCounts),
    featuresRequested: z.string(),
    currentWebsite: z.string(),
    competitorWebsites: z.string(),
    additionalInfo: z.string(),
  }),
);

export type QuoteDraft = z.infer<typeof quoteDraftSchema>;

/** What each field is called, in the form and in the messages. */
export const quoteLabels: Readonly<Record<QuoteField, string>> = {
  businessName: 'Business name',
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  websiteType: 'Website type',
  estimatedPages: 'Estimated pages',
  featuresRequested: 'Features requested',
  currentWebsite: 'Current website',
  competitorWebsites: 'Competitor websites',
  additionalInfo: 'Additional info',
};

/** The fields in the order in which they are asked. */
export const quoteFields = Object.keys(quoteLabels) as QuoteField[];

/** A part of the form. */
export interface QuoteGroup {
  title: string;
  fields: readonly QuoteField[];
}

/** The parts of the form, in order (spec §2). Every field is in one of them. */
export const quoteGroups: readonly QuoteGroup[] = [
  { title: 'Business Information', fields: ['businessName', 'contactName', 'email', 'phone'] },
  {
    title: 'Website Requirements',
    fields: ['websiteType', 'estimatedPages', 'featuresRequested'],
  },
  { title: 'References & Inspiration', fields: ['currentWebsite', 'competitorWebsites'] },
  { title: 'Additional Information', fields: ['additionalInfo'] },
];
