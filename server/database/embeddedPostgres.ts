/**
 * Runs the PostgreSQL server that comes with the package, for one server process on one data folder.
 * It listens on a Unix socket alone, in a folder that only its user can enter, so it needs no
 * password.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '../StartError.ts';
import { findBinaries } from './binaries.ts';
import { databaseUser, type SystemUser } from './systemUser.ts';

const execute = promisify(execFile);

const MAJOR_VERSION = '18';
const USER = 'millrace';
const DATABASE = 'postgres';

/** The advisory lock that the one server process of a data folder holds as long as it lives. */
export const OWNER_LOCK = 7_201_836_451;

/** The pauses between attempts to restart a database that died, in ms. The last one is repeated. */
const RESTART_PAUSES = [100, 500, 2000, 5000];

/**
 * The pauses between attempts to start it, in ms. Until the last processes of a killed database have
 * noticed, its memory is in use; until the last connections of a killed server have, its lock is held.
 */
const START_PAUSES = [100, 200, 400, 800, 1600];

/** The pause between further attempts while it recovers, in ms. */
const RECOVERY_PAUSE = 1000;

/** How long it may recover, in ms. */
const RECOVERY_TIMEOUT = 60_000;

/** Whether the database refused a connection because it is starting, recovering or stopping. */
const isNotReady = (error: unknown) => Object(error).code === '57P03';

interface SocketConnection {
  host: string;
  user: string;
  database: string;
}

export interface EmbeddedPostgres {
  /** How to connect. */
  connection: SocketConnection;
  /** Stops the database. Close all connections first. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Created if it does not exist. */
  dataFolder: string;
  logWarning: (message: string, cause?: unknown) => void;
}

/** How old an empty folder of another server is before it is taken for a stale one, in ms. */
const STALE = 10 * 60_000;

/** Removes a folder if it is empty. */
function removeIfEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // It is in use, or another user's.
  }
}

/** Removes the empty folders of servers that were killed. */
function removeStaleFolders(own: string) {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!/^millrace-[\da-f]{16}$/.test(name) || folder === own) continue;
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && found.mtimeMs < Date.now() - STALE) removeIfEmpty(folder);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A folder for the socket whose path is short enough (107 bytes), the same for each start. */
function socketFolder(dataFolder: string, user: SystemUser | undefined): string {
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `millrace-${name}`);
  const uid = user?.uid ?? process.getuid?.();
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  const found = lstatSync(folder);
  // Another user could have made a folder that they can enter.
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartError(`${folder} belongs to another user. Delete it, then start again.`);
  }
  return folder;
}

/** Whether the process is a PostgreSQL server of this folder. */
function isPostgres(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    // Without /proc, as on macOS, a living process with this id has to count.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return !existsSync('/proc/self');
  }
}

/** The process id of the PostgreSQL server that runs on this cluster. */
function runningPid(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return isPostgres(pid, cluster) ? pid : undefined;
}

const clusterOf = (dataFolder: string) => join(dataFolder, 'postgres');

const connectionTo = (socket: string): SocketConnection => ({
  host: socket,
  user: USER,
  database: DATABASE,
});

/** How to connect to the database of this folder if it is running, such as for a server at work. */
export function runningPostgres(dataFolder: string): SocketConnection | undefined {
  if (!existsSync(dataFolder)) return undefined;
  const isRunning = runningPid(clusterOf(realpathSync(dataFolder))) !== undefined;
  return isRunning ? connectionTo(socketFolder(dataFolder, databaseUser())) : undefined;
}

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { logWarning } = options;
  const user = databaseUser();
  mkdirSync(options.dataFolder, { recursive: true });
  const dataFolder = realpathSync(options.dataFolder);
  const cluster = clusterOf(dataFolder);
  const log = join(dataFolder, 'postgres.log');
  if (user) chownSync(dataFolder, user.uid, user.gid);
  const socket = socketFolder(dataFolder, user);
  removeStaleFolders(socket);
  const binaries = findBinaries(dataFolder, user);
  const connection = connectionTo(socket);

  const runProgram = (name: string, parameters: readonly string[]) =>
    execute(join(binaries.folder, name), parameters, {
      cwd: dataFolder,
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      ...user,
    });

  /** Creates the cluster in a folder of its own, so that one that was interrupted is never used. */
  async function createCluster() {
    const partial = `${cluster}.${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    await runProgram('initdb', [
      `--pgdata=${partial}`,
      `--username=${USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    try {
      renameSync(partial, cluster);
    } catch (error) {
      // Another process was quicker.
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(cluster)) throw error;
    }
  }

  const startServer = () =>
    runProgram('pg_ctl', [
      'start',
      '--wait',
      '--timeout=60',
      `--pgdata=${cluster}`,
      `--log=${log}`,
      `--options=-c listen_addresses='' -c unix_socket_directories='${socket}'`,
    ]);

  const stopServer = () =>
    runProgram('pg_ctl', ['stop', '--wait', '--mode=fast', `--pgdata=${cluster}`]);

  /** The connection that holds the owner's lock. Fails with a `StartError` if another process holds it. */
  async function takeLock(): Promise<pg.Client> {
    const client = new pg.Client(connection);
    client.on('error', () => {
      // 'end' follows.
    });
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
    if (rows[0].taken) return client;
    await client.end();
    throw new StartError(
      `Another server uses the data in ${dataFolder}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }

  /** Stops a database that runs without a server. Fails while another process holds the lock. */
  async function stopOrphan() {
    const lock = await takeLock();
    logWarning('The database was running without a server. Restarting it.');
    await stopServer().finally(() => lock.end());
  }

  async function startOnce(): Promise<pg.Client> {
    if (runningPid(cluster) !== undefined) await stopOrphan();
    if (runningPid(cluster) === undefined) {
      // It was killed, and its id is another program's by now, or is not free: as the first process of a
      // container, Node does not collect the exit status of other processes.
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true });
    }
    await startServer();
    return takeLock();
  }

  /** Starts the database, and resolves with the connection that holds the owner's lock. */
  async function startLocked(): Promise<pg.Client> {
    const recoveryEnd = Date.now() + RECOVERY_TIMEOUT;
    const pauses = [...START_PAUSES];
    for (;;) {
      try {
        return await startOnce();
      } catch (cause) {
        const mayRecover = isNotReady(cause) && Date.now() < recoveryEnd;
        const wait = pauses.shift() ?? (mayRecover ? RECOVERY_PAUSE : undefined);
        if (wait !== undefined) await pause(wait);
        else if (cause instanceof StartError) throw cause;
        else throw new StartError(`PostgreSQL does not start. The reason is in ${log}.`, { cause });
      }
    }
  }

  if (!existsSync(cluster)) await createCluster();
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new StartError(
      `The data in ${dataFolder} is of PostgreSQL ${version}, and this server runs ${MAJOR_VERSION}. Make a backup with the version that wrote it, then restore it into an empty folder.`,
    );
  }

  let isStopping = false;
  let lock: pg.Client;

  /** Restarts the database when it dies, which ends the connection that holds the lock. */
  function watch(client: pg.Client) {
    lock = client;
    client.once('end', () => {
      if (!isStopping) void restart();
    });
  }

  async function restart() {
    logWarning('The database ended unexpectedly. Restarting it.');
    for (let attempt = 0; !isStopping; attempt += 1) {
      try {
        watch(await startLocked());
        return;
      } catch (error) {
        logWarning('The database could not be restarted. Trying again.', error);
        await pause(RESTART_PAUSES[attempt] ?? 5000);
      }
    }
  }

  watch(await startLocked());

  return {
    connection,
    async stop() {
      isStopping = true;
      await lock.end().catch(() => {
        // It has ended already.
      });
      if (runningPid(cluster) !== undefined) await stopServer();
      removeIfEmpty(socket);
    },
  };
}
