/** The tokens of links in mails, which are valid once. The database has their hashes. */
import * as z from 'zod/mini';
import { greetingName } from '../../src/domain/mailMessage.ts';
import { type User, userSchema } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { endSessions } from '../http/sessionCookies.ts';
import { queueForVisitor } from '../mail/visitorMails.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';
import { accountUrl, type LinkPurpose } from '../urls.ts';
import { isConfirmed } from './confirmed.ts';

const HOUR = 3600;

/** How long links are valid, in seconds. */
const lifetimes = { 'password-reset': HOUR, verification: HOUR, 'owner-setup': 24 * HOUR };
type Purpose = keyof typeof lifetimes;

/** Resolves with a new token. The owner's has no account. */
export async function addToken(
  queries: Queries,
  purpose: Purpose,
  accountId?: string,
): Promise<string> {
  const token = newToken();
  await queries.execute(
    `insert into one_time_tokens (token_hash, purpose, account_id, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [hashToken(token), purpose, accountId, lifetimes[purpose]],
  );
  return token;
}

/** Fails with `link-expired` unless the token can be used. */
export async function assertToken(queries: Queries, token: string, purpose: Purpose) {
  const found = await queries.execute(
    `select from one_time_tokens where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [hashToken(token), purpose],
  );
  if (found === 0) throw new ApiError('link-expired');
}

/** The account that a link was mailed to. Fails with `link-expired` unless the token can be used. */
export async function linkedAccount(
  queries: Queries,
  token: string,
  purpose: LinkPurpose,
): Promise<User> {
  const account = await queries.row(
    userSchema,
    `select id, email, name from accounts where id = (
       select account_id from one_time_tokens
       where token_hash = $1 and purpose = $2 and expires_at > now()
     )`,
    [hashToken(token), purpose],
  );
  if (!account) throw new ApiError('link-expired');
  return account;
}

/** Ends the token, and resolves with the id of its account. Fails with `link-expired`. */
export async function useToken(
  queries: Queries,
  token: string,
  purpose: LinkPurpose,
): Promise<string> {
  const used = await queries.row(
    z.object({ accountId: z.string() }),
    `delete from one_time_tokens where token_hash = $1 and purpose = $2 and expires_at > now()
     returning account_id`,
    [hashToken(token), purpose],
  );
  if (!used) throw new ApiError('link-expired');
  return used.accountId;
}

/** Ends every session of an account, and the links to reset its password: it has a new one. */
export async function endAccessTo(queries: Queries, accountId: string): Promise<void> {
  await endSessions(queries, 'account_id', accountId);
  await queries.execute(
    `delete from one_time_tokens where account_id = $1 and purpose = 'password-reset'`,
    [accountId],
  );
}

/** Uses up a link that sets up an owner. Fails with `link-expired`. */
export async function useSetupToken(queries: Queries, token: string): Promise<void> {
  // All links end with the first that is used, in one statement: two at once would make two owners.
  const used = await queries.execute(
    `delete from one_time_tokens where purpose = 'owner-setup' and exists (
       select from one_time_tokens
       where token_hash = $1 and purpose = 'owner-setup' and expires_at > now()
     )`,
    [hashToken(token)],
  );
  if (used === 0) throw new ApiError('link-expired');
}

/** Deletes what has expired. */
export const clearTokens = (queries: Queries) =>
  queries.execute('delete from one_time_tokens where expires_at <= now()');

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
  const token = await addToken(queries, purpose, id);
  const isKnown = await isConfirmed(queries, email);
  await queueForVisitor(queries, `${purpose}-${hashToken(token).toString('hex')}`, {
    template: purpose,
    about: about('account', id),
    to: email,
    isConfirmed: isKnown,
    ipAddress,
    secretKey,
    values: {
      customerName: greetingName(isKnown ? name : ''),
      link: accountUrl(publicOrigin, purpose, token),
    },
  });
}
