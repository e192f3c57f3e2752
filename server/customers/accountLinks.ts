/** A customer chooses another password or confirms the email address, with a link in a mail. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { loginSchema } from '../../src/domain/credentials.ts';
import type { User } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { refuseCommonPassword } from '../commonPasswords.ts';
import { about, act, customerActor } from '../database/act.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { useLink } from '../http/links.ts';
import { countAttempt, limitAttempts } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { errorText } from '../log.ts';
import { isConfirmed } from '../mail/confirmed.ts';
import { orLeaveOut } from '../mail/visitorMails.ts';
import { hashPassword } from '../secrets.ts';
import type { LinkPurpose } from '../urls.ts';
import { linkedAccount, mailAccountLink, setPassword } from './linkedAccount.ts';
import { createPasswordCheck, findAccount, rememberBrowser } from './sessions.ts';

const LIMIT = { max: 10, period: 600 };
const LIMIT_PER_ACCOUNT = { max: 3, period: 3600 };

const emailSchema = z.pick(loginSchema, { email: true });
const resetSchema = z.object({ token: z.string(), password: loginSchema.shape.password });
const verificationSchema = z.object({
  token: z.string(),
  password: z.optional(loginSchema.shape.password),
});

const actions = {
  'password-reset': 'reset the password',
  verification: 'confirmed the email',
} as const satisfies Record<LinkPurpose, string>;

/** Uses up a link, which came by mail, so the email address is the customer's. */
const useMailedLink = (
  database: Database,
  purpose: LinkPurpose,
  token: string,
  work = async (_queries: Queries, _accountId: string) => {},
) =>
  act(
    customerActor(database),
    actions[purpose],
    (id: string) => about('account', id),
    async (queries) => {
      const accountId = await useLink(queries, purpose, token);
      await queries.execute(
        'update accounts set verified_at = now() where id = $1 and verified_at is null',
        [accountId],
      );
      await work(queries, accountId);
      return accountId;
    },
  );

export function passwordResetRoutes(dependencies: Dependencies) {
  const { database, settings, log, ipAddressOf, wakeOutbox } = dependencies;

  async function mailLink(user: User, ipAddress: string) {
    await countAttempt(database, `reset of ${user.id}`, LIMIT_PER_ACCOUNT);
    await database.transaction((queries) =>
      mailAccountLink(queries, settings, user, { purpose: 'password-reset', ipAddress }),
    );
    wakeOutbox();
  }

  return new Hono()
    .post('/', async (context) => {
      const { email } = await readBody(context, emailSchema);
      const ipAddress = ipAddressOf(context);
      await countAttempt(database, `reset ${ipAddress}`, LIMIT);
      const account = await findAccount(database, email);
      // The response does not wait for the mail, so it is as fast for an unknown email address.
      if (account) {
        orLeaveOut(mailLink(account, ipAddress)).catch((error: unknown) =>
          log.error('reset not queued', { error: errorText(error) }),
        );
      }
      return context.body(null, 202);
    })

    .post('/use', async (context) => {
      const { token, password } = await readBody(context, resetSchema);
      const ipAddress = ipAddressOf(context);
      const attempts = [[`reset ${ipAddress}`, LIMIT]] as const;
      await limitAttempts(database, attempts, async () => {
        // Hashing takes long, so a stranger without a token must not cause it.
        const { email } = await linkedAccount(database, token, 'password-reset');
        await refuseCommonPassword(password);
        const passwordHash = await hashPassword(password, ipAddress);
        await useMailedLink(database, 'password-reset', token, (queries, accountId) =>
          setPassword(queries, settings.publicOrigin, { accountId, passwordHash }),
        );
        wakeOutbox();
        // Strangers may have used up the attempts of browsers that are not known.
        rememberBrowser(dependencies, context, { email, passwordHash });
      });
      return context.body(null, 204);
    });
}

export function verificationRoutes(dependencies: Dependencies) {
  const { database, sessions, settings, ipAddressOf, wakeOutbox } = dependencies;
  const checkPassword = createPasswordCheck(dependencies);

  return (
    new Hono()
      .get('/', async (context) => {
        const { email } = await sessions.customer(context);
        return context.json({ isVerified: await isConfirmed(database, email) });
      })

      .post('/', async (context) => {
        const user = await sessions.customer(context);
        await countAttempt(database, `verification of ${user.id}`, LIMIT_PER_ACCOUNT);
        await database.transaction(async (queries) => {
          if (await isConfirmed(queries, user.email)) return;
          const details = { purpose: 'verification', ipAddress: ipAddressOf(context) } as const;
          await mailAccountLink(queries, settings, user, details);
        });
        wakeOutbox();
        return context.body(null, 202);
      })

      // A stranger may have registered with this email address, so the link alone confirms nothing: its
      // recipient has to be signed in to the account, or to know its password.
      .post('/use', async (context) => {
        const { token, password } = await readBody(context, verificationSchema);
        const { id, email } = await linkedAccount(database, token, 'verification');
        if ((await sessions.user(context))?.id !== id) {
          if (password === undefined) throw new ApiError('password-required');
          await checkPassword(context, { email, password });
        }
        await useMailedLink(database, 'verification', token);
        return context.body(null, 204);
      })
  );
}
