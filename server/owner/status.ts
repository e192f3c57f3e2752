/** What the owner has to know about the server. */
import * as z from 'zod/mini';
import type { MissingSetting, OwnerStatus } from '../../src/domain/ownerStatus.ts';
import type { ServerSettings } from '../settings.ts';
import type { OwnersRoutes } from './ownersRoutes.ts';

/** What is not configured yet. */
export function missingIn({ captcha, mail }: ServerSettings): MissingSetting[] {
  return [...(captcha ? [] : (['captcha'] as const)), ...(mail ? [] : (['mail'] as const))];
}

export const statusRoutes: OwnersRoutes = (router, { database, settings }) =>
  router.get('/', async (context) => {
    const failed = await database.row(
      z.object({ count: z.coerce.number() }),
      `select count(*) from outbox where state = 'failed' and set_aside_at is null`,
    );
    const status = { missing: missingIn(settings), failedMails: failed?.count ?? 0 };
    return context.json(status satisfies OwnerStatus);
  });
