/** Gives an account another password. */
import { greetingName } from '../../src/domain/mailMessage.ts';
import { userSchema } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { isConfirmed } from '../mail/confirmed.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { forgottenPasswordUrl } from '../urls.ts';
import { endAccessTo } from './linkedAccount.ts';

/** Ends all access by the earlier one, and tells the customer. Fails with `not-found`. */
export async function setPassword(
  queries: Queries,
  origin: string,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
) {
  const user = await queries.row(
    userSchema,
    'update accounts set password_hash = $2 where id = $1 returning id, email, name',
    [accountId, passwordHash],
  );
  if (!user) throw new ApiError('not-found');
  await endAccessTo(queries, accountId);
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
