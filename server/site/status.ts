/** How the server is, in one response. */
import { statfs } from 'node:fs/promises';
import type { OwnerStatus } from '../../src/domain/ownerStatus.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { endOfLeftOut } from '../mail/visitorMails.ts';
import type { ServerSettings } from '../settings.ts';
import { readFilesOfGuests } from '../tickets/attachments.ts';
import { version } from '../version.ts';
import { readLastBackup } from './siteSettings.ts';

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
    const diskUsed = await readDiskUsed(settings);
    const guestFiles = await readFilesOfGuests(database, settings.guestFiles);
    const mailsLeftOutUntil = (await endOfLeftOut(database))?.toISOString();
    const backup = await readLastBackup(database);
    const { username: owner } = context.var.owner;
    return reply<OwnerStatus>(context, {
      owner,
      diskUsed,
      backup: backup ? { ...backup, at: backup.at.toISOString() } : undefined,
      guestFiles,
      mailsLeftOutUntil,
      version,
    });
  });
