/**
 * `npm run server:backup [-- file]`: everything in the database as one file. The server may run. With `--check`,
 * the file is then restored into a database of its own. With `--passing`, it is not noted as the last backup.
 * `npm run server:restore -- file`: fills an empty database with a backup, `-` for what a pipe brings. Stop the
 * server first. With `--hold-mail`, the mails and events that waited are set aside.
 */
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { requireTables } from '../database/migrate.ts';
import { openData } from '../database/openData.ts';
import { exitWith, StartError } from '../StartError.ts';
import { readSettings, type ServerSettings } from '../settings.ts';
import { noteBackup } from '../site/siteSettings.ts';
import { checkBackup, linesOf, restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

/** How much is collected before it is written, in characters. */
const PIECE = 1_000_000;

/** Restores the file into a database that is thrown away. Fails unless that gets all rows. */
async function checkRestored(file: string, count: number, settings: ServerSettings) {
  const dataFolder = await mkdtemp(`${file}.check-`);
  const elsewhere = { ...settings, databaseUrl: undefined, dataFolder };
  try {
    const restored = await restoreFile(file, elsewhere);
    if (restored.count !== count) {
      throw new StartError(`${file} restores ${restored.count} of ${count} rows.`);
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function backUp(name: string | undefined, flags: readonly string[]) {
  const now = new Date();
  const file = resolve(name ?? `millrace-${now.toISOString().replace(/\..*|[-:]/g, '')}.jsonl`);
  if (existsSync(file)) throw new StartError(`${file} exists. Choose another name.`);
  const settings = readSettings(process.env, process.cwd(), { mustExist: true });
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
      if (!flags.includes('--passing')) await noteBackup(database, now, false);
      console.info(`Saved ${count} rows in ${file}`);
      if (flags.includes('--check')) {
        await checkRestored(file, count, settings);
        await noteBackup(database, now, true);
        console.info('Restored all of them into a database that was thrown away.');
      }
    } finally {
      await target.close();
    }
  } finally {
    await rm(partial, { force: true });
    await close();
  }
}

/** Runs the work with a file of that name, or with what a pipe brings: a backup is read twice, a pipe once. */
async function withFile(name: string, work: (file: string) => Promise<void>) {
  const path = resolve(name);
  const isInput = ['-', '/dev/stdin'].includes(name);
  if (!isInput && !existsSync(path)) throw new StartError(`There is no file ${path}.`);
  if (!isInput && statSync(path).isFile()) return work(path);
  const folder = await mkdtemp(join(tmpdir(), 'millrace-restore-'));
  try {
    const copy = join(folder, 'backup.jsonl');
    await pipeline(isInput ? process.stdin : createReadStream(path), createWriteStream(copy));
    await work(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreFile(file: string, settings: ServerSettings, holdsMail = false) {
  const lines = () => linesOf(createReadStream(file, 'utf8'));
  const { secretKey } = settings;
  const header = await checkBackup(lines());
  const { database, place, close } = await openData(settings);
  try {
    const options = { database, secretKey, header, lines: lines(), holdsMail };
    return { count: await restoreBackup(options), header, place };
  } finally {
    await close();
  }
}

async function restore(file: string, flags: readonly string[]) {
  const settings = readSettings(process.env, process.cwd());
  const holdsMail = flags.includes('--hold-mail');
  const { count, header, place } = await restoreFile(file, settings, holdsMail);
  console.info(`Restored ${count} rows of ${header.createdAt} in ${place}`);
  if (holdsMail) console.info('Set aside the mails and events that waited: see the failed ones.');
  console.info('Everyone signs in again, and links in mails have to be asked for again.');
}

const [, , command, ...parameters] = process.argv;
const [name] = parameters.filter((parameter) => !parameter.startsWith('--'));
async function run() {
  if (command !== 'restore') return backUp(name, parameters);
  if (!name) throw new StartError('Name the backup: npm run server:restore -- backup.jsonl');
  return withFile(name, (file) => restore(file, parameters));
}
run().catch(exitWith);
