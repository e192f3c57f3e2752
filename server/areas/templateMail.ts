import { business } from '../../src/content/business.ts';
import type { MailMessage } from '../../src/domain/mailMessage.ts';
import { letter } from './letter.ts';

/** A filled-in template as a mail to the business itself. */
export function templateMail(
  subject: string,
  body: string,
): { message: MailMessage; recipient: string } {
  const [recipient = business.contact.email] = business.mail.internalRecipients;
  const message = letter({ to: [recipient], subject, paragraphs: body.split(/\n{2,}/) });
  return { message, recipient };
}
