import { questionnaireFields, questionnaireQuestion } from './questionnaire';
import { quoteFields, quoteQuestion } from './quote';
import { QUOTE_PRODUCT } from './quoteTicket';
import type { SupportTicket } from './ticket';

export interface LabelledAnswer {
  label: string;
  answer: string;
}

/** The paragraph after the last answer of an accepted quote: its price, and who has accepted it. */
const QUOTE_LABEL = 'Quote';

/**
 * The answers in the description of a ticket, which is a text. Undefined if another tool wrote it, if
 * the questions were others at that time, or if two paragraphs could begin the same answer.
 */
export function answersOf({
  description,
  packageId,
}: Pick<SupportTicket, 'description' | 'packageId'>): LabelledAnswer[] | undefined {
  const isQuote = packageId === QUOTE_PRODUCT.id;
  const paragraphs = description.split('\n\n');
  const tail = isQuote ? paragraphs.splice(-2) : [];
  const labels = isQuote
    ? quoteFields.map((field) => quoteQuestion(field).label)
    : questionnaireFields.map((field) => questionnaireQuestion(field).label);

  const answers: LabelledAnswer[] = [];
  for (const paragraph of paragraphs) {
    const label = labels[answers.length];
    const last = answers.at(-1);
    if (label !== undefined && paragraph.startsWith(`${label}: `)) {
      answers.push({ label, answer: paragraph.slice(label.length + 2) });
    } else if (!last || paragraph.startsWith(`${last.label}: `)) return undefined;
    else last.answer += `\n\n${paragraph}`;
  }
  if (answers.length < labels.length) return undefined;
  return isQuote ? [...answers, { label: QUOTE_LABEL, answer: tail.join('\n') }] : answers;
}
