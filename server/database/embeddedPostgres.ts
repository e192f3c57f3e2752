/** The PostgreSQL server that comes with the package, for one server process on one data folder. */
import { chownSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { connectionTo, isRunningOn, openCluster } from './cluster.ts';
import { removeIfEmpty, removeStaleFolders, socketFolder } from './socketFolder.ts';
import { supervise } from './supervisor.ts';
import { databaseUser } from './systemUser.ts';

/** How to connect to the database of this folder if it is running, such as for a server at work. */
export function runningPostgres(dataFolder: string) {
  if (!existsSync(dataFolder) || !isRunningOn(realpathSync(dataFolder))) return undefined;
  return connectionTo(socketFolder(dataFolder, databaseUser()));
}

/** Starts the database of this folder, which need not exist. Close all connections before `stop`. */
export async function startEmbeddedPostgres(options: {
  dataFolder: string;
  logWarning: (message: string, cause?: unknown) => void;
}) {
  const user = databaseUser();
  mkdirSync(options.dataFolder, { recursive: true });
  const dataFolder = realpathSync(options.dataFolder);
  if (user) chownSync(dataFolder, user.uid, user.gid);
  removeStaleFolders();
  const socket = socketFolder(dataFolder, user);
  const cluster = openCluster(dataFolder, socket, user);
  await cluster.create();
  const supervisor = await supervise(cluster, options.logWarning);
  return {
    connection: cluster.connection,
    async stop() {
      await supervisor.stop();
      removeIfEmpty(socket);
    },
  };
}
