/** Codes that replace the authenticator app, each once. The database keeps salted hashes with the server's key. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { insertRow, type Queries } from '../database/database.ts';
import { recoveryKey } from '../secrets.ts';
import { toBase32 } from './oneTimeCodes.ts';

const CODES = 10;

/** 80 random bits, which are 16 letters and digits. */
const CODE_BYTES = 10;

const SALT_BYTES = 16;

/** New codes, such as `k7qx-m2pf-ab3d-y5wz`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () =>
    toBase32(randomBytes(CODE_BYTES))
      .toLowerCase()
      .replace(/.{4}(?!$)/g, '$&-'),
  );

/** A code as it is hashed: hyphens, blanks and the case of letters do not count. */
const normalised = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

function hashCode(secretKey: Buffer, code: string, salt: Buffer = randomBytes(SALT_BYTES)): Buffer {
  const hmac = createHmac('sha256', recoveryKey(secretKey)).update(salt).update(normalised(code));
  return Buffer.concat([salt, hmac.digest()]);
}

function isCode(secretKey: Buffer, code: string, stored: Buffer): boolean {
  const expected = hashCode(secretKey, code, stored.subarray(0, SALT_BYTES));
  return expected.length === stored.length && timingSafeEqual(expected, stored);
}

export async function insertRecoveryCodes(
  queries: Queries,
  ownerId: number,
  { codes, secretKey }: { codes: readonly string[]; secretKey: Buffer },
): Promise<void> {
  for (const code of codes) {
    await insertRow(queries, 'recovery_codes', { ownerId, codeHash: hashCode(secretKey, code) });
  }
}

/** Uses a code up. Resolves with whether it was one. */
export async function useRecoveryCode(
  queries: Queries,
  ownerId: number,
  { code, secretKey }: { code: string; secretKey: Buffer },
): Promise<boolean> {
  const unused = await queries.rows(
    z.object({ codeHash: z.instanceof(Buffer) }),
    'select code_hash from recovery_codes where owner_id = $1 and used_at is null',
    [ownerId],
  );
  const found = unused.find(({ codeHash }) => isCode(secretKey, code, codeHash));
  if (!found) return false;
  const used = await queries.execute(
    `update recovery_codes set used_at = now()
     where owner_id = $1 and code_hash = $2 and used_at is null`,
    [ownerId, found.codeHash],
  );
  return used === 1;
}
