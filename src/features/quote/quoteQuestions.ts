import { pageCounts, type QuoteField, websiteTypeLabels, websiteTypes } from '../../domain/quote';

/** A question that is answered in words. */
export interface TextQuestion {
  hint?: string;
  isRequired?: boolean;
  /** One line, with what helps to fill it in; without it, several lines. */
  line?: {
    type?: 'email' | 'tel';
    autoComplete?: string;
    inputMode?: 'url';
    autoCapitalize?: 'none';
    spellCheck?: false;
  };
}

/** The two questions that offer their answers. */
export const quoteChoices = {
  websiteType: {
    options: websiteTypes.map((value) => ({ value, label: websiteTypeLabels[value] })),
    defaultValue: websiteTypes[0],
  },
  estimatedPages: {
    options: pageCounts.map((value) => ({ value, label: value })),
    defaultValue: pageCounts[0],
  },
} as const;

export type ChoiceField = keyof typeof quoteChoices;

export function isChoice(field: QuoteField): field is ChoiceField {
  return field in quoteChoices;
}

/** How the others are asked; their labels are the domain's. */
export const quoteQuestions: Readonly<Record<Exclude<QuoteField, ChoiceField>, TextQuestion>> = {
  businessName: { isRequired: true, line: { autoComplete: 'organization' } },
  contactName: { isRequired: true, line: { autoComplete: 'name' } },
  email: { isRequired: true, line: { type: 'email', autoComplete: 'email' } },
  phone: { line: { type: 'tel', autoComplete: 'tel' } },
  featuresRequested: { hint: 'What should visitors be able to do? Book, buy, read, find you …' },
  currentWebsite: {
    hint: 'The address, if you have one.',
    line: { autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  },
  competitorWebsites: { hint: 'Sites of competitors, or sites that you simply like.' },
  additionalInfo: { hint: 'Deadlines, a budget, anything else that we should know.' },
};
