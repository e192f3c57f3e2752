import type { ServerSettings } from '../settings.ts';
import type { Connection } from './database.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';

export interface OpenData {
  connection: Connection;
  /** Stops the database if it is the embedded one. Close all connections first. */
  stop: () => Promise<void>;
  /** Where the data is, for the operator. */
  place: string;
}

/** The database of the settings. Starts it if it is the embedded one. */
export async function openData(
  { databaseUrl, dataFolder }: Pick<ServerSettings, 'databaseUrl' | 'dataFolder'>,
  logWarning: (message: string, cause?: unknown) => void,
): Promise<OpenData> {
  if (!databaseUrl) {
    const { connection, stop } = await startEmbeddedPostgres({ dataFolder, logWarning });
    return { connection, stop, place: dataFolder };
  }
  const { host } = new URL(databaseUrl);
  return { connection: { connectionString: databaseUrl }, stop: async () => {}, place: host };
}
