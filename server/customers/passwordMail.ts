/** Tells a customer that the account has a new password. */
import { greetingName } from '../../src/domain/mailMessage.ts';
import { userSchema } from '../../src/domain/user.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { forgottenPasswordUrl } from '../urls.ts';
import { isConfirmed } from './confirmed.ts';

export async function mailNewPassword(queries: Queries, origin: string, accountId: string) {
  const user = await queries.row(userSchema, 'select id, email, name from accounts where id = $1', [
    accountId,
  ]);
  if (!user) return;
  const isKnown = await isConfirmed(queries, user.email);
  await queueTemplate(queries, `password-changed-${crypto.randomUUID()}`, {
    template: 'password-changed',
    about: about('account', accountId),
    to: user.email,
    values: {
      customerName: greetingName(isKnown ? user.name : ''),
      link: forgottenPasswordUrl(origin),
    },
  });
}
