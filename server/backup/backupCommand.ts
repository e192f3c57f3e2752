/** `npm run server:backup [-- file]`: everything in the database as one file. The server may run. */
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { openDatabase } from '../database/database.ts';
import { runningPostgres } from '../database/embeddedPostgres.ts';
import { openData } from '../database/openData.ts';
import { logWarning } from '../log.ts';
import { exitWith, StartError } from '../StartError.ts';
import { readSettings } from '../settings.ts';
import { writeBackup } from './writeBackup.ts';

/** How much is collected before it is written, in characters. */
const PIECE = 1_000_000;

async function backUp() {
  const now = new Date();
  const file = resolve(
    process.argv[2] ?? `millrace-${now.toISOString().replace(/\..*|[-:]/g, '')}.jsonl`,
  );
  if (existsSync(file)) throw new StartError(`${file} exists. Choose another name.`);
  const settings = readSettings(process.env, process.cwd());
  const running = settings.databaseUrl ? undefined : runningPostgres(settings.dataFolder);
  const data = running
    ? { connection: running, stop: async () => {} }
    : await openData(settings, logWarning);
  const database = openDatabase(data.connection, logWarning);
  // A backup that was interrupted must not look like one.
  const partial = `${file}.partial`;
  try {
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
    await database.close();
    await data.stop();
  }
}

backUp().catch(exitWith);
