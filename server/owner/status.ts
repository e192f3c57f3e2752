/** What the owner has to know about the server. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { MissingSetting, ServerStatus } from '../../src/domain/serverStatus.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ServerSettings } from '../settings.ts';

/** What is not configured yet. */
export function missingIn({ captcha, mail }: ServerSettings): MissingSetting[] {
  return [...(captcha ? [] : (['captcha'] as const)), ...(mail ? [] : (['mail'] as const))];
}

/** Under `/status`, where the owner's session has been checked. */
export function statusRoutes({ database, settings }: Dependencies) {
  return new Hono().get('/', async (context) => {
    const failed = await database.row(
      z.object({ count: z.coerce.number() }),
      `select count(*) from outbox where state = 'failed' and set_aside_at is null`,
    );
    const status: ServerStatus = {
      missing: missingIn(settings),
      failedMails: failed?.count ?? 0,
    };
    return context.json(status);
  });
}
