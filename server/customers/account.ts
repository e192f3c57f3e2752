/** What the site keeps about a customer: to download, and to delete. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { adminQuoteSchema } from '../../src/domain/adminQuotes.ts';
import { forCustomer } from '../../src/domain/conversation.ts';
import { loginSchema } from '../../src/domain/credentials.ts';
import { headerAddress } from '../../src/domain/mailMessage.ts';
import { ApiError } from '../ApiError.ts';
import { act, customerActor } from '../database/act.ts';
import { isoDate, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerLarge } from '../gate.ts';
import { countAttempt, limitAttempts, wrongPasswords } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { readVersions } from '../quotes/quoteVersions.ts';
import { isPassword } from '../secrets.ts';
import { removeTickets } from '../tickets/removeTickets.ts';
import { readTickets } from '../tickets/storedTickets.ts';

const confirmationSchema = z.object({ password: loginSchema.shape.password });

const EXPORT_LIMIT = { max: 10, period: 3600 };

const idSchema = z.object({ id: z.string() });

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailKey: z.string(),
  name: z.string(),
  createdAt: isoDate,
  verifiedAt: z.nullable(isoDate),
  passwordHash: z.nullable(z.string()),
});

const quoteRowSchema = z.object({
  id: z.string(),
  status: z.string(),
  answers: adminQuoteSchema.shape.answers,
  createdAt: isoDate,
});

/** Quote requests name no account: they belong to the customer who has confirmed their email address. */
const ownQuotes = `lower(trim(answers->>'email')) = $1`;

export function ownAccountRoutes({ database, sessions, now, ipAddressOf }: Dependencies) {
  async function signedInAccount(context: Context) {
    const { id } = await sessions.customer(context);
    const account = await database.row(
      accountSchema,
      `select id, email, email_key, name, created_at, verified_at, password_hash
       from accounts where id = $1`,
      [id],
    );
    if (!account) throw new ApiError('signed-out');
    return account;
  }

  /** The customer's requests, each with the prices that the owner has sent. */
  async function readQuotes(emailKey: string) {
    const quotes = await database.rows(
      quoteRowSchema,
      `select id, status, answers, created_at from quotes
       where ${ownQuotes} order by id`,
      [emailKey],
    );
    return Promise.all(
      quotes.map(async (quote) => ({
        ...quote,
        prices: (await readVersions(database, quote.id)).map(({ sentBy, ...price }) => price),
      })),
    );
  }

  async function removeEverything(queries: Queries, account: z.infer<typeof accountSchema>) {
    const { id, emailKey, verifiedAt } = account;
    // Tickets that are being sent come first, and no other one can name the account.
    await queries.execute('select from accounts where id = $1 for update', [id]);
    const tickets = await queries.rows(idSchema, 'select id from tickets where account_id = $1', [
      id,
    ]);
    await removeTickets(
      queries,
      tickets.map((ticket) => ticket.id),
    );
    if (verifiedAt) {
      // An accepted one is a contract, which tax law asks to keep like an order.
      await queries.execute(`delete from quotes where ${ownQuotes} and status <> 'Accepted'`, [
        emailKey,
      ]);
      await queries.execute(
        `delete from outbox
         where lower(message->>'to')::jsonb ? $1 or lower(message->>'replyTo') = $1`,
        [headerAddress(emailKey)],
      );
    }
    // Sessions and links end with it.
    await queries.execute('delete from accounts where id = $1', [id]);
  }

  return new Hono()
    .get('/', async (context) => {
      const { passwordHash, emailKey, ...account } = await signedInAccount(context);
      await countAttempt(database, `export of ${account.id}`, EXPORT_LIMIT);
      return answerLarge(context, ipAddressOf(context), async () => {
        const tickets = await readTickets(database, 'account_id = $1', [account.id]);
        return context.json({
          savedAt: now().toISOString(),
          account,
          tickets: tickets.map(forCustomer),
          quotes: account.verifiedAt ? await readQuotes(emailKey) : [],
        });
      });
    })

    .delete('/', async (context) => {
      const { password } = await readBody(context, confirmationSchema);
      const account = await signedInAccount(context);
      const attempts = [[`removal of ${account.id}`, wrongPasswords.perAccount]] as const;
      await limitAttempts(database, attempts, async () => {
        if (await isPassword(password, account.passwordHash, ipAddressOf(context))) return;
        throw new ApiError('wrong-password');
      });
      await act(customerActor(database), 'deleted the account', account.id, (queries) =>
        removeEverything(queries, account),
      );
      await sessions.end(context);
      return context.body(null, 204);
    });
}
