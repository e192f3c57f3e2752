import type { Business } from './business';
import { bodyAsText, contactLinks, type MailBlock } from './mailBody';
import { bodyAsHtml, type MailBrand } from './mailHtml';
import { headerAddress, headerText, type MailMessage } from './mailMessage';
import { answerInWords, blankInWords } from './questions';
import { type Quote, quoteGroups, quoteQuestion } from './quote';

/** The facts of the business that the messages mention. */
export type QuoteMailBusiness = Pick<Business, 'name' | 'mail' | 'replyTime' | 'contact'> &
  MailBrand;

/** What the texts of the messages mention of it. */
type Mentioned = Pick<Business, 'name' | 'replyTime' | 'contact'>;

/** The messages in the order in which they are sent. */
export interface QuoteMessages {
  /** To the two internal recipients. */
  internal: MailMessage;
  /** To the customer. */
  acknowledgement: MailMessage;
}

/** What the messages tell of a quote request, each ready for a sentence or a header field. */
type QuoteValues = {
  contactName: string;
  businessName: string;
  email: string;
  /** Every answer under its label. */
  answers: readonly MailBlock[];
};

/** The words of a message. */
export interface MailLetter {
  subject: string;
  blocks: readonly MailBlock[];
}

export const quoteValues = (quote: Quote): QuoteValues => ({
  contactName: shortName(quote.contactName),
  businessName: shortName(quote.businessName),
  email: headerAddress(quote.email),
  answers: answers(quote),
});

/** Creates the messages that a quote request is sent as. */
export function createQuoteMessages(quote: Quote, business: QuoteMailBusiness): QuoteMessages {
  const values = quoteValues(quote);
  const from = headerText(business.mail.sender);
  return {
    internal: compose(
      {
        from,
        to: business.mail.internalRecipients.map((recipient) => headerText(recipient)),
        replyTo: values.email,
      },
      requestLetter(values, business),
      business,
    ),
    acknowledgement: compose(
      { from, to: [values.email], replyTo: headerAddress(business.contact.email) },
      acknowledgementLetter(business),
      business,
    ),
  };
}

/** What the business is told. */
export function requestLetter(
  { contactName, businessName, email, answers }: QuoteValues,
  { replyTime }: Mentioned,
): MailLetter {
  return {
    subject: `Quote request from ${businessName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${contactName} of ${businessName} has asked for a custom website quote.`,
      },
      {
        kind: 'paragraph',
        text: `Your reply to this message goes to ${email}. The website has promised one within ${replyTime}.`,
      },
      ...answers,
    ],
  };
}

/** What the customer is told. It has no text of the form: a stranger may have entered the email address. */
export function acknowledgementLetter({ name, contact, replyTime }: Mentioned): MailLetter {
  const [email, phone] = contactLinks({ contact });
  return {
    subject: `Your quote request has reached ${name}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Thank you for asking ${name} for a website quote. Your request has arrived.`,
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
      { kind: 'paragraph', text: [`${name}\n`, email, '\n', phone] },
      {
        kind: 'paragraph',
        text: 'If you did not ask for this quote, somebody entered your address by mistake, and you can ignore this message.',
      },
    ],
  };
}

type Header = Pick<MailMessage, 'from' | 'to' | 'replyTo'>;

function compose(header: Header, { subject, blocks }: MailLetter, brand: MailBrand): MailMessage {
  const title = headerText(subject);
  const html = bodyAsHtml(title, blocks, brand);
  return { ...header, subject: title, text: bodyAsText(blocks), html };
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
