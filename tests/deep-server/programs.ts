/** Debian's programs and processes of the built server. Each ends with the test that starts it. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, vi } from 'vitest';
import { freePort } from '../../scripts/freePort.ts';
import { type Connection, openDatabase } from '../../server/database/database.ts';
import { databaseUser } from '../../server/database/systemUser.ts';

export const postgresPrograms = '/usr/lib/postgresql/15/bin';

/** PostgreSQL and PgBouncer do not run as root. */
const user = databaseUser();

export const owner = { username: 'Owner', password: 'a long password' };
const SECRET_KEY = randomBytes(32).toString('base64');

/** Retries until the check passes. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 60_000) =>
  vi.waitFor(check, { timeout, interval: 50 });

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-deep-'));
  if (user) chownSync(folder, user.uid, user.gid);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process and those that it has started. */
export function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

interface StartOptions {
  env?: Readonly<Record<string, string>> | undefined;
  asUser?: boolean;
}

/** Starts a program. SIGINT ends it. */
export function start(command: readonly string[], { env, asUser = true }: StartOptions = {}) {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: asUser ? '/' : process.cwd(),
    env: { PATH: process.env.PATH, ...env },
    ...(asUser && user),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  const { pid = Number.NaN } = child;
  async function stop(signal: NodeJS.Signals = 'SIGINT') {
    child.kill(signal);
    await ended;
  }
  onTestFinished(async () => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await stop();
    clearTimeout(timer);
  });
  return {
    pid,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop,
    /** Sends the signal to the program and to what it has started. */
    signalAll(signal: NodeJS.Signals) {
      for (const each of processesOf(pid)) process.kill(each, signal);
    },
  };
}

/** Fails if the program has ended. */
function expectRunning({
  isRunning,
  output,
}: Pick<ReturnType<typeof start>, 'isRunning' | 'output'>) {
  if (!isRunning()) throw new Error(`A program has ended: ${output()}`);
}

/** A pool of connections that is closed at the end of the test. */
export function connect(to: string | Connection) {
  const connection = typeof to === 'string' ? { connectionString: to } : to;
  const database = openDatabase(connection, () => {});
  onTestFinished(() => database.close());
  return database;
}

/** A clock that a test moves, such as by `+3d`, for what starts in its environment. */
export function createClock() {
  const file = join(temporaryFolder(), 'clock');
  function move(offset: string) {
    writeFileSync(`${file}.new`, offset);
    renameSync(`${file}.new`, file);
  }
  move('+0');
  const env = {
    LD_PRELOAD: '/usr/$LIB/faketime/libfaketimeMT.so.1',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, move };
}

/** PostgreSQL 15 with the role `site`, which is no superuser and has a database of its own. */
export async function startPostgres(env?: StartOptions['env']) {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const initdb = [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--locale=C.UTF-8'];
  execFileSync(`${postgresPrograms}/initdb`, initdb, { cwd: '/', ...user });
  const launch = () =>
    start(
      [
        ...[`${postgresPrograms}/postgres`, '-D', data, '-p', `${port}`, '-k', folder],
        ...['-c', 'listen_addresses=127.0.0.1'],
      ],
      { env },
    );
  let running = launch();
  const superuser = connect(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await eventually(() => superuser.execute('select 1'));
  await superuser.execute('create role site login');
  await superuser.execute('create database site owner site');
  const url = `postgres://site@127.0.0.1:${port}/site`;
  return {
    port,
    url,
    superuser,
    database: connect(url),
    signalAll: (signal: NodeJS.Signals) => running.signalAll(signal),
    /** Ends all connections at once, as a crash does. */
    async restartAtOnce() {
      await running.stop('SIGQUIT');
      running = launch();
    },
  };
}

/** PgBouncer in transaction mode. Resolves with the URL of the database behind it. */
export async function startPgBouncer(databasePort: number) {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
site = host=127.0.0.1 port=${databasePort} user=site
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 1
`,
  );
  const url = `postgres://site@127.0.0.1:${port}/site`;
  start(['/usr/sbin/pgbouncer', file]);
  await eventually(() => connect(url).execute('select 1'));
  return url;
}

/** HAProxy with these sections. Resolves once the check passes, with what sends it a command. */
export async function startHaproxy(sections: string, check: () => Promise<unknown>) {
  const folder = temporaryFolder();
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'socket')];
  const defaults = `global
  stats socket ${socket} level admin
defaults
  timeout connect 5s
  timeout client 60s
  timeout server 60s
`;
  writeFileSync(file, `${defaults}${sections}\n`);
  const proxy = start(['/usr/sbin/haproxy', '-db', '-f', file]);
  await eventually(() => {
    expectRunning(proxy);
    return check();
  });
  return (command: string) => text(createConnection(socket).end(`${command}\n`));
}

/** HAProxy in front of servers, round robin. */
export async function startBalancer(ports: readonly number[]) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sections = `listen site
  mode http
  bind 127.0.0.1:${port}
  balance roundrobin
  option forwardfor
  option redispatch 1
  option httpchk HEAD /
  default-server check inter 500ms
${ports.map((each) => `  server s${each} 127.0.0.1:${each}`).join('\n')}`;
  const send = await startHaproxy(sections, async () =>
    expect((await fetch(url)).status).toBe(200),
  );
  return {
    url,
    /** Sends a server no more requests, or requests again. */
    async setState(serverPort: number, state: 'drain' | 'ready') {
      expect((await send(`set server site/s${serverPort} state ${state}`)).trim()).toBe('');
    },
  };
}

export interface ServerOptions {
  port: number;
  /** Without it, the embedded one. */
  databaseUrl?: string;
  env?: Readonly<Record<string, string>>;
  /** The built server of another version. */
  program?: string;
}

/** A process of the built server behind a proxy. Resolves once it listens. */
export async function startServer({
  port,
  databaseUrl,
  env,
  program = 'server/dist/main.js',
}: ServerOptions) {
  const server = start([process.execPath, program], {
    asUser: false,
    env: {
      SITE_DIR: '.cache/connected',
      PORT: String(port),
      SECRET_KEY,
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
      // HAProxy, and the visitor's own header, which gives each visitor an IP address.
      TRUSTED_PROXIES: '2',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  await eventually(() => {
    expectRunning(server);
    expect(server.output()).toContain('Serving the site');
  });
  return server;
}
