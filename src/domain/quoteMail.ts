import type { Business } from './business';
import type { MailBlock } from './mailBody';
import type { MailBrand } from './mailHtml';
import { headerAddress, headerText, type MailMessage, shortName } from './mailMessage';
import type { Agreement } from './pricedQuote';
import { answerInWords, blankInWords } from './questions';
import { type Quote, quoteGroups, quoteQuestion } from './quote';
import { renderTemplate } from './templateMail';

/** The facts of the business that the messages mention. */
export type QuoteMailBusiness = Pick<Business, 'name' | 'mail' | 'replyTime' | 'contact'> &
  MailBrand;

/** What the messages tell of a quote request, each ready for a sentence or a header field. */
export const quoteValues = (quote: Quote) => ({
  contactName: shortName(quote.contactName) || 'Not specified',
  businessName: shortName(quote.businessName) || 'Not specified',
  email: headerAddress(quote.email),
  /** Every answer under its label. */
  answers: answers(quote),
});

/** The texts of the messages. */
export const quoteTemplates = ({
  name,
  contact,
  replyTime,
}: Pick<Business, 'name' | 'contact' | 'replyTime'>) => ({
  /** To the business. */
  request: {
    subject: 'Quote request from {{businessName}}',
    body: [
      '{{contactName}} of {{businessName}} has asked for a custom website quote.',
      `Your reply to this message goes to {{email}}. The website has promised one within ${replyTime}.`,
      '{{answers}}',
    ].join('\n\n'),
  },
  /** To the customer. It has no text of the form: a stranger may have entered the email address. */
  received: {
    subject: `Your quote request has reached ${name}`,
    body: [
      'Hello,',
      `Thank you for asking ${name} for a website quote. Your request has arrived.`,
      'What happens next\n-----------------',
      [
        `1. We read your answers and reply within ${replyTime}, with a quote or with what we still need to ask.`,
        '2. If you have design examples, logos, content or other attachments, send them to us by replying to this message. Files too large for an email can come as a link.',
        '3. If an answer has changed, or you forgot something, reply to this message as well.',
      ].join('\n'),
      [name, contact.email, contact.phone.shown].join('\n'),
      'If you did not ask for this quote, somebody entered your address by mistake, and you can ignore this message.',
    ].join('\n\n'),
  },
});

/** Creates the messages that a quote request is sent as, in the order in which they are sent. */
export function createQuoteMessages(quote: Quote, business: QuoteMailBusiness) {
  const values = quoteValues(quote);
  const { request, received } = quoteTemplates(business);
  const from = headerText(business.mail.sender);
  return {
    /** To the two internal recipients. */
    internal: {
      from,
      to: business.mail.internalRecipients,
      replyTo: values.email,
      ...renderTemplate(request, values, { business }),
    } satisfies MailMessage,
    /** To the customer. */
    acknowledgement: {
      from,
      to: [values.email],
      replyTo: headerAddress(business.contact.email),
      ...renderTemplate(received, {}, { business }),
    } satisfies MailMessage,
  };
}

function answers(quote: Quote): MailBlock[] {
  return quoteGroups.flatMap(({ title, fields }): MailBlock[] => [
    { kind: 'heading', text: title },
    {
      kind: 'answers',
      rows: fields.map((field) => {
        const question = quoteQuestion(field);
        return {
          label: question.label,
          answer: answerInWords(question, quote[field]),
          ifBlank: blankInWords(question),
        };
      }),
    },
  ]);
}

/** The copy of what was agreed, with its moments in this time zone. */
export function agreementInMail(agreement: Agreement, timeZone: string): string {
  const { text, sha256, name, acceptedAt, ipAddress, sentAt, openedAt } = agreement;
  // The long time names the zone, which the reader of a mail cannot know otherwise.
  const moments = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  const written = (moment: string) => moments.format(new Date(moment));
  return [
    text,
    '',
    `SHA-256 of the text above: ${sha256}`,
    `Sent on ${written(sentAt)}${openedAt ? `, first opened on ${written(openedAt)}` : ''}`,
    `Accepted by ${headerText(name)} on ${written(acceptedAt)}, from the IP address ${ipAddress}`,
  ].join('\n');
}
