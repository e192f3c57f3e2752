/** A customer confirms the email address with a link in a mail. */
import { Hono } from 'hono';
import type { User } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { act, customerActor } from '../owner/history.ts';
import { mailAccountLink, useToken } from './oneTimeTokens.ts';

const LIMIT_PER_ACCOUNT = { max: 3, period: 3600 };

export function verificationRoutes({ database, sessions, settings, wakeOutbox }: Dependencies) {
  async function isVerified(queries: Queries, { id }: User): Promise<boolean> {
    const verified = await queries.execute(
      'select from accounts where id = $1 and verified_at is not null',
      [id],
    );
    return verified === 1;
  }

  return new Hono()
    .get('/', async (context) =>
      context.json({ isVerified: await isVerified(database, await sessions.customer(context)) }),
    )

    .post('/', async (context) => {
      const user = await sessions.customer(context);
      await countAttempt(database, `verification of ${user.id}`, LIMIT_PER_ACCOUNT);
      await database.transaction(async (queries) => {
        if (await isVerified(queries, user)) return;
        await mailAccountLink(queries, settings.publicOrigin, user, 'verification');
      });
      wakeOutbox();
      return context.body(null, 202);
    })

    .put('/:token', async (context) => {
      await act(
        customerActor(database),
        'confirmed the email',
        (accountId: string) => accountId,
        async (queries) => {
          const accountId = await useToken(queries, context.req.param('token'), 'verification');
          await queries.execute(
            'update accounts set verified_at = coalesce(verified_at, now()) where id = $1',
            [accountId],
          );
          return accountId;
        },
      );
      return context.body(null, 204);
    });
}
