/** The mails about an account. */
import type { Business } from '../../src/domain/business.ts';
import { bodyAsHtml, bodyAsText, type MailBlock } from '../../src/domain/mailBody.ts';
import { headerAddress, headerText, type MailMessage } from '../../src/domain/mailMessage.ts';
import type { User } from '../../src/domain/user.ts';

interface AccountMail {
  user: User;
  /** What the customer opens, with a token that is good once. */
  link: string;
  business: Pick<Business, 'name' | 'mail' | 'contact'>;
}

function compose({ user, business }: AccountMail, subject: string, texts: string[]): MailMessage {
  const blocks: MailBlock[] = [`Hello ${headerText(user.name)},`, ...texts, business.name].map(
    (text) => ({ kind: 'paragraph', text }),
  );
  return {
    from: headerText(business.mail.sender),
    to: [headerAddress(user.email)],
    replyTo: headerAddress(business.contact.email),
    subject,
    text: bodyAsText(blocks),
    html: bodyAsHtml(subject, blocks),
  };
}

export const accountMail = {
  reset: (mail: AccountMail) =>
    compose(mail, `Choose a new password for ${mail.business.name}`, [
      'You asked for a new password. Open this link to choose one; it is good once, for one hour:',
      mail.link,
      'If you did not ask for it, ignore this message: your password stays as it is.',
    ]),
  verification: (mail: AccountMail) =>
    compose(mail, `Confirm your address for ${mail.business.name}`, [
      'Thank you for registering. Open this link to confirm that this address is yours; it is good once, for one hour:',
      mail.link,
      'If you did not register, ignore this message.',
    ]),
};
