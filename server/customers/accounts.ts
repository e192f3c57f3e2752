/** Customers' accounts: registering, logging in and out, resetting passwords, verifying addresses. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { loginSchema, registerSchema } from '../../src/domain/credentials.ts';
import { headerText } from '../../src/domain/mailMessage.ts';
import { createUser, normaliseEmail, type User, userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { createKnownBrowsers } from '../http/knownBrowsers.ts';
import { countAttempt, type Limit, limitAttempts } from '../http/rateLimit.ts';
import { endAccessTo } from '../http/sessionCookies.ts';
import { errorText } from '../log.ts';
import { queueTemplate } from '../mail/queueTemplate.ts';
import { CUSTOMER, noteAction } from '../owner/auditLog.ts';
import { hashPassword, hashToken, isPassword, newToken } from '../secrets.ts';
import { accountUrl, type LinkPurpose } from '../site/urls.ts';

const MINUTE = 60;
const limits = {
  registrations: { max: 30, period: 10 * MINUTE },
  resets: { max: 10, period: 10 * MINUTE },
  resetsPerAccount: { max: 3, period: 60 * MINUTE },
  verificationsPerAccount: { max: 3, period: 60 * MINUTE },
} satisfies Record<string, Limit>;

const registrationSchema = z.object({
  name: registerSchema.shape.name,
  email: registerSchema.shape.email,
  password: registerSchema.shape.password,
});
const emailSchema = z.object({ email: loginSchema.shape.email });
const passwordSchema = z.object({ password: loginSchema.shape.password });
const accountSchema = z.extend(userSchema, { password_hash: z.nullable(z.string()) });
const tokenSchema = z.object({ account_id: z.string() });

/** Tokens in links are valid for an hour. */
const LINK_LIFETIME = '1 hour';

export function accountRoutes(dependencies: Dependencies) {
  const { database, sessions, settings, now, log, ipAddressOf, wakeOutbox } = dependencies;
  const knownBrowsers = createKnownBrowsers(settings, {
    cookie: 'known-browser',
    path: '/api/sessions',
  });

  const findAccount = (email: string) =>
    database.row(
      accountSchema,
      'select id, email, name, password_hash from accounts where email_key = $1',
      [normaliseEmail(email)],
    );

  /** Starts a session. Resolves with a function that sets the cookies, for after the commit. */
  async function signIn(context: Context, queries: Queries, { id, email }: User) {
    const setCookies = await sessions.start(context, queries, id);
    return () => {
      setCookies();
      knownBrowsers.remember(context, normaliseEmail(email));
    };
  }

  /** Creates a link to the account page, which reads the token from the fragment. */
  async function createLink(queries: Queries, accountId: string, purpose: LinkPurpose) {
    const token = newToken();
    await queries.execute(
      `insert into one_time_tokens (token_hash, purpose, account_id, expires_at)
       values ($1, $2, $3, now() + $4::interval)`,
      [hashToken(token), purpose, accountId, LINK_LIFETIME],
    );
    return { token, link: accountUrl(settings.publicOrigin, purpose, token) };
  }

  /** Fails with `link-expired` unless the token can be used. */
  async function assertToken(token: string, purpose: LinkPurpose): Promise<void> {
    const found = await database.row(
      tokenSchema,
      `select account_id from one_time_tokens
       where token_hash = $1 and purpose = $2 and expires_at > now()`,
      [hashToken(token), purpose],
    );
    if (!found) throw new ApiError('link-expired');
  }

  /** Ends the token, and resolves with its account. Fails with `link-expired`. */
  async function useToken(queries: Queries, token: string, purpose: LinkPurpose): Promise<string> {
    const used = await queries.row(
      tokenSchema,
      `delete from one_time_tokens where token_hash = $1 and purpose = $2 and expires_at > now()
       returning account_id`,
      [hashToken(token), purpose],
    );
    if (!used) throw new ApiError('link-expired');
    return used.account_id;
  }

  async function queueVerification(queries: Queries, { id, name, email }: User) {
    const { link, token } = await createLink(queries, id, 'verification');
    await queueTemplate(queries, `verification-${hashToken(token).toString('hex')}`, {
      template: 'verification',
      to: email,
      values: { customerName: headerText(name), link },
    });
  }

  /** Fails with `signed-out`. */
  async function signedInUser(context: Context): Promise<User> {
    const user = await sessions.user(context);
    if (!user) throw new ApiError('signed-out');
    return user;
  }

  async function isVerified(queries: Queries, { id }: User): Promise<boolean> {
    const account = await queries.row(
      z.object({ isVerified: z.boolean() }),
      'select verified_at is not null as "isVerified" from accounts where id = $1',
      [id],
    );
    return account?.isVerified ?? false;
  }

  async function resetPassword(token: string, passwordHash: string): Promise<void> {
    await database.transaction(async (queries) => {
      const accountId = await useToken(queries, token, 'password-reset');
      // The link came by mail, so the address is the customer's.
      await queries.execute(
        `update accounts set password_hash = $2, verified_at = coalesce(verified_at, now())
         where id = $1`,
        [accountId, passwordHash],
      );
      await endAccessTo(queries, accountId);
      await noteAction(queries, CUSTOMER, 'reset the password', accountId);
    });
  }

  async function insertAccount(queries: Queries, user: User, passwordHash: string) {
    const { id, email, name } = user;
    return queries.execute(
      `insert into accounts (id, email, email_key, name, password_hash)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [id, email, normaliseEmail(email), name, passwordHash],
    );
  }

  return new Hono()
    .get('/session', async (context) => context.json({ user: await sessions.user(context) }))

    .delete('/session', async (context) => {
      await sessions.end(context);
      return context.body(null, 204);
    })

    .post('/sessions', async (context) => {
      const { email, password } = await readBody(context, loginSchema);
      const attempts = knownBrowsers.attempts(context, normaliseEmail(email), ipAddressOf(context));
      const account = await limitAttempts(database, attempts, async () => {
        const found = await findAccount(email);
        const isRight = await isPassword(password, found?.password_hash ?? null);
        if (!found || !isRight) throw new ApiError('incorrect-credentials');
        return found;
      });
      const user = userSchema.parse(account);
      const setCookies = await signIn(context, database, user);
      setCookies();
      return context.json(user, 201);
    })

    .post('/accounts', async (context) => {
      const { name, email, password } = await readBody(context, registrationSchema);
      await countAttempt(database, `register ${ipAddressOf(context)}`, limits.registrations);
      const passwordHash = await hashPassword(password);
      const { user, setCookies } = await database.transaction(async (queries) => {
        for (let time = now(); ; time = new Date(time.getTime() + 1)) {
          const created = createUser({ name, email, now: time, users: [] });
          if ((await insertAccount(queries, created, passwordHash)) === 1) {
            await queueVerification(queries, created);
            return { user: created, setCookies: await signIn(context, queries, created) };
          }
          const taken = await queries.row(
            z.object({ id: z.string() }),
            'select id from accounts where email_key = $1',
            [normaliseEmail(email)],
          );
          if (taken) throw new ApiError('email-in-use', { fields: ['email'] });
        }
      });
      setCookies();
      wakeOutbox();
      return context.json(user, 201);
    })

    .post('/password-resets', async (context) => {
      const { email } = await readBody(context, emailSchema);
      await countAttempt(database, `reset ${ipAddressOf(context)}`, limits.resets);
      const account = await findAccount(email);
      // The answer does not wait for the mail, so it is as fast for an unknown address.
      if (account) {
        queueReset(account).catch((error: unknown) =>
          log.error('reset not queued', { error: errorText(error) }),
        );
      }
      return context.body(null, 202);
    })

    .put('/password-resets/:token', async (context) => {
      const { password } = await readBody(context, passwordSchema);
      const token = context.req.param('token');
      const attempts = [[`reset ${ipAddressOf(context)}`, limits.resets]] as const;
      await limitAttempts(database, attempts, async () => {
        // Hashing takes long, so a stranger without a token must not cause it.
        await assertToken(token, 'password-reset');
        await resetPassword(token, await hashPassword(password));
      });
      return context.body(null, 204);
    })

    .get('/verifications', async (context) =>
      context.json({ isVerified: await isVerified(database, await signedInUser(context)) }),
    )

    .post('/verifications', async (context) => {
      const user = await signedInUser(context);
      await countAttempt(database, `verification of ${user.id}`, limits.verificationsPerAccount);
      await database.transaction(async (queries) => {
        if (!(await isVerified(queries, user))) await queueVerification(queries, user);
      });
      wakeOutbox();
      return context.body(null, 202);
    })

    .put('/verifications/:token', async (context) => {
      await database.transaction(async (queries) => {
        const accountId = await useToken(queries, context.req.param('token'), 'verification');
        await queries.execute(
          'update accounts set verified_at = coalesce(verified_at, now()) where id = $1',
          [accountId],
        );
        await noteAction(queries, CUSTOMER, 'confirmed the email', accountId);
      });
      return context.body(null, 204);
    });

  async function queueReset(user: User) {
    try {
      await countAttempt(database, `reset of ${user.id}`, limits.resetsPerAccount);
    } catch (error) {
      if (error instanceof ApiError) return;
      throw error;
    }
    await database.transaction(async (queries) => {
      const { link, token } = await createLink(queries, user.id, 'password-reset');
      await queueTemplate(queries, `reset-${hashToken(token).toString('hex')}`, {
        template: 'password-reset',
        to: user.email,
        values: { customerName: headerText(user.name), link },
      });
    });
    wakeOutbox();
  }
}
