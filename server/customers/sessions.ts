/** Customers log in and out. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Credentials, loginSchema } from '../../src/domain/credentials.ts';
import { normaliseEmail, type User, userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { createKnownBrowsers, limitAttempts } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { isPassword } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';

const accountSchema = z.extend(userSchema, { passwordHash: z.nullable(z.string()) });

export const findAccount = (queries: Queries, email: string) =>
  queries.row(
    accountSchema,
    `select id, email, name, password_hash from accounts where email_key = $1`,
    [normaliseEmail(email)],
  );

const knownBrowsersOf = (settings: ServerSettings) =>
  createKnownBrowsers(settings, { cookie: 'known-browser', path: '/api/sessions' });

/** Starts a session. Resolves with a function that sets the cookies, for after the commit. */
export async function signIn(
  { sessions, settings }: Dependencies,
  context: Context,
  queries: Queries,
  { id, email }: User,
): Promise<() => void> {
  const setCookies = await sessions.start(context, queries, id);
  return () => {
    setCookies();
    knownBrowsersOf(settings).remember(context, normaliseEmail(email));
  };
}

/**
 * Makes the check of a customer's password. It resolves with the account, and fails with
 * `incorrect-credentials` or `too-many-attempts`.
 */
export function createPasswordCheck({ database, settings, ipAddressOf }: Dependencies) {
  const knownBrowsers = knownBrowsersOf(settings);
  return async (context: Context, { email, password }: Credentials): Promise<User> => {
    const attempts = knownBrowsers.attempts(context, normaliseEmail(email), ipAddressOf(context));
    const account = await limitAttempts(database, attempts, async () => {
      const found = await findAccount(database, email);
      const isRight = await isPassword(password, found?.passwordHash ?? null);
      if (!found || !isRight) throw new ApiError('incorrect-credentials');
      return found;
    });
    return userSchema.parse(account);
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
      const user = await checkPassword(context, await readBody(context, loginSchema));
      const setCookies = await signIn(dependencies, context, database, user);
      setCookies();
      return context.json(user, 201);
    });
}
