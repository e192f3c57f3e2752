/**
 * `npm run server:backup [-- file]`: everything in the database as one file. The server may run.
 * `npm run server:restore -- file`: fills an empty database with a backup. Stop the server first. With
 * `--trust`, also with one that this server's key has not signed.
 */
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { requireTables } from '../database/migrate.ts';
import { openData } from '../database/openData.ts';
import { exitWith, StartError } from '../StartError.ts';
import { readSettings } from '../settings.ts';
import { checkBackup, linesOf, restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

/** How much is collected before it is written, in characters. */
const PIECE = 1_000_000;

async function backUp(name: string | undefined) {
  const now = new Date();
  const file = resolve(name ?? `millrace-${now.toISOString().replace(/\..*|[-:]/g, '')}.jsonl`);
  if (existsSync(file)) throw new StartError(`${file} exists. Choose another name.`);
  const settings = readSettings(process.env, process.cwd());
  const { database, close } = await openData(settings, { besideServer: true });
  // A backup that was interrupted must not look like one.
  const partial = `${file}.partial`;
  try {
    await requireTables(database);
    // It holds customers’ data.
    const target = await open(partial, 'w', 0o600);
    try {
      let piece = '';
      const count = await writeBackup({
        database,
        secretKey: settings.secretKey,
        now,
        async write(line) {
          piece += `${line}\n`;
          if (piece.length < PIECE) return;
          await target.write(piece);
          piece = '';
        },
      });
      await target.write(piece);
      await target.sync();
      await rename(partial, file);
      console.info(`Saved ${count} rows in ${file}`);
    } finally {
      await target.close();
    }
  } finally {
    await rm(partial, { force: true });
    await close();
  }
}

async function restore(name: string | undefined, isTrusted: boolean) {
  if (!name) throw new StartError('Name the backup: npm run server:restore -- backup.jsonl');
  const file = resolve(name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const lines = () => linesOf(createReadStream(file, 'utf8'));
  const settings = readSettings(process.env, process.cwd());
  const { secretKey } = settings;
  const header = await checkBackup(lines(), { secretKey, isTrusted });
  const { database, place, close } = await openData(settings);
  try {
    const details = { database, secretKey, header, lines: lines() };
    const count = await restoreBackup(details);
    console.info(`Restored ${count} rows of ${header.createdAt} in ${place}`);
    console.info('Everyone signs in again, and links in mails have to be asked for again.');
  } finally {
    await close();
  }
}

const [, , command, ...parameters] = process.argv;
const [name] = parameters.filter((each) => each !== '--trust');
(command === 'restore' ? restore(name, parameters.includes('--trust')) : backUp(name)).catch(
  exitWith,
);
