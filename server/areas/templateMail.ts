import { business } from '../../src/content/business.ts';
import { bodyAsHtml, bodyAsText, type MailBlock } from '../../src/domain/mailBody.ts';
import { headerText, type MailMessage } from '../../src/domain/mailMessage.ts';

/** A filled-in template as a mail to the business itself. */
export function templateMail(
  subject: string,
  body: string,
): { message: MailMessage; recipient: string } {
  const [recipient = business.contact.email] = business.mail.internalRecipients;
  const title = headerText(subject);
  const blocks: MailBlock[] = body.split(/\n{2,}/).map((text) => ({ kind: 'paragraph', text }));
  return {
    recipient,
    message: {
      from: headerText(business.mail.sender),
      to: [headerText(recipient)],
      subject: title,
      text: bodyAsText(blocks),
      html: bodyAsHtml(title, blocks),
    },
  };
}
