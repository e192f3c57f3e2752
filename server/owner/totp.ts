/** The owner turns one-time codes of an authenticator app on and off. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import type { RecoveryCodes, TwoStepSecret } from '../../src/domain/adminCredentials.ts';
import { notTooLong } from '../../src/domain/credentials.ts';
import { ApiError } from '../ApiError.ts';
import { type Actor, about, act } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { encrypt } from '../secrets.ts';
import { newTotpSecret, toBase32, totpUrl } from './oneTimeCodes.ts';
import { readOwner, type StoredOwner, turnTotpOff, useCode, withPassword } from './owners.ts';
import { mailLoginChange } from './ownMail.ts';
import { insertRecoveryCodes, newRecoveryCodes } from './recoveryCodes.ts';

/** What turns the codes on and off. */
const proofSchema = z.object({ password: z.string().check(notTooLong), code: z.string() });
type Proof = z.infer<typeof proofSchema>;

export const totpRoutes: OwnersRoutes = (
  router,
  { database, settings, now, ipAddressOf, wakeOutbox },
) => {
  const { secretKey } = settings;
  const wrongCode = () => new ApiError('invalid', { fields: ['code'] });

  /**
   * Uses up a code, does the work and mails the owner, in one transaction. Fails with `wrong-password`
   * or `invalid`, and after too many failures with `too-many-attempts`.
   */
  const actWithCode = (
    actor: Actor,
    action: 'turned on' | 'turned off',
    { owner, ipAddress, ...proof }: Proof & { owner: StoredOwner; ipAddress: string },
    work: (queries: Queries) => Promise<void>,
  ) =>
    withPassword(database, owner, proof.password, () =>
      act(actor, action, about('login', 'one-time codes'), async (queries) => {
        const isCode = await useCode(queries, owner, proof.code, { secretKey, now: now() });
        if (!isCode) throw wrongCode();
        await work(queries);
        await mailLoginChange(queries, { username: owner.username, change: action, ipAddress });
      }),
    );

  router
    .post('/', async (context) => {
      const owner = await readOwner(database, context.var.owner);
      if (owner.totpConfirmedAt) throw new ApiError('changed-meanwhile');
      const secret = newTotpSecret();
      await database.execute(
        'update owners set totp_secret = $2, totp_last_step = null where id = $1',
        [owner.id, encrypt(secretKey, secret)],
      );
      return reply<TwoStepSecret>(context, {
        secret: toBase32(secret),
        url: totpUrl(secret, business.name, owner.username),
      });
    })

    .put('/', async (context) => {
      const owner = await readOwner(database, context.var.owner);
      const proof = await readBody(context, proofSchema);
      const checked = { owner, ipAddress: ipAddressOf(context), ...proof };
      const codes = newRecoveryCodes();
      if (owner.totpConfirmedAt) throw wrongCode();
      await actWithCode(context.var.actor, 'turned on', checked, async (queries) => {
        await queries.execute('update owners set totp_confirmed_at = now() where id = $1', [
          owner.id,
        ]);
        await queries.execute('delete from recovery_codes where owner_id = $1', [owner.id]);
        await insertRecoveryCodes(queries, owner.id, { codes, secretKey });
      });
      wakeOutbox();
      return reply<RecoveryCodes>(context, { recoveryCodes: codes });
    })

    .delete('/', async (context) => {
      const owner = await readOwner(database, context.var.owner);
      const proof = await readBody(context, proofSchema);
      const checked = { owner, ipAddress: ipAddressOf(context), ...proof };
      await actWithCode(context.var.actor, 'turned off', checked, (queries) =>
        turnTotpOff(queries, owner.id),
      );
      wakeOutbox();
      return context.body(null, 204);
    });
};
