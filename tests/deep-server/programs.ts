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

type Environment = Readonly<Record<string, string>>;

const postgresPrograms = '/usr/lib/postgresql/15/bin';

/** PostgreSQL and PgBouncer do not run as root, and their user may not enter this folder. */
const user = databaseUser();
const asUser = { cwd: '/', ...user };

export const owner = { username: 'Owner', password: 'a long password' };
const SECRET_KEY = randomBytes(32).toString('base64');

/** Retries until the check passes. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 60_000) =>
  vi.waitFor(check, { timeout, interval: 50 });

/** Retries until the URL answers with the status. */
export const answers = (url: string, status = 200) =>
  eventually(async () => expect((await fetch(url)).status).toBe(status));

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-deep-'));
  if (user) chownSync(folder, user.uid, user.gid);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Sends a signal to a process and to those that it has started. */
function signalAll(pid: number, signal: NodeJS.Signals) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const each of [pid, ...children.split(' ').filter(Boolean)]) {
    process.kill(Number(each), signal);
  }
}

/** Starts a program. SIGINT ends it. */
function start(command: readonly string[], env: Environment = {}, options: object = asUser) {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, { env: { PATH: process.env.PATH, ...env }, ...options });
  const output: string[] = [];
  child.stdout?.on('data', (part) => output.push(`${part}`));
  child.stderr?.on('data', (part) => output.push(`${part}`));
  const ended = once(child, 'exit');
  async function stop(signal: NodeJS.Signals = 'SIGINT') {
    child.kill(signal);
    await ended;
  }
  onTestFinished(async () => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await stop();
    clearTimeout(timer);
  });
  return { pid: Number(child.pid), output, stop };
}

/** A pool of connections that is closed at the end of the test. */
export function connect(connection: Connection) {
  const database = openDatabase(connection, () => {});
  onTestFinished(() => database.close());
  return database;
}

/** Adds the role `site`, which is no superuser and has a database of its own. */
async function openSite(port: number) {
  const urlOf = (role: string) => `postgres://${role}@127.0.0.1:${port}`;
  const superuser = connect({ connectionString: `${urlOf('postgres')}/postgres` });
  await eventually(() => superuser.execute('create role site login'));
  await superuser.execute('create database site owner site');
  const url = `${urlOf('site')}/site`;
  return { url, superuser, database: connect({ connectionString: url }) };
}

/** PostgreSQL 15. */
export async function startPostgres(env?: Environment) {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const initdb = [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--locale=C.UTF-8'];
  execFileSync(`${postgresPrograms}/initdb`, initdb, asUser);
  const program = [`${postgresPrograms}/postgres`, '-D', data, '-p', `${port}`, '-k', folder];
  let running = start(program, env);
  return {
    port,
    ...(await openSite(port)),
    signalAll: (signal: NodeJS.Signals) => signalAll(running.pid, signal),
    /** Ends all connections at once, as a crash does. */
    async restartAtOnce() {
      await running.stop('SIGQUIT');
      running = start(program, env);
    },
  };
}

/** PgBouncer in transaction mode. Resolves with the URL of the database behind it. */
export async function startPgBouncer(databasePort: number) {
  const port = await freePort();
  const file = join(temporaryFolder(), 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `site = host=127.0.0.1 port=${databasePort} user=site`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'server_login_retry = 1',
  ];
  writeFileSync(file, lines.join('\n'));
  start(['/usr/sbin/pgbouncer', file]);
  const connectionString = `postgres://site@127.0.0.1:${port}/site`;
  await eventually(() => connect({ connectionString }).execute('select 1'));
  return connectionString;
}

/** HAProxy with this proxy. Resolves with its port and with what sends it a command. */
async function startHaproxy(settings: string, servers: readonly string[]) {
  const port = await freePort();
  const folder = temporaryFolder();
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'socket')];
  const lines = [
    `global\n stats socket ${socket} level admin`,
    'defaults\n timeout connect 5s\n timeout client 60s\n timeout server 60s\n timeout check 5s',
    `listen proxy\n bind 127.0.0.1:${port}\n ${settings}`,
    ...servers.map((server) => ` server ${server}`),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  start(['/usr/sbin/haproxy', '-db', '-f', file]);
  const send = (command: string) => text(createConnection(socket).end(`${command}\n`));
  return { port, send };
}

/** HAProxy in front of servers, round robin. */
export async function startBalancer(ports: readonly number[]) {
  const { port, send } = await startHaproxy(
    `mode http
 balance roundrobin
 option forwardfor
 option redispatch 1
 option httpchk HEAD /`,
    ports.map((each) => `s${each} 127.0.0.1:${each} check inter 500ms`),
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const set = (server: number, state: string) => send(`set server proxy/s${server} state ${state}`);
  return {
    url,
    /** Sends a server no more requests. Resolves once it has answered the others. */
    async drain(server: number) {
      await set(server, 'drain');
      const isIdle = new RegExp(`^proxy,s${server},\\d*,\\d*,0,`, 'm');
      await eventually(async () => expect(await send('show stat')).toMatch(isIdle));
    },
    resume: (server: number) => set(server, 'ready'),
  };
}

export interface ServerOptions {
  port: number;
  /** Without it, the embedded one. */
  databaseUrl?: string;
  env?: Environment;
  /** That of another version. */
  program?: string;
}

/** A process of the built server behind a proxy. Resolves once it listens. */
export async function startServer({ port, databaseUrl, env, program }: ServerOptions) {
  const settings = {
    SITE_DIR: '.cache/connected',
    PORT: String(port),
    SECRET_KEY,
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    // HAProxy, and the visitor's own header, which gives each visitor an IP address.
    TRUSTED_PROXIES: '2',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const command = [process.execPath, program ?? 'server/dist/main.js'];
  const server = start(command, { ...settings, ...env }, {});
  await eventually(() => expect(server.output.join('')).toContain('Serving the site'));
  return server;
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

async function startEtcd() {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  start([
    ...['/usr/bin/etcd', '--data-dir', join(temporaryFolder(), 'etcd')],
    ...['--listen-client-urls', url, '--advertise-client-urls', url, '--listen-peer-urls', peerUrl],
    ...['--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `default=${peerUrl}`],
  ]);
  await answers(`${url}/health`);
  return `127.0.0.1:${port}`;
}

/** A PostgreSQL under Patroni: the first is the primary, the second its synchronous replica. */
async function startMember(name: string, etcd: string) {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const [address, api] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const settings = {
    scope: 'site',
    name,
    restapi: { listen: api, connect_address: api },
    etcd3: { host: etcd },
    bootstrap: {
      // The shortest times that Patroni allows.
      dcs: { ttl: 20, loop_wait: 1, retry_timeout: 3, synchronous_mode: true },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: data,
      bin_dir: postgresPrograms,
      parameters: { unix_socket_directories: folder },
      pg_hba: ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust`),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'copy' } },
    },
  };
  const file = join(folder, 'patroni.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settings));
  const { pid } = start(['/usr/bin/patroni', file]);
  return {
    server: `${name} ${address} check port ${api.split(':')[1]}`,
    hasRole: (role: 'primary' | 'sync') => answers(`http://${api}/${role}`),
    /** Kills Patroni and PostgreSQL, as the loss of the machine does. */
    kill() {
      process.kill(pid, 'SIGKILL');
      signalAll(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
    },
  };
}

/** PostgreSQL 15 with a replica. The URL leads to the primary, through HAProxy. */
export async function startReplicated() {
  const etcd = await startEtcd();
  const primary = await startMember('one', etcd);
  await primary.hasRole('primary');
  const replica = await startMember('two', etcd);
  await replica.hasRole('sync');
  const { port, send } = await startHaproxy(
    `mode tcp
 option httpchk OPTIONS /primary
 default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions`,
    [primary.server, replica.server],
  );
  // HAProxy sends connections to each server until its first checks have failed.
  await eventually(async () => expect(await send('show stat')).toMatch(/^proxy,two,.*,DOWN,/m));
  return { primary, replica, ...(await openSite(port)) };
}
