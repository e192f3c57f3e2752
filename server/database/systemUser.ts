/** PostgreSQL refuses to run as root; this finds the user that it then runs as. */
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { StartError } from '../StartError.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

/** `postgres` or `nobody` if this process runs as root; otherwise undefined: the user's own. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Start the server as an ordinary user.',
  );
}

/** Fails with a `StartError` if the user cannot enter a folder above the path. */
export function requireWayTo(path: string, { uid, gid }: SystemUser): void {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = statSync(folder);
    const right = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & right) === 0) {
      throw new StartError(
        `PostgreSQL does not run as root, and its user cannot enter ${folder}. Choose another folder with DATA_DIR, or let others enter: chmod o+x ${folder}`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}
