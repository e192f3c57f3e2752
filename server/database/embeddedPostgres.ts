/** The PostgreSQL server that comes with the package, for one server process on one data folder. */
import { chownSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import pg from 'pg';
import { folderError } from '../StartError.ts';
import { connectionTo, isRunningOn, openCluster } from './cluster.ts';
import type { Connection } from './database.ts';
import { removeIfEmpty, removeStaleFolders, socketFolder } from './socketFolder.ts';
import { supervise } from './supervisor.ts';
import { databaseUser, requireWayTo, type SystemUser } from './systemUser.ts';

/** How to connect to the database of this folder if it is running, such as for a server at work. */
export async function runningPostgres(dataFolder: string) {
  if (!existsSync(dataFolder) || !(await isRunningOn(realpathSync(dataFolder)))) return undefined;
  return connectionTo(socketFolder(dataFolder, databaseUser()));
}

/** Makes the folder, which the database's user then owns. Fails with a `StartError`. */
function prepareFolder(path: string, user: SystemUser | undefined): string {
  try {
    mkdirSync(path, { recursive: true });
    const folder = realpathSync(path);
    if (user) chownSync(folder, user.uid, user.gid);
    if (user) requireWayTo(folder, user);
    return folder;
  } catch (cause) {
    throw folderError(cause);
  }
}

const PREPARE = `do $$
begin
  if not exists (select from pg_roles where rolname = 'site') then
    create role site login;
  end if;
  execute format('alter database %I owner to site', current_database());
end $$`;

/**
 * Makes the role that the site uses. It owns the tables and is no superuser, so that a fault in a statement reaches
 * neither files nor programs. The connection is the superuser's.
 */
async function prepareSiteRole(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(PREPARE);
  } finally {
    await client.end();
  }
}

/** Starts the database of this folder, which need not exist. Close all connections before `stop`. */
export async function startEmbeddedPostgres(options: {
  dataFolder: string;
  logWarning: (message: string, cause?: unknown) => void;
}) {
  const user = databaseUser();
  const dataFolder = prepareFolder(options.dataFolder, user);
  removeStaleFolders();
  const socket = socketFolder(dataFolder, user);
  const cluster = openCluster(dataFolder, socket, user);
  await cluster.create();
  const supervisor = await supervise(cluster, options.logWarning);
  try {
    await prepareSiteRole(cluster.connection);
  } catch (cause) {
    await supervisor.stop();
    throw cause;
  }
  return {
    connection: connectionTo(socket),
    async stop() {
      await supervisor.stop();
      removeIfEmpty(socket);
    },
  };
}
