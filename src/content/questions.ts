import { formatLowest } from '../domain/money';
import { business } from './business';
import { plans } from './catalogue';

/** What visitors ask before they buy. The page hides the block while the list is empty. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Is hosting part of the price?',
    answer: `No. You pay for a package once, and hosting is a separate plan, from ${formatLowest(plans.map(({ monthlyPrice }) => monthlyPrice))} a month.`,
  },
  {
    question: 'What happens after I have paid?',
    answer: `A questionnaire about your business opens on this site. Your answers become a private development ticket, and you hear from us within ${business.replyTime}.`,
  },
  {
    question: 'Do I need an account?',
    answer: 'No. You can buy, and answer the questionnaire, without one.',
  },
  {
    question: 'What if no package fits?',
    answer: `Ask for a custom quote. We follow up within ${business.replyTime}, with instructions for sending design examples, logos and content.`,
  },
];
