/** The links to the account page, in mails, and what ends access to an account. */
import { greetingName } from '../../src/domain/mailMessage.ts';
import { type User, userSchema } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import { columns, type Queries } from '../database/database.ts';
import { addLink, endLinks, linkedId } from '../http/links.ts';
import { endSessions } from '../http/sessionCookies.ts';
import { isConfirmed } from '../mail/confirmed.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { queueForVisitor } from '../mail/visitorMails.ts';
import { hashToken } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';
import { accountUrl, forgottenPasswordUrl, type LinkPurpose } from '../urls.ts';

/** The account that a link was mailed to. Fails with `link-expired` unless the token can be used. */
export async function linkedAccount(
  queries: Queries,
  token: string,
  purpose: LinkPurpose,
): Promise<User> {
  const account = await queries.row(
    userSchema,
    `select ${columns(userSchema)} from accounts where id = ${linkedId(purpose, '$1')}`,
    [hashToken(token)],
  );
  if (!account) throw new ApiError('link-expired');
  return account;
}

/** Deletes an account with its sessions and links. Resolves with whether there was one. */
export async function removeAccount(queries: Queries, accountId: string): Promise<boolean> {
  for (const purpose of ['password-reset', 'verification'] as const) {
    await endLinks(queries, purpose, [accountId]);
  }
  return (await queries.execute('delete from accounts where id = $1', [accountId])) > 0;
}

/**
 * Mails a link to the account page, which reads the token from the fragment. Fails with `too-many-attempts`
 * as `queueForVisitor` does.
 */
export async function mailAccountLink(
  queries: Queries,
  { publicOrigin, secretKey }: Pick<ServerSettings, 'publicOrigin' | 'secretKey'>,
  { id, name, email }: User,
  { purpose, ipAddress }: { purpose: LinkPurpose; ipAddress: string },
): Promise<void> {
  const token = await addLink(queries, purpose, id);
  const isKnown = await isConfirmed(queries, email);
  await queueForVisitor(queries, `${purpose}-${hashToken(token).toString('hex')}`, {
    template: purpose,
    about: about('account', id),
    to: email,
    ipAddress,
    secretKey,
    values: {
      customerName: greetingName(isKnown ? name : ''),
      link: accountUrl(publicOrigin, purpose, token),
    },
  });
}

/** Gives an account another password, ends all access by the earlier one, and tells the customer. Fails with `not-found`. */
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
  await endSessions(queries, 'account_id', accountId);
  await endLinks(queries, 'password-reset', [accountId]);
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
