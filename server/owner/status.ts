/** What waits for the owner, in one response. */
import { statfs } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { OwnerStatus } from '../../src/domain/ownerStatus.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { endOfLeftOut } from '../mail/visitorMails.ts';
import type { ServerSettings } from '../settings.ts';
import { waitsForOwner } from '../tickets/adminTickets.ts';
import { readFilesOfGuests } from '../tickets/attachments.ts';
import { version } from '../version.ts';

const count = z.coerce.number();
const countsSchema = z.object({
  waitingTickets: count,
  newQuotes: count,
  failedMails: count,
  failedEvents: count,
});

const failed = `select count(*) from outbox
  where (state in ('failed', 'stopped') or is_of_settings) and set_aside_at is null`;

/** How much of the disk with the embedded database is used, in percent, as `df` counts it. */
async function readDiskUsed({
  databaseUrl,
  dataFolder,
}: ServerSettings): Promise<number | undefined> {
  const disk = databaseUrl ? null : await statfs(dataFolder).catch(() => null);
  if (!disk) return undefined;
  const used = disk.blocks - disk.bfree;
  return Math.floor((100 * used) / (used + disk.bavail)) || undefined;
}

export const statusRoutes: OwnersRoutes = (router, { database, settings }) =>
  router.get('/', async (context) => {
    const counts = await database.one(
      countsSchema,
      `select (select count(*) from tickets where ${waitsForOwner}) as "waitingTickets",
         (select count(*) from quotes where status = 'New') as "newQuotes",
         (${failed} and kind = 'mail') as "failedMails",
         (${failed} and kind = 'event' and $1) as "failedEvents"`,
      [settings.events !== undefined],
    );
    const diskUsed = await readDiskUsed(settings);
    const guestFiles = await readFilesOfGuests(database, settings.guestFiles);
    const mailsLeftOutUntil = (await endOfLeftOut(database))?.toISOString();
    const { username: owner } = context.var.owner;
    return reply<OwnerStatus>(context, {
      ...counts,
      owner,
      diskUsed,
      guestFiles,
      mailsLeftOutUntil,
      version,
    });
  });
