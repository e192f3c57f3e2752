import { business } from '../../src/content/business.ts';
import { bodyAsHtml, bodyAsText, type MailBlock } from '../../src/domain/mailBody.ts';
import { headerAddress, headerText, type MailMessage } from '../../src/domain/mailMessage.ts';

interface Letter {
  to: readonly string[];
  /** Where an answer goes. Default: the address of the business. */
  replyTo?: string;
  subject: string;
  paragraphs: readonly string[];
}

/** A mail of the business that is plain paragraphs. */
export function letter({ to, replyTo, subject, paragraphs }: Letter): MailMessage {
  const title = headerText(subject);
  const blocks: MailBlock[] = paragraphs.map((text) => ({ kind: 'paragraph', text }));
  return {
    from: headerText(business.mail.sender),
    to: to.map(headerAddress),
    replyTo: headerAddress(replyTo ?? business.contact.email),
    subject: title,
    text: bodyAsText(blocks),
    html: bodyAsHtml(title, blocks),
  };
}
