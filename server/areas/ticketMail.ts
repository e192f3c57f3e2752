/** The mails that tell either side what the other has written. */
import { business } from '../../src/content/business.ts';
import { headerText, type MailMessage } from '../../src/domain/mailMessage.ts';
import { letter } from './letter.ts';

export interface WrittenMessage {
  ticketId: string;
  title: string;
  customer: { name: string; email: string };
  text: string;
  /** Where the site is served. */
  origin: string;
}

export const ticketMail = {
  toCustomer: ({ ticketId, title, customer, text, origin }: WrittenMessage): MailMessage =>
    letter({
      to: [customer.email],
      subject: `Re: ${title}`,
      paragraphs: [
        `Hello ${headerText(customer.name)},`,
        text,
        `Read the whole conversation and answer: ${origin}/account/tickets/${ticketId}`,
        business.name,
      ],
    }),

  toOwner: ({ ticketId, title, customer, text, origin }: WrittenMessage): MailMessage =>
    letter({
      to: business.mail.internalRecipients,
      replyTo: customer.email,
      subject: `${customer.name}: ${title}`,
      paragraphs: [text, `Answer: ${origin}/admin/tickets?ticket=${ticketId}`],
    }),
};
