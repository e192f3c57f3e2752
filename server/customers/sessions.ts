/** Customers log in and out. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Credentials, loginSchema } from '../../src/domain/credentials.ts';
import { normaliseEmail, userSchema } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { columns, isoDate, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { createKnownBrowsers, limitAttempts, limitSignIns } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { isPassword } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';

/** The row of an account. What is read of it is picked from here. */
export const accountRow = z.extend(userSchema, {
  emailKey: z.string(),
  createdAt: isoDate,
  verifiedAt: z.nullable(isoDate),
  passwordHash: z.nullable(z.string()),
});

const accountSchema = z.omit(accountRow, { emailKey: true, createdAt: true, verifiedAt: true });
type StoredAccount = z.infer<typeof accountSchema>;

export const findAccount = (queries: Queries, email: string) =>
  queries.row(
    accountSchema,
    `select ${columns(accountSchema)} from accounts where email_key = $1`,
    [normaliseEmail(email)],
  );

const knownBrowsersOf = (settings: ServerSettings) =>
  createKnownBrowsers(settings, { cookie: 'known-customer', path: '/api' });

/** Knows the browser that the link of a mail has given a new password, so that its login is not limited. */
export const rememberBrowser = (
  { settings }: Dependencies,
  context: Context,
  { email, passwordHash }: Pick<StoredAccount, 'email' | 'passwordHash'>,
) => knownBrowsersOf(settings).remember(context, { key: normaliseEmail(email), passwordHash });

/** Starts a session. Resolves with a function that sets the cookies, for after the commit. */
export async function signIn(
  dependencies: Dependencies,
  context: Context,
  queries: Queries,
  account: StoredAccount,
): Promise<() => void> {
  const setCookies = await dependencies.sessions.start(context, queries, account.id);
  return () => {
    setCookies();
    rememberBrowser(dependencies, context, account);
  };
}

/**
 * Makes the check of a customer's password. It resolves with the account, and fails with
 * `incorrect-credentials` or `too-many-attempts`.
 */
export function createPasswordCheck({ database, settings, ipAddressOf }: Dependencies) {
  const knownBrowsers = knownBrowsersOf(settings);
  return async (context: Context, { email, password }: Credentials): Promise<StoredAccount> => {
    const ipAddress = ipAddressOf(context);
    const found = await findAccount(database, email);
    const passwordHash = found?.passwordHash ?? null;
    const account = { key: normaliseEmail(email), passwordHash };
    const attempts = knownBrowsers.attempts(context, account, ipAddress);
    // Strangers at the IP address leave a known browser its turns.
    const hashedFor = knownBrowsers.isKnown(context, account) ? `known ${ipAddress}` : ipAddress;
    return limitSignIns(database, knownBrowsers.signIns(context, account, ipAddress), () =>
      limitAttempts(database, attempts, async () => {
        const isRight = await isPassword(password, passwordHash, hashedFor);
        if (!found || !isRight) throw new ApiError('incorrect-credentials');
        return found;
      }),
    );
  };
}

export function sessionRoutes(dependencies: Dependencies) {
  const { database, sessions } = dependencies;
  const checkPassword = createPasswordCheck(dependencies);

  return new Hono()
    .get('/session', async (context) => context.json({ user: await sessions.user(context) }))

    .delete('/session', async (context) => {
      await sessions.end(context);
      return context.body(null, 204);
    })

    .post('/sessions', async (context) => {
      const account = await checkPassword(context, await readBody(context, loginSchema));
      const setCookies = await signIn(dependencies, context, database, account);
      setCookies();
      return context.json(userSchema.parse(account), 201);
    });
}
