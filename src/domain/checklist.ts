/** What a site needs before it sells. */
import * as z from 'zod/mini';
import type { Business } from './business';
import { findingSchema } from './priceGuard';

/** The payment provider's lists, by the right that the key needs. */
const providerLists = ['payment_links', 'events', 'invoice_payments', 'line_items'] as const;
export type ProviderList = (typeof providerLists)[number];

/** Why one of them could not be read. */
export const listProblems = ['key-refused', 'right-missing', 'unreachable', 'too-many'] as const;

/** Why the signature of an event is refused. */
export const refusals = ['malformed', 'wrong', 'old', 'future'] as const;

export const checklistSchema = z.object({
  /** Where visitors open the site. */
  origin: z.string(),
  /** Products whose payment link is still that of the sample. */
  sampleLinks: z.array(z.pick(findingSchema, { product: true, period: true })),
  findings: z.array(findingSchema),
  /** Why the payment links were not read, `unread` before the first time; null if they were. */
  listProblem: z.nullable(z.enum([...listProblems, 'no-key', 'unread'])),
  /** The types of events that the webhook has to send. */
  eventTypes: z.array(z.string()),
  webhook: z.object({
    hasSecret: z.boolean(),
    /** When the last event arrived. */
    lastEvent: z.nullable(z.string()),
    /** The provider's version of it, if it could be read. */
    lastVersion: z.nullable(z.string()),
    /** How many signatures were refused within a day, and why the last one was. */
    refused: z.nullable(z.object({ count: z.int(), cause: z.enum(refusals) })),
    /** The list of what no webhook has brought, if it cannot be read. */
    unreadList: z.nullable(
      z.object({ list: z.enum(providerLists), problem: z.enum(listProblems) }),
    ),
  }),
  /** `untested`: no test email was sent. */
  mail: z.enum(['missing', 'untested', 'tested']),
  hasCaptcha: z.boolean(),
  /** Whether each owner logs in with a code. */
  hasTwoSteps: z.boolean(),
  /** When the last backup was made, whether that is within a day and the time it takes, and whether it was restored. */
  backup: z.object({ at: z.nullable(z.string()), isRecent: z.boolean(), isChecked: z.boolean() }),
  /** The facts about the business that are missing or still those of the sample. */
  sampleTexts: z.array(z.string()),
  /** Whether there is a VAT number, and a price for which invoices name the customer's address. */
  needsAddress: z.boolean(),
});
export type Checklist = z.infer<typeof checklistSchema>;

/** Whether it has a name, domain or telephone number of the sample, which no real business has. */
const isSample = (text: string) => /millrace|\.example\b|01632 960/i.test(text);

export const isSampleLink = ({ url }: { url: string }) => isSample(url);

/** The facts that a business has to replace, in words. */
export function sampleTextsOf({ name, url, title, contact, mail, legal }: Business): string[] {
  const facts = {
    name,
    'web address': url,
    title,
    'email address': contact.email,
    'telephone number': contact.phone.shown,
    'sender of mails': mail.sender,
    'recipients of quote requests': mail.internalRecipients.join(),
  };
  const samples = Object.entries(facts).filter(([, text]) => isSample(text));
  return [...samples.map(([fact]) => fact), ...(legal.address ? [] : ['postal address'])];
}
