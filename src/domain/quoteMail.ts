import type { Business } from './business';
import { bodyAsHtml, bodyAsText, type MailBlock } from './mailBody';
import { headerAddress, headerText, type MailMessage } from './mailMessage';
import { answerInWords, blankInWords } from './questions';
import { type Quote, quoteGroups, quoteQuestion } from './quote';

/** The facts of the business that the messages mention. */
export type QuoteMailBusiness = Pick<Business, 'name' | 'mail' | 'replyTime' | 'contact'>;

/** The messages in the order in which they are sent. */
export interface QuoteMessages {
  /** To the two internal addresses. */
  internal: MailMessage;
  /** To the customer. */
  acknowledgement: MailMessage;
}

/** Creates the messages that a quote request is sent as. */
export function createQuoteMessages(quote: Quote, business: QuoteMailBusiness): QuoteMessages {
  return {
    internal: internalMessage(quote, business),
    acknowledgement: acknowledgement(quote, business),
  };
}

function internalMessage(quote: Quote, business: QuoteMailBusiness): MailMessage {
  const customer = headerAddress(quote.email);
  const businessName = shortName(quote.businessName);
  return compose(
    {
      from: headerText(business.mail.sender),
      to: business.mail.internalRecipients.map((recipient) => headerText(recipient)),
      subject: headerText(`Quote request from ${businessName}`),
      replyTo: customer,
    },
    [
      {
        kind: 'paragraph',
        text: `${shortName(quote.contactName)} of ${businessName} has asked for a custom website quote.`,
      },
      {
        kind: 'paragraph',
        text: `Your reply to this message goes to ${customer}. The website has promised one within ${business.replyTime}.`,
      },
      ...answers(quote),
    ],
  );
}

function acknowledgement(quote: Quote, business: QuoteMailBusiness): MailMessage {
  const { name, contact, replyTime } = business;
  return compose(
    {
      from: headerText(business.mail.sender),
      to: [headerAddress(quote.email)],
      subject: headerText(`Your quote request has reached ${name}`),
      replyTo: headerAddress(contact.email),
    },
    [
      { kind: 'paragraph', text: `Hello ${shortName(quote.contactName)},` },
      {
        kind: 'paragraph',
        text: `Thank you for asking ${name} for a website quote. Your request has arrived, and your answers are below for your records.`,
      },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        items: [
          `We read your answers and reply within ${replyTime}, with a quote or with what we still need to ask.`,
          'If you have design examples, logos, content or other attachments, send them to us by replying to this message. Files too large for an email can come as a link.',
          'If an answer has changed, or you forgot something, reply to this message as well.',
        ],
      },
      ...answers(quote),
      { kind: 'paragraph', text: [name, contact.email, contact.phone.shown].join('\n') },
      {
        kind: 'paragraph',
        text: 'If you did not ask for this quote, somebody entered your address by mistake, and you can ignore this message.',
      },
    ],
  );
}

type Header = Pick<MailMessage, 'from' | 'to' | 'subject' | 'replyTo'>;

function compose(header: Header, blocks: readonly MailBlock[]): MailMessage {
  return { ...header, text: bodyAsText(blocks), html: bodyAsHtml(header.subject, blocks) };
}

const MAX_NAME_CHARACTERS = 80;

/** A name for use in a sentence, cut if it is too long. */
function shortName(answer: string): string {
  return headerText(answer, MAX_NAME_CHARACTERS) || 'Not specified';
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
