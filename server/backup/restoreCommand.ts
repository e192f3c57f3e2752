/** `npm run server:restore -- file`: fills an empty database with a backup. Stop the server first. */
import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { openDatabase } from '../database/database.ts';
import { openData } from '../database/openData.ts';
import { logWarning } from '../log.ts';
import { exitWith, StartError } from '../StartError.ts';
import { readSettings } from '../settings.ts';
import { checkBackup, linesOf, restoreBackup } from './restoreBackup.ts';

async function restore() {
  const [, , name] = process.argv;
  if (!name) throw new StartError('Name the backup: npm run server:restore -- backup.jsonl');
  const file = resolve(name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const lines = () => linesOf(createReadStream(file, 'utf8'));
  const header = await checkBackup(lines());
  const settings = readSettings(process.env, process.cwd());
  const data = await openData(settings, logWarning);
  const database = openDatabase(data.connection, logWarning);
  try {
    const { secretKey } = settings;
    const count = await restoreBackup({ database, secretKey, header, lines: lines() });
    console.info(`Restored ${count} rows of ${header.createdAt} in ${data.place}`);
    console.info('Everyone signs in again, and links in mails have to be asked for again.');
  } finally {
    await database.close();
    await data.stop();
  }
}

restore().catch(exitWith);
