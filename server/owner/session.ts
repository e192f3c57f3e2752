/** The owner signs in and out, and sets up the account with a one-time link. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  adminCredentialsSchema,
  newOwnerSchema,
  type OwnerLogin,
  usernameKey,
} from '../../src/domain/adminCredentials.ts';
import { notTooLong } from '../../src/domain/credentials.ts';
import { FAILED_SIGN_IN } from '../../src/domain/history.ts';
import { ApiError } from '../ApiError.ts';
import { refuseCommonPassword } from '../commonPasswords.ts';
import { about, act } from '../database/act.ts';
import type { Database } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { OWNER } from '../gate.ts';
import { addLink, assertLink, useLink } from '../http/links.ts';
import { reply } from '../http/ownersRoutes.ts';
import { createKnownBrowsers, limitAttempts, limitSignIns } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { requireUncommon } from '../ownersPassword.ts';
import { hashPassword, isPassword } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';
import { signInUrl } from '../urls.ts';
import { findOwner, hasOwner, insertOwner, useCode } from './owners.ts';

/** Wrong tokens of one-time links from one IP address. */
const SETUP_LIMIT = { max: 10, period: 600 };

const withRightPassword = (code: 'no code' | 'a wrong code') =>
  `${FAILED_SIGN_IN} with the right password and ${code}` as const;

const signInSchema = z.extend(adminCredentialsSchema, {
  password: adminCredentialsSchema.shape.password.check(notTooLong),
  code: z.optional(z.string()),
});
const { username, password } = newOwnerSchema.shape;
const setUpSchema = z.object({ token: z.string(), username, password });

/**
 * Makes the first owner from the settings. Without them, resolves with a token for the one-time link
 * with which an owner is set up. Each of several processes prints a link; all are valid until there is an
 * owner.
 */
export async function prepareOwner(
  database: Database,
  owner: { username: string; password: string } | undefined,
): Promise<string | undefined> {
  if (await hasOwner(database)) return undefined;
  if (owner) await requireUncommon('OWNER_PASSWORD', owner.password);
  // Hashing takes long: not while the transaction holds a connection.
  const passwordHash = owner && (await hashPassword(owner.password, OWNER));
  return database.transaction(async (queries) => {
    if (await hasOwner(queries)) return undefined;
    if (!owner || !passwordHash) return addLink(queries, 'owner-setup');
    await insertOwner(queries, owner.username, passwordHash);
    return undefined;
  });
}

export const ownersBrowsers = (settings: ServerSettings) =>
  createKnownBrowsers(settings, { cookie: 'known-owner', path: '/api/admin/session' });

/** Need no session of the owner, except to read it. */
export function ownerSessionRoutes({
  database,
  sessions,
  settings,
  now,
  ipAddressOf,
}: Dependencies) {
  const knownBrowsers = ownersBrowsers(settings);

  return new Hono()
    .get('/session', async (context) => {
      const { username, hasTotp } = await sessions.owner(context);
      return reply<OwnerLogin>(context, { username, hasTotp });
    })

    .post('/session', async (context) => {
      const { username: name, password, code } = await readBody(context, signInSchema);
      const key = usernameKey(name);
      const found = await findOwner(database, 'username_key', key);
      const passwordHash = found?.passwordHash ?? null;
      const account = { key, passwordHash };
      const ipAddress = ipAddressOf(context);
      const from = about('login', ipAddress);
      const attempts = knownBrowsers.attempts(context, account, ipAddress);
      // Strangers cannot take all turns from an owner.
      const hashedFor = knownBrowsers.isKnown(context, account) ? OWNER : ipAddress;
      const check = async () => {
        const isRight = await isPassword(password, passwordHash, hashedFor);
        const hasCodes = found?.totpConfirmedAt != null;
        const details = { secretKey: settings.secretKey, now: now() };
        const isCodeWrong =
          isRight && found && hasCodes && code && !(await useCode(database, found, code, details));
        if (found && isRight && !isCodeWrong) {
          return { owner: found, isCodeMissing: hasCodes && !code };
        }
        // Not what was typed, which may be a password. The limit bounds the number of entries.
        const actor = { database, name: found?.username ?? 'Unknown' };
        const action = isCodeWrong ? withRightPassword('a wrong code') : FAILED_SIGN_IN;
        await act(actor, action, from, async () => {});
        throw new ApiError('admin-login-failed');
      };
      const signIns = knownBrowsers.signIns(context, account, ipAddress);
      const owner = await limitSignIns(database, signIns, async () => {
        const { owner, isCodeMissing } = await limitAttempts(database, attempts, check);
        if (!isCodeMissing) return owner;
        // Not counted as an attempt, because the password was right: so ten entries an hour are enough.
        const action = withRightPassword('no code');
        const noted = await database.execute(
          `select from audit_log where about_kind = 'login' and about_id = $1
             and action = $2 and at > now() - interval '1 hour'`,
          [ipAddress, action],
        );
        const actor = { database, name: owner.username };
        if (noted < 10) await act(actor, action, from, async () => {});
        throw new ApiError('code-required');
      });
      const actor = { database, name: owner.username };
      const setCookie = await act(actor, 'signed in', from, (queries) =>
        sessions.startOwner(context, queries, owner.id, ipAddress),
      );
      setCookie();
      knownBrowsers.remember(context, { key, passwordHash });
      return context.body(null, 204);
    })

    .delete('/session', async (context) => {
      await sessions.endOwner(context);
      return context.body(null, 204);
    })

    .post('/setup', async (context) => {
      const { token, username: name, password } = await readBody(context, setUpSchema);
      // Hashing takes long: not without a valid link, and not while the transaction holds a connection.
      const attempts = [[`setup ${ipAddressOf(context)}`, SETUP_LIMIT]] as const;
      await limitAttempts(database, attempts, () => assertLink(database, 'owner-setup', token));
      await refuseCommonPassword(password);
      const passwordHash = await hashPassword(password, ipAddressOf(context));
      const actor = { database, name };
      const setCookie = await act(actor, 'set up', about('login', 'owner'), async (queries) => {
        await useLink(queries, 'owner-setup', token);
        if (await hasOwner(queries)) throw new ApiError('link-expired');
        await insertOwner(queries, name, passwordHash);
        const owner = await findOwner(queries, 'username_key', usernameKey(name));
        return owner && sessions.startOwner(context, queries, owner.id, ipAddressOf(context));
      });
      setCookie?.();
      // The link that was printed at the start does not count any more.
      console.info(`The owner signs in on ${signInUrl(settings.publicOrigin)}`);
      knownBrowsers.remember(context, { key: usernameKey(name), passwordHash });
      return context.body(null, 204);
    });
}
