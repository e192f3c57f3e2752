/** Customers register. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { registerSchema } from '../../src/domain/credentials.ts';
import { createUser, normaliseEmail } from '../../src/domain/user.ts';
import { insertRow } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { hashPassword } from '../secrets.ts';
import { mailAccountLink } from './oneTimeTokens.ts';
import { findAccount, signIn } from './sessions.ts';

const LIMIT = { max: 30, period: 600 };

const { name, email, password } = registerSchema.shape;
const registrationSchema = z.object({ name, email, password });

export function accountRoutes(dependencies: Dependencies) {
  const { database, settings, now, ipAddressOf, wakeOutbox } = dependencies;

  return new Hono().post('/', async (context) => {
    const { name, email, password } = await readBody(context, registrationSchema);
    await countAttempt(database, `register ${ipAddressOf(context)}`, LIMIT);
    const passwordHash = await hashPassword(password);
    const { user, setCookies } = await database.transaction(async (queries) => {
      for (let time = now(); ; time = new Date(time.getTime() + 1)) {
        const created = createUser({ name, email, now: time, users: [] });
        const isNew = await insertRow(queries, 'accounts', {
          ...created,
          email_key: normaliseEmail(created.email),
          password_hash: passwordHash,
        });
        if (isNew) {
          await mailAccountLink(queries, settings.publicOrigin, created, 'verification');
          return {
            user: created,
            setCookies: await signIn(dependencies, context, queries, created),
          };
        }
        if (await findAccount(queries, email)) {
          throw new ApiError('email-in-use', { fields: ['email'] });
        }
      }
    });
    setCookies();
    wakeOutbox();
    return context.json(user, 201);
  });
}
