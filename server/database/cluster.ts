/** The PostgreSQL cluster in a data folder, and the programs of the package that run it. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderError, reasonOf, StartError } from '../StartError.ts';
import { findBinaries } from './binaries.ts';
import type { SystemUser } from './systemUser.ts';

const execute = promisify(execFile);

const MAJOR_VERSION = '18';

/**
 * PostgreSQL listens on a Unix socket alone, in a folder of its user, so it needs no password. The site
 * connects as a role of its own; `SUPERUSER` only looks after the server.
 */
export const connectionTo = (host: string, user = 'site') => ({ host, user, database: 'postgres' });
export const SUPERUSER = 'millrace';

const clusterOf = (dataFolder: string) => join(dataFolder, 'postgres');

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

/** Whether a server listens on the socket. One in another sandbox or container has a process that is not seen. */
const isListening = (socket: string) =>
  new Promise<boolean>((done) => {
    const tried = connect(join(socket, '.s.PGSQL.5432'), () => {
      tried.destroy();
      done(true);
    }).once('error', (error) => done(!['ENOENT', 'ECONNREFUSED'].includes(Object(error).code)));
  });

/** Whether PostgreSQL runs on the data of a folder. */
export async function isRunningOn(dataFolder: string): Promise<boolean> {
  const cluster = clusterOf(dataFolder);
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid = '', , , , socket] = lines;
  return isPostgres(Number.parseInt(pid, 10), cluster) || (!!socket && isListening(socket));
}

export type Cluster = ReturnType<typeof openCluster>;

/** The cluster of an existing data folder, whose socket is in the folder `socket`. */
export function openCluster(dataFolder: string, socket: string, user: SystemUser | undefined) {
  const folder = clusterOf(dataFolder);
  const connection = connectionTo(socket, SUPERUSER);
  const log = join(dataFolder, 'postgres.log');
  const binaries = findBinaries(dataFolder, user);
  const isRunning = () => isRunningOn(dataFolder);

  /** How long the log was before this start. */
  let logLength = 0;

  /** What the last start has logged about its failure, such as a full disk. */
  function reasonInLog(): string | undefined {
    if (!existsSync(log)) return undefined;
    const lines = readFileSync(log).subarray(logLength).toString().split('\n');
    const line = lines.findLast((line) => /(FATAL|PANIC):|could not/.test(line));
    return line?.replace(/^.*?(LOG|ERROR|FATAL|PANIC):\s+/, '').replace(/\.$/, '');
  }

  /** Fails with a `StartError` that has the program's own reason. */
  async function runProgram(name: string, parameters: readonly string[]) {
    try {
      await execute(join(binaries, name), parameters, {
        cwd: dataFolder,
        // None of the server's secrets.
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
        ...user,
      });
    } catch (cause) {
      const lines = String(Object(cause).stderr ?? '').split('\n');
      const line = lines.find((line) => /error|fatal|could not/i.test(line));
      const reason = line?.replace(/^\w+: (error: )?/, '').replace(/\.$/, '') ?? reasonOf(cause);
      const logged = reasonInLog();
      const why = logged ? ` Its log says: ${logged}.` : '';
      const more = existsSync(log) ? ` More is in ${log}.` : '';
      throw new StartError(`PostgreSQL's ${name} failed: ${reason}.${why}${more}`, { cause });
    }
  }

  /** Fills a folder of its own and renames it, so that an interrupted one is never used. */
  async function initialize() {
    const partial = `${folder}.${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    await runProgram('initdb', [
      `--pgdata=${partial}`,
      `--username=${connection.user}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    try {
      renameSync(partial, folder);
    } catch (error) {
      // Another process was quicker.
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }

  function readVersion(): string {
    try {
      return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    } catch (cause) {
      throw folderError(cause);
    }
  }

  return {
    connection,
    dataFolder,
    log,
    isRunning,
    /** Creates the data unless there are some. Fails with a `StartError` for those of another version. */
    async create() {
      if (!existsSync(folder)) await initialize();
      const version = readVersion();
      if (version === MAJOR_VERSION) return;
      throw new StartError(
        `The data in ${dataFolder} is of PostgreSQL ${version}, and this server runs ${MAJOR_VERSION}. Make a backup with the version that wrote it, then restore it into an empty folder.`,
      );
    },
    /** Resolves once PostgreSQL accepts connections. */
    async start() {
      if (!(await isRunning())) {
        // It was killed, and its id is another program's by now, or is not free: as the first process of a
        // container, Node does not collect the exit status of other processes.
        rmSync(join(folder, 'postmaster.pid'), { force: true });
        rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true });
      }
      logLength = existsSync(log) ? statSync(log).size : 0;
      await runProgram('pg_ctl', [
        'start',
        '--wait',
        '--timeout=60',
        `--pgdata=${folder}`,
        `--log=${log}`,
        `--options=-c listen_addresses='' -c unix_socket_directories='${socket}'`,
      ]);
    },
    async stop() {
      await runProgram('pg_ctl', ['stop', '--wait', '--mode=fast', `--pgdata=${folder}`]);
    },
  };
}
