/** The mails about the price of a quote. */
import { business } from '../../src/content/business.ts';
import { formatDay } from '../../src/domain/day.ts';
import { headerText, type MailMessage } from '../../src/domain/mailMessage.ts';
import { formatPence } from '../../src/domain/money.ts';
import type { QuotePrice } from '../../src/domain/pricedQuote.ts';
import { linesInWords } from '../../src/domain/quoteTicket.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { letter } from './letter.ts';

interface MailedQuote {
  answers: Readonly<Record<string, string>>;
  version: number;
  price: QuotePrice;
}

interface Decided extends MailedQuote {
  /** Where the site is served. */
  origin: string;
}

const shortName = (name = '') => headerText(name, 80) || 'your business';

export const pricedQuoteMail = {
  /** To the customer. The link shows the newest version, with its token in the fragment. */
  sent: ({ answers, version, price, link }: MailedQuote & { link: string }): MailMessage => {
    const businessName = shortName(answers.businessName);
    return letter({
      to: [answers.email ?? ''],
      subject:
        version === 1
          ? `Your website quote from ${business.name}`
          : `Your new website quote from ${business.name}`,
      paragraphs: [
        `Hello ${headerText(answers.contactName ?? '', 80)},`,
        version === 1
          ? `Here is our quote for the website of ${businessName}.`
          : `Here is our new quote for the website of ${businessName}. It replaces the one before.`,
        ...(price.message ? [price.message] : []),
        linesInWords(price.lines),
        ...(price.validUntil ? [`Valid until ${formatDay(price.validUntil)}.`] : []),
        `Accept or decline it here: ${link}`,
        'If you have a question, reply to this message.',
        [business.name, business.contact.email, business.contact.phone.shown].join('\n'),
      ],
    });
  },

  /** To the owner. */
  accepted: ({
    answers,
    version,
    price,
    name,
    ticketId,
    origin,
  }: Decided & { name: string; ticketId: string }): MailMessage =>
    letter({
      to: business.mail.internalRecipients,
      replyTo: answers.email ?? '',
      subject: `Quote accepted: ${shortName(answers.businessName)}`,
      paragraphs: [
        `${headerText(name, 80)} has accepted version ${version} of the quote, for ${formatPence(totalOf(price.lines))}.`,
        `Ticket: ${origin}/admin/tickets?ticket=${ticketId}`,
      ],
    }),

  /** To the owner. */
  declined: ({
    answers,
    version,
    price,
    reason,
    quoteId,
    origin,
  }: Decided & { reason: string; quoteId: string }): MailMessage =>
    letter({
      to: business.mail.internalRecipients,
      replyTo: answers.email ?? '',
      subject: `Quote declined: ${shortName(answers.businessName)}`,
      paragraphs: [
        `Version ${version} of the quote, for ${formatPence(totalOf(price.lines))}, was declined.`,
        reason ? `The reason: ${reason}` : 'No reason was given.',
        `Quote request: ${origin}/admin/quotes?quote=${quoteId}`,
      ],
    }),
};
