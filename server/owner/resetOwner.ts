/** Sets another password for an owner who cannot sign in. */
import * as z from 'zod/mini';
import { usernameKey } from '../../src/domain/adminCredentials.ts';
import { about, act } from '../database/act.ts';
import type { Database } from '../database/database.ts';
import { forgetAttempts } from '../http/rateLimit.ts';
import { endSessions } from '../http/sessionCookies.ts';
import { StartError } from '../StartError.ts';
import { setOwnersPassword, turnTotpOff } from './owners.ts';
import { mailLoginChange } from './ownMail.ts';

const ownerSchema = z.object({ id: z.number(), username: z.string() });

/** The owner of this name, or the only one. Fails with a `StartError`. */
export async function ownerToReset({ rows }: Database, username: string | undefined) {
  const owners = await rows(ownerSchema, 'select id, username from owners order by id');
  if (owners.length === 0) {
    throw new StartError('There is no owner yet. Start the server: it prints a link for one.');
  }
  const names = owners.map((owner) => owner.username).join(', ');
  if (username === undefined && owners.length > 1) {
    throw new StartError(
      `Name the owner (${names}): npm run server:owner -- ${owners[0]?.username}`,
    );
  }
  const found =
    username === undefined
      ? owners[0]
      : owners.find((owner) => usernameKey(owner.username) === usernameKey(username));
  if (!found) throw new StartError(`There is no owner "${username}", but: ${names}`);
  return found;
}

/** Also turns two-step login off, ends all sessions of the owner, and forgets the attempts of strangers. */
export const resetOwner = (
  database: Database,
  { id, username }: z.infer<typeof ownerSchema>,
  passwordHash: string,
): Promise<void> =>
  act(
    { database, name: 'Server' },
    'reset the password of',
    about('login', username),
    async (queries) => {
      await setOwnersPassword(queries, id, passwordHash);
      await turnTotpOff(queries, id);
      await endSessions(queries, 'owner_id', id);
      await forgetAttempts(queries, '/api/admin/session', usernameKey(username));
      await mailLoginChange(queries, { username, change: 'password' });
    },
  );
