/** The owner's session: signing in, the first set-up, and one-time codes. */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { OWNER_PASSWORD_LENGTH, usernameKey } from '../../src/domain/adminCredentials.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { createKnownBrowsers, wrongPasswords } from '../http/knownBrowsers.ts';
import { limitAttempts } from '../http/rateLimit.ts';
import { decrypt, encrypt, hashPassword, hashToken, isPassword, newToken } from '../secrets.ts';
import { noteAction } from './auditLog.ts';
import { matchingStep, newTotpSecret, toBase32, totpUrl } from './oneTimeCodes.ts';

const RECOVERY_CODES = 10;

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const ownerSchema = z.object({
  id: z.number(),
  username: z.string(),
  password_hash: z.string(),
  totp_secret: z.nullable(bytes),
  totp_confirmed_at: z.nullable(z.date()),
  // PostgreSQL's bigint arrives as text.
  totp_last_step: z.nullable(z.coerce.number()),
});
type StoredOwner = z.infer<typeof ownerSchema>;

const COLUMNS = 'id, username, password_hash, totp_secret, totp_confirmed_at, totp_last_step';

const username = z.string().check(z.trim(), z.minLength(1));
const newPassword = z.string().check(z.minLength(OWNER_PASSWORD_LENGTH));
const signInSchema = z.object({
  username,
  password: z.string().check(z.minLength(1)),
  code: z.optional(z.string()),
});
const setUpSchema = z.object({ token: z.string(), username, password: newPassword });
const codeSchema = z.object({ code: z.string() });

async function insertOwner(queries: Queries, name: string, passwordHash: string) {
  return queries.execute(
    `insert into owners (username, username_key, password_hash) values ($1, $2, $3)
     on conflict do nothing`,
    [name.trim(), usernameKey(name), passwordHash],
  );
}

const countSchema = z.object({ count: z.coerce.number() });

async function hasOwner(queries: Queries): Promise<boolean> {
  const counted = await queries.row(countSchema, 'select count(*) from owners');
  return counted !== null && counted.count > 0;
}

/**
 * Makes the first owner from the settings. Without them, resolves with a token for the one-time link
 * with which an owner is set up. Each of several processes prints a link; all are valid until there is an
 * owner.
 */
export async function prepareOwner(
  database: Database,
  owner: { username: string; password: string } | undefined,
): Promise<string | undefined> {
  return database.transaction(async (queries) => {
    if (await hasOwner(queries)) return undefined;
    if (owner) {
      await insertOwner(queries, owner.username, await hashPassword(owner.password));
      return undefined;
    }
    const token = newToken();
    await queries.execute(
      `insert into one_time_tokens (token_hash, purpose, expires_at)
       values ($1, 'owner-setup', now() + interval '1 day')`,
      [hashToken(token)],
    );
    return token;
  });
}

export function ownerRoutes({ database, sessions, settings, now, ipAddressOf }: Dependencies) {
  const { secretKey } = settings;
  const knownBrowsers = createKnownBrowsers(settings, {
    cookie: 'known-owner',
    path: '/api/admin/session',
  });

  const findOwner = (queries: Queries, column: 'id' | 'username_key', value: string | number) =>
    queries.row(ownerSchema, `select ${COLUMNS} from owners where ${column} = $1`, [value]);

  /** Uses up a code of the app or a recovery code. Resolves with whether it was one. */
  async function useCode(queries: Queries, owner: StoredOwner, code: string): Promise<boolean> {
    if (!owner.totp_secret) return false;
    const secret = decrypt(secretKey, owner.totp_secret);
    const step = matchingStep(secret, code, now(), owner.totp_last_step);
    if (step !== null) {
      const used = await queries.execute(
        `update owners set totp_last_step = $2
         where id = $1 and (totp_last_step is null or totp_last_step < $2)`,
        [owner.id, step],
      );
      return used === 1;
    }
    const recovered = await queries.execute(
      `update recovery_codes set used_at = now()
       where owner_id = $1 and code_hash = $2 and used_at is null`,
      [owner.id, hashToken(code.trim().toLowerCase())],
    );
    return recovered === 1;
  }

  async function isSetUpToken(token: string): Promise<boolean> {
    const found = await database.row(
      countSchema,
      `select count(*) from one_time_tokens
       where token_hash = $1 and purpose = 'owner-setup' and expires_at > now()`,
      [hashToken(token)],
    );
    return found !== null && found.count > 0;
  }

  const wrongCode = () => new ApiError('invalid', { fields: ['code'] });

  /**
   * Uses up a code and does the work, in one transaction. Fails with `invalid`, and after too many wrong
   * codes with `too-many-attempts`.
   */
  const withCode = (owner: StoredOwner, code: string, work: (queries: Queries) => Promise<void>) =>
    limitAttempts(database, [[`code of ${owner.id}`, wrongPasswords.perAccount]], () =>
      database.transaction(async (queries) => {
        if (!(await useCode(queries, owner, code))) throw wrongCode();
        await work(queries);
      }),
    );

  async function signedInOwner(context: Parameters<typeof sessions.owner>[0]) {
    const { id } = await sessions.owner(context);
    const owner = await findOwner(database, 'id', id);
    if (!owner) throw new ApiError('signed-out');
    return owner;
  }

  return new Hono()
    .get('/session', async (context) => {
      const owner = await signedInOwner(context);
      return context.json({ username: owner.username, hasTotp: owner.totp_confirmed_at !== null });
    })

    .post('/session', async (context) => {
      const { username: name, password, code } = await readBody(context, signInSchema);
      const attempts = knownBrowsers.attempts(context, usernameKey(name), ipAddressOf(context));
      const { owner, isCodeMissing } = await limitAttempts(database, attempts, async () => {
        const found = await findOwner(database, 'username_key', usernameKey(name));
        const isRight = await isPassword(password, found?.password_hash ?? null);
        if (!found || !isRight) throw new ApiError('admin-login-failed');
        const hasCodes = found.totp_confirmed_at !== null;
        if (hasCodes && code && !(await useCode(database, found, code))) {
          throw new ApiError('admin-login-failed');
        }
        return { owner: found, isCodeMissing: hasCodes && !code };
      });
      // Not counted: the password was right.
      if (isCodeMissing) throw new ApiError('code-required');
      const setCookie = await database.transaction(async (queries) => {
        await noteAction(queries, owner.username, 'signed in', ipAddressOf(context));
        return sessions.startOwner(context, queries, owner.id);
      });
      setCookie();
      knownBrowsers.remember(context, usernameKey(name));
      return context.body(null, 204);
    })

    .delete('/session', async (context) => {
      await sessions.endOwner(context);
      return context.body(null, 204);
    })

    .post('/setup', async (context) => {
      const { token, username: name, password } = await readBody(context, setUpSchema);
      // Hashing takes long: not without a valid link, and not while the transaction holds a connection.
      if (!(await isSetUpToken(token))) throw new ApiError('link-expired');
      const passwordHash = await hashPassword(password);
      const setCookie = await database.transaction(async (queries) => {
        // All links end with the first that is used, in one statement: two at once would make two owners.
        const used = await queries.execute(
          `delete from one_time_tokens where purpose = 'owner-setup' and exists (
             select from one_time_tokens
             where token_hash = $1 and purpose = 'owner-setup' and expires_at > now()
           )`,
          [hashToken(token)],
        );
        if (used === 0 || (await hasOwner(queries))) throw new ApiError('link-expired');
        await insertOwner(queries, name, passwordHash);
        const owner = await findOwner(queries, 'username_key', usernameKey(name));
        await noteAction(queries, name, 'set up', 'owner');
        return owner && sessions.startOwner(context, queries, owner.id);
      });
      setCookie?.();
      knownBrowsers.remember(context, usernameKey(name));
      return context.body(null, 204);
    })

    .post('/totp', async (context) => {
      const owner = await signedInOwner(context);
      if (owner.totp_confirmed_at) throw new ApiError('changed-meanwhile');
      const secret = newTotpSecret();
      await database.execute(
        'update owners set totp_secret = $2, totp_last_step = null where id = $1',
        [owner.id, encrypt(secretKey, secret)],
      );
      return context.json({
        secret: toBase32(secret),
        address: totpUrl(secret, business.name, owner.username),
      });
    })

    .put('/totp', async (context) => {
      const owner = await signedInOwner(context);
      const { code } = await readBody(context, codeSchema);
      const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
      if (owner.totp_confirmed_at) throw wrongCode();
      await withCode(owner, code, async (queries) => {
        await queries.execute('update owners set totp_confirmed_at = now() where id = $1', [
          owner.id,
        ]);
        await queries.execute('delete from recovery_codes where owner_id = $1', [owner.id]);
        for (const each of codes) {
          await queries.execute(
            'insert into recovery_codes (owner_id, code_hash) values ($1, $2)',
            [owner.id, hashToken(each)],
          );
        }
        await noteAction(queries, owner.username, 'turned on', 'one-time codes');
      });
      return context.json({ recoveryCodes: codes });
    })

    .delete('/totp', async (context) => {
      const owner = await signedInOwner(context);
      const { code } = await readBody(context, codeSchema);
      await withCode(owner, code, async (queries) => {
        await queries.execute(
          'update owners set totp_secret = null, totp_confirmed_at = null where id = $1',
          [owner.id],
        );
        await queries.execute('delete from recovery_codes where owner_id = $1', [owner.id]);
        await noteAction(queries, owner.username, 'turned off', 'one-time codes');
      });
      return context.body(null, 204);
    });
}
