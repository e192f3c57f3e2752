/** A customer who has forgotten the password chooses another one with a link in a mail. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { loginSchema } from '../../src/domain/credentials.ts';
import type { User } from '../../src/domain/user.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { countAttempt, limitAttempts } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { endAccessTo } from '../http/sessionCookies.ts';
import { errorText } from '../log.ts';
import { act, customerActor } from '../owner/history.ts';
import { hashPassword } from '../secrets.ts';
import { assertToken, mailAccountLink, useToken } from './oneTimeTokens.ts';
import { findAccount } from './sessions.ts';

const LIMIT = { max: 10, period: 600 };
const LIMIT_PER_ACCOUNT = { max: 3, period: 3600 };

const emailSchema = z.pick(loginSchema, { email: true });
const passwordSchema = z.pick(loginSchema, { password: true });

export function passwordResetRoutes({
  database,
  settings,
  log,
  ipAddressOf,
  wakeOutbox,
}: Dependencies) {
  async function mailLink(user: User) {
    try {
      await countAttempt(database, `reset of ${user.id}`, LIMIT_PER_ACCOUNT);
    } catch (error) {
      if (error instanceof ApiError) return;
      throw error;
    }
    await database.transaction((queries) =>
      mailAccountLink(queries, settings.publicOrigin, user, 'password-reset'),
    );
    wakeOutbox();
  }

  const resetPassword = (token: string, passwordHash: string) =>
    act(
      customerActor(database),
      'reset the password',
      (accountId: string) => accountId,
      async (queries) => {
        const accountId = await useToken(queries, token, 'password-reset');
        // The link came by mail, so the email address is the customer's.
        await queries.execute(
          `update accounts set password_hash = $2, verified_at = coalesce(verified_at, now())
           where id = $1`,
          [accountId, passwordHash],
        );
        await endAccessTo(queries, accountId);
        return accountId;
      },
    );

  return new Hono()
    .post('/', async (context) => {
      const { email } = await readBody(context, emailSchema);
      await countAttempt(database, `reset ${ipAddressOf(context)}`, LIMIT);
      const account = await findAccount(database, email);
      // The response does not wait for the mail, so it is as fast for an unknown email address.
      if (account) {
        mailLink(account).catch((error: unknown) =>
          log.error('reset not queued', { error: errorText(error) }),
        );
      }
      return context.body(null, 202);
    })

    .put('/:token', async (context) => {
      const { password } = await readBody(context, passwordSchema);
      const token = context.req.param('token');
      const attempts = [[`reset ${ipAddressOf(context)}`, LIMIT]] as const;
      await limitAttempts(database, attempts, async () => {
        // Hashing takes long, so a stranger without a token must not cause it.
        await assertToken(database, token, 'password-reset');
        await resetPassword(token, await hashPassword(password));
      });
      return context.body(null, 204);
    });
}
