import { logWarning } from '../log.ts';
import type { ServerSettings } from '../settings.ts';
import { openDatabase } from './database.ts';
import { runningPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';

async function connect({ databaseUrl, dataFolder }: ServerSettings, besideServer: boolean) {
  if (databaseUrl) return { connection: { connectionString: databaseUrl } };
  const running = besideServer ? await runningPostgres(dataFolder) : undefined;
  return running ? { connection: running } : startEmbeddedPostgres({ dataFolder, logWarning });
}

/**
 * The database of the settings, and its place for the operator. Starts the embedded one, unless a server
 * has started it and `besideServer` allows that. `close` stops what was started.
 */
export async function openData(settings: ServerSettings, { besideServer = false } = {}) {
  const { databaseUrl, dataFolder } = settings;
  const data = await connect(settings, besideServer);
  const database = openDatabase(data.connection, logWarning);
  return {
    database,
    place: databaseUrl ? new URL(databaseUrl).host : dataFolder,
    async close() {
      await database.close();
      if ('stop' in data) await data.stop();
    },
  };
}
