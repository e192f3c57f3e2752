/**
 * `npm run server:import -- site-data.json`: fills an empty server with a file that browser mode downloaded.
 * The server may run.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { migrate } from '../database/migrate.ts';
import { openData } from '../database/openData.ts';
import { exitWith, reasonOf, StartError } from '../StartError.ts';
import { readSettings } from '../settings.ts';
import { importSiteData } from './siteData.ts';

async function run([name]: readonly string[]) {
  if (!name) throw new StartError('Name the file: npm run server:import -- site-data.json');
  const json = await readFile(name, 'utf8').catch((cause: unknown) => {
    throw new StartError(`${name} cannot be read: ${reasonOf(cause)}`, { cause });
  });
  const settings = readSettings(process.env, process.cwd());
  const { database, place, close } = await openData(settings, { besideServer: true });
  try {
    await migrate(database);
    const { imported, leftOut } = await importSiteData(database, json);
    console.info(`Imported ${imported.join(', ')} in ${place}`);
    if (leftOut.length > 0) {
      console.info(
        `Left out, wholly or in part, as it cannot be read or holds a secret key: ${leftOut.join(', ')}`,
      );
    }
  } finally {
    await close();
  }
}

run(process.argv.slice(2)).catch(exitWith);
