/** What the site keeps about a customer: to download, and to delete. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { loginSchema } from '../../src/domain/credentials.ts';
import { ApiError } from '../ApiError.ts';
import { about, act, customerActor } from '../database/act.ts';
import { columns, type Database, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerLarge } from '../gate.ts';
import { countAttempt, limitAttempts, wrongPasswords } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { removeMailsAbout, removeMailsOf } from '../mail/outbox.ts';
import { isPassword } from '../secrets.ts';
import { removeAccount } from './linkedAccount.ts';
import { accountRow } from './sessions.ts';

const confirmationSchema = z.object({ password: loginSchema.shape.password });

const EXPORT_LIMIT = { max: 10, period: 3600 };

export type Account = z.infer<typeof accountRow>;

/** What another folder keeps about a customer. */
export interface AccountPart {
  name: string;
  read(database: Database, account: Account): Promise<unknown>;
  /** Deletes it in a transaction that has locked the account. */
  remove(queries: Queries, account: Account): Promise<unknown>;
}

export function ownAccountRoutes(
  { database, sessions, now, ipAddressOf }: Dependencies,
  parts: readonly AccountPart[],
) {
  async function signedInAccount(context: Context) {
    const { id } = await sessions.customer(context);
    const account = await database.row(
      accountRow,
      `select ${columns(accountRow)} from accounts where id = $1`,
      [id],
    );
    if (!account) throw new ApiError('signed-out');
    return account;
  }

  async function removeEverything(queries: Queries, account: Account) {
    const { id, emailKey, verifiedAt } = account;
    // Tickets that are being sent come first, and no other one can name the account.
    await queries.execute('select from accounts where id = $1 for update', [id]);
    for (const part of parts) await part.remove(queries, account);
    await removeMailsAbout(queries, 'account', [id]);
    if (verifiedAt) await removeMailsOf(queries, emailKey);
    await removeAccount(queries, id);
  }

  return new Hono()
    .get('/', async (context) => {
      const account = await signedInAccount(context);
      await countAttempt(database, `export of ${account.id}`, EXPORT_LIMIT);
      return answerLarge(context, ipAddressOf(context), async () => {
        const { passwordHash, emailKey, ...known } = account;
        const file: Record<string, unknown> = { savedAt: now().toISOString(), account: known };
        for (const { name, read } of parts) file[name] = await read(database, account);
        return context.json(file);
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
      await act(
        customerActor(database),
        'deleted the account',
        about('account', account.id),
        (queries) => removeEverything(queries, account),
      );
      await sessions.end(context);
      return context.body(null, 204);
    });
}
