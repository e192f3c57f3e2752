import * as z from 'zod/mini';
import { usernameKey } from '../../src/domain/adminCredentials.ts';
import { ApiError } from '../ApiError.ts';
import { columns, type Database, insertRow, type Queries } from '../database/database.ts';
import { OWNER } from '../gate.ts';
import { limitAttempts, wrongPasswords } from '../http/rateLimit.ts';
import { decrypt, isPassword } from '../secrets.ts';
import { matchingStep } from './oneTimeCodes.ts';
import { useRecoveryCode } from './recoveryCodes.ts';

const ownerSchema = z.object({
  id: z.number(),
  username: z.string(),
  passwordHash: z.string(),
  totpSecret: z.nullable(z.instanceof(Buffer)),
  totpConfirmedAt: z.nullable(z.date()),
  // PostgreSQL's bigint arrives as text.
  totpLastStep: z.nullable(z.coerce.number()),
});
export type StoredOwner = z.infer<typeof ownerSchema>;

export const findOwner = (
  queries: Queries,
  column: 'id' | 'username_key',
  value: string | number,
) =>
  queries.row(ownerSchema, `select ${columns(ownerSchema)} from owners where ${column} = $1`, [
    value,
  ]);

export const hasOwner = async (queries: Queries) =>
  (await queries.execute('select from owners limit 1')) === 1;

export const insertOwner = (queries: Queries, username: string, passwordHash: string) =>
  insertRow(queries, 'owners', {
    username: username.trim(),
    usernameKey: usernameKey(username),
    passwordHash,
  });

export const setOwnersPassword = (queries: Queries, id: number, passwordHash: string) =>
  queries.execute('update owners set password_hash = $2 where id = $1', [id, passwordHash]);

/** The owner of a session. Fails with `signed-out`. */
export async function readOwner(queries: Queries, { id }: { id: number }): Promise<StoredOwner> {
  const owner = await findOwner(queries, 'id', id);
  if (!owner) throw new ApiError('signed-out');
  return owner;
}

/**
 * Does what needs the owner's password once more. Fails with `wrong-password`, and with
 * `too-many-attempts` after failures: also those of the work, such as a wrong code.
 */
export const withPassword = <T>(
  database: Database,
  { id, passwordHash }: StoredOwner,
  password: string,
  work: () => Promise<T>,
): Promise<T> =>
  limitAttempts(database, [[`password of owner ${id}`, wrongPasswords.perAccount]], async () => {
    const isRight = await isPassword(password, passwordHash, OWNER);
    if (!isRight) throw new ApiError('wrong-password');
    return work();
  });

/** Turns two-step login off, with its recovery codes, for one owner or for all. */
export async function turnTotpOff(queries: Queries, ownerId: number | null): Promise<void> {
  await queries.execute(
    `update owners set totp_secret = null, totp_confirmed_at = null, totp_last_step = null
     where $1::integer is null or id = $1`,
    [ownerId],
  );
  const codes = 'delete from recovery_codes where $1::integer is null or owner_id = $1';
  await queries.execute(codes, [ownerId]);
}

/** Uses up a code of the app or a recovery code. Resolves with whether it was one. */
export async function useCode(
  queries: Queries,
  owner: StoredOwner,
  code: string,
  { secretKey, now }: { secretKey: Buffer; now: Date },
): Promise<boolean> {
  if (!owner.totpSecret) return false;
  const secret = decrypt(secretKey, owner.totpSecret);
  const step = matchingStep(secret, code, now, owner.totpLastStep);
  if (step === null) return useRecoveryCode(queries, owner.id, { code, secretKey });
  const used = await queries.execute(
    `update owners set totp_last_step = $2
     where id = $1 and (totp_last_step is null or totp_last_step < $2)`,
    [owner.id, step],
  );
  return used === 1;
}
