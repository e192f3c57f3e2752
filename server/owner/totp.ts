/** The owner turns one-time codes of an authenticator app on and off. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { insertRow, type Queries } from '../database/database.ts';
import { ApiError } from '../http/ApiError.ts';
import { limitAttempts, wrongPasswords } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { encrypt, hashToken } from '../secrets.ts';
import { newTotpSecret, toBase32, totpUrl } from './oneTimeCodes.ts';
import { findOwner, type StoredOwner, useCode } from './owners.ts';
import { type Actor, act, type OwnersRoutes } from './ownersRoutes.ts';

const RECOVERY_CODES = 10;

const codeSchema = z.object({ code: z.string() });

export const totpRoutes: OwnersRoutes = (router, { database, settings, now }) => {
  const { secretKey } = settings;
  const wrongCode = () => new ApiError('invalid', { fields: ['code'] });

  async function readOwner({ id }: { id: number }): Promise<StoredOwner> {
    const owner = await findOwner(database, 'id', id);
    if (!owner) throw new ApiError('signed-out');
    return owner;
  }

  /**
   * Uses up a code and does the work, in one transaction. Fails with `invalid`, and after too many wrong
   * codes with `too-many-attempts`.
   */
  const actWithCode = (
    actor: Actor,
    action: string,
    { owner, code }: { owner: StoredOwner; code: string },
    work: (queries: Queries) => Promise<void>,
  ) =>
    limitAttempts(database, [[`code of ${owner.id}`, wrongPasswords.perAccount]], () =>
      act(actor, action, 'one-time codes', async (queries) => {
        if (!(await useCode(queries, owner, code, { secretKey, now: now() }))) throw wrongCode();
        await queries.execute('delete from recovery_codes where owner_id = $1', [owner.id]);
        await work(queries);
      }),
    );

  router
    .post('/', async (context) => {
      const owner = await readOwner(context.var.owner);
      if (owner.totpConfirmedAt) throw new ApiError('changed-meanwhile');
      const secret = newTotpSecret();
      await database.execute(
        'update owners set totp_secret = $2, totp_last_step = null where id = $1',
        [owner.id, encrypt(secretKey, secret)],
      );
      return context.json({
        secret: toBase32(secret),
        url: totpUrl(secret, business.name, owner.username),
      });
    })

    .put('/', async (context) => {
      const owner = await readOwner(context.var.owner);
      const { code } = await readBody(context, codeSchema);
      const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
      if (owner.totpConfirmedAt) throw wrongCode();
      await actWithCode(context.var.actor, 'turned on', { owner, code }, async (queries) => {
        await queries.execute('update owners set totp_confirmed_at = now() where id = $1', [
          owner.id,
        ]);
        for (const each of codes) {
          const columns = { ownerId: owner.id, codeHash: hashToken(each) };
          await insertRow(queries, 'recovery_codes', columns);
        }
      });
      return context.json({ recoveryCodes: codes });
    })

    .delete('/', async (context) => {
      const owner = await readOwner(context.var.owner);
      const { code } = await readBody(context, codeSchema);
      await actWithCode(context.var.actor, 'turned off', { owner, code }, async (queries) => {
        await queries.execute(
          'update owners set totp_secret = null, totp_confirmed_at = null where id = $1',
          [owner.id],
        );
      });
      return context.body(null, 204);
    });
};
