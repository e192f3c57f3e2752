import { bodyAsText, type MailBlock } from './mailBody';
import { formatPence } from './money';
import { describeAnswers } from './questions';
import { quoteQuestions } from './quote';
import type { QuoteLine } from './quoteLine';
import { totalOf } from './quoteTotal';
import { createProjectTicket, type SupportTicket } from './ticket';
import type { User } from './user';

/** What a ticket has as its package if an accepted quote has opened it. */
export const QUOTE_PRODUCT = { id: 'custom-quote', title: 'Custom quote' };

export interface AcceptedQuote {
  /** The answers of the request, by the name of the question. */
  answers: Readonly<Record<string, string>>;
  version: number;
  lines: readonly QuoteLine[];
  /** The typed signature. */
  name: string;
  /** The account with the verified email of the request; null without one. */
  customer: User | null;
  /** How soon the business promises to reply, such as '1-2 business days'. */
  replyTime: string;
  now: Date;
}

/** The lines of a quote and their sum, as a table of a mail. */
export function linesInTable(lines: readonly QuoteLine[]): MailBlock[] {
  const rows = [...lines, { text: 'Total', amount: totalOf(lines) }].map(({ text, amount }) => ({
    label: text,
    answer: formatPence(amount),
    ifBlank: '',
  }));
  return [{ kind: 'answers', rows, figures: true }];
}

/** Creates the ticket of an accepted quote. */
export function createQuoteTicket(accepted: AcceptedQuote): SupportTicket {
  const { answers, version, lines, name, customer, replyTime, now } = accepted;
  const { businessName = '', contactName = '', email = '' } = answers;
  return createProjectTicket({
    timestamp: now.getTime(),
    now,
    customer,
    guest: { name: contactName, email },
    businessName,
    product: QUOTE_PRODUCT,
    description: [
      ...describeAnswers(quoteQuestions, answers),
      bodyAsText(linesInTable(lines)).trimEnd(),
      `Accepted by ${name}, version ${version}`,
    ].join('\n\n'),
    welcome: [
      `Thank you for accepting our quote for ${formatPence(totalOf(lines))}.`,
      'What happens next: a designer reads your answers and replies with any questions and a plan for the first draft.',
      `You will hear from us within ${replyTime}.`,
    ].join(' '),
  });
}
