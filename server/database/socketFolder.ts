/** The folder of the database's socket, which only the database's user can enter. */
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../StartError.ts';
import type { SystemUser } from './systemUser.ts';

/** How old an empty folder of another server is before it is taken for a stale one, in ms. */
const STALE = 10 * 60_000;

/** A folder whose path is short enough for a socket (107 bytes), the same for each start. */
export function socketFolder(dataFolder: string, user: SystemUser | undefined): string {
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `millrace-${name}`);
  const uid = user?.uid ?? process.getuid?.();
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  const found = lstatSync(folder);
  // Another user could have made a folder that they can enter.
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartError(`${folder} belongs to another user. Delete it, then start again.`);
  }
  return folder;
}

/** Removes a folder if it is empty. */
export function removeIfEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // It is in use, or another user's.
  }
}

/** Removes the empty folders of servers that were killed. */
export function removeStaleFolders() {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!/^millrace-[\da-f]{16}$/.test(name)) continue;
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && found.mtimeMs < Date.now() - STALE) removeIfEmpty(folder);
  }
}
