/** An owner changes the password, and sees and ends the sessions. */
import * as z from 'zod/mini';
import { newOwnerSchema, usernameKey } from '../../src/domain/adminCredentials.ts';
import { notTooLong } from '../../src/domain/credentials.ts';
import type { OwnerSession } from '../../src/domain/ownerSession.ts';
import { refuseCommonPassword } from '../commonPasswords.ts';
import { about, act } from '../database/act.ts';
import { OWNER } from '../gate.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { hashPassword } from '../secrets.ts';
import { readOwner, setOwnersPassword, withPassword } from './owners.ts';
import { mailLoginChange } from './ownMail.ts';
import { ownersBrowsers } from './session.ts';

const changeSchema = z.object({
  currentPassword: z.string().check(notTooLong),
  newPassword: newOwnerSchema.shape.password,
});

/** The new password ends all other sessions of the owner. */
export const passwordRoutes: OwnersRoutes = (
  router,
  { database, sessions, settings, ipAddressOf, wakeOutbox },
) =>
  router.put('/', async (context) => {
    const { currentPassword, newPassword } = await readBody(context, changeSchema);
    await refuseCommonPassword(newPassword);
    const owner = await readOwner(database, context.var.owner);
    const { id, username } = owner;
    await withPassword(database, owner, currentPassword, async () => {
      const passwordHash = await hashPassword(newPassword, OWNER);
      await act(context.var.actor, 'changed', about('login', 'password'), async (queries) => {
        await setOwnersPassword(queries, id, passwordHash);
        await sessions.endOthersOfOwner(context, queries, id);
        const ipAddress = ipAddressOf(context);
        await mailLoginChange(queries, { username, change: 'password', ipAddress });
      });
      ownersBrowsers(settings).remember(context, { key: usernameKey(username), passwordHash });
    });
    wakeOutbox();
    return context.body(null, 204);
  });

export const ownSessionsRoutes: OwnersRoutes = (router, { sessions }) =>
  router
    .get('/', async (context) =>
      reply<OwnerSession[]>(context, await sessions.ofOwner(context, context.var.owner.id)),
    )

    .delete('/', async (context) => {
      await act(context.var.actor, 'signed out', about('login', 'everywhere'), (queries) =>
        sessions.endOthersOfOwner(context, queries, context.var.owner.id),
      );
      await sessions.endOwner(context);
      return context.body(null, 204);
    });
