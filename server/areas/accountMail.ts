/** The mails about an account. */
import { business } from '../../src/content/business.ts';
import { headerText, type MailMessage } from '../../src/domain/mailMessage.ts';
import type { User } from '../../src/domain/user.ts';
import { letter } from './letter.ts';

interface AccountMail {
  user: User;
  /** What the customer opens, with a token that is good once. */
  link: string;
}

const toUser = ({ email, name }: User, subject: string, texts: string[]): MailMessage =>
  letter({
    to: [email],
    subject,
    paragraphs: [`Hello ${headerText(name)},`, ...texts, business.name],
  });

export const accountMail = {
  reset: ({ user, link }: AccountMail) =>
    toUser(user, `Choose a new password for ${business.name}`, [
      'You asked for a new password. Open this link to choose one; it is good once, for one hour:',
      link,
      'If you did not ask for it, ignore this message: your password stays as it is.',
    ]),
  verification: ({ user, link }: AccountMail) =>
    toUser(user, `Confirm your address for ${business.name}`, [
      'Thank you for registering. Open this link to confirm that this address is yours; it is good once, for one hour:',
      link,
      'If you did not register, ignore this message.',
    ]),
};
