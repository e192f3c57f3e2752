/** The built server as a process of its own, on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { freePort } from '../../scripts/freePort.ts';
import { SUPERUSER } from '../../server/database/cluster.ts';
import { openDatabase } from '../../server/database/database.ts';
import { runningPostgres, startEmbeddedPostgres } from '../../server/database/embeddedPostgres.ts';
import { removeStaleFolders, socketFolder } from '../../server/database/socketFolder.ts';
import { OWNER_LOCK } from '../../server/database/supervisor.ts';
import { readLastBackup } from '../../server/site/siteSettings.ts';

const program = 'server/dist/test';
const owner = { username: 'Owner', password: 'a long password' };
const folders: string[] = [];
const running = new Set<ChildProcess>();
let site: string;

/** Longer than a start takes on a busy machine, in ms. */
const PATIENCE = 60_000;

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-supervisor-'));
  folders.push(folder);
  return folder;
}

/** The id of the database. This test also writes its own into the file. */
function databasePid(dataFolder: string) {
  const file = join(dataFolder, 'postgres/postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
  return pid === process.pid ? undefined : pid;
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    // What has ended and was not waited for still has its id.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** How many times longer than on a machine with nothing else to do Node takes to start; at least 1. */
async function howSlow() {
  const begun = performance.now();
  await once(spawn(process.execPath, ['--eval', '0']), 'close');
  return Math.max(1, (performance.now() - begun) / 100);
}

const socketActivate = '/usr/bin/systemd-socket-activate';

/** Starts the server, or another of its programs. It may end before it listens. */
function start(
  settings: Record<string, string>,
  name = 'main',
  parameters: readonly string[] = [],
  /** systemd listens on it, and starts the server with the first connection. */
  socket?: string,
) {
  const env = {
    PATH: process.env.PATH,
    SITE_DIR: site,
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    TRUSTED_PROXIES: '1',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    ...settings,
  };
  const command = [process.execPath, join(program, `${name}.js`), ...parameters];
  const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const [first = '', ...rest] = socket
    ? [socketActivate, '--listen', socket, 'env', ...variables, ...command]
    : command;
  const child = spawn(first, rest, { env });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    type: (text: string) => child.stdin.end(text),
    errors: () => errors,
    output: () => output,
    listening: () =>
      vi.waitFor(
        () => {
          if (child.exitCode !== null) throw new Error(`The server ended: ${errors}`);
          expect(output).toContain('Serving the site');
        },
        { timeout: PATIENCE, interval: 10 },
      ),
  };
}

beforeAll(async () => {
  site = temporaryFolder();
  for (const name of ['index.html', '404.html', '_headers']) writeFileSync(join(site, name), '');
  await build({
    configFile: 'server/vite.config.ts',
    logLevel: 'warn',
    build: { outDir: program, emptyOutDir: true },
  });
});

afterEach(async () => {
  const closing = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(closing);
});

afterAll(() => {
  for (const folder of folders) {
    const pid = databasePid(folder);
    if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
});

test('no acknowledged ticket is lost when the server, the database or both are killed', async () => {
  const WRITES = 2000;
  const dataFolder = temporaryFolder();
  const port = await freePort();
  const settings = { DATA_DIR: dataFolder, PORT: String(port) };
  let server = start(settings);
  await server.listening();

  const acknowledged = new Set<string>();
  let next = 0;
  let refused = 0;

  async function openTicket(number: number) {
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `questionnaire-${number}-of-a-form`,
        // Few enough from each address.
        'x-forwarded-for': `192.0.2.${number % 200}`,
      },
      body: JSON.stringify({
        answers: buildQuestionnaire({ businessName: `Business ${number}` }),
        websitePackage: { id: 'standard', title: 'Standard' },
      }),
    };
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/tickets`, request).catch(() => null);
      if (answer?.status === 201) {
        acknowledged.add((await answer.json()).id);
        return;
      }
      if (answer) expect(answer.status).toBe(503);
      refused += 1;
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }
  const writers = Array.from({ length: 16 }, async () => {
    while (next < WRITES) {
      next += 1;
      await openTicket(next);
    }
  });

  const reached = (count: number) =>
    vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(count), {
      timeout: 120_000,
      interval: 20,
    });
  const killDatabase = () => process.kill(databasePid(dataFolder) ?? Number.NaN, 'SIGKILL');
  async function killServer() {
    server.kill('SIGKILL');
    await server.ended;
  }

  await reached(400);
  await killServer();
  server = start(settings);
  await reached(800);
  killDatabase();
  await reached(1200);
  killDatabase();
  await killServer();
  server = start(settings);
  await Promise.all(writers);
  expect(acknowledged.size).toBe(WRITES);
  expect(refused).toBeGreaterThan(0);

  const signIn = await fetch(`http://127.0.0.1:${port}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const cookie = signIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const file = await fetch(`http://127.0.0.1:${port}/api/admin/site-data`, {
    headers: { cookie: cookie.join('; ') },
  });
  const { contents } = await file.json();
  const kept = contents.supportTickets.map(({ id }: { id: string }) => id);
  expect(kept.sort()).toEqual([...acknowledged].sort());
}, 240_000);

test('a server takes over the database of one that was killed, once its last connection has ended', async () => {
  const dataFolder = temporaryFolder();
  const settings = { DATA_DIR: dataFolder, PORT: String(await freePort()) };
  const killed = start(settings);
  await killed.listening();
  killed.kill('SIGKILL');
  await killed.ended;

  const connection = (await runningPostgres(dataFolder)) ?? expect.fail('not running');
  const database = openDatabase({ ...connection, user: SUPERUSER }, () => undefined);
  await database.execute('alter system set log_disconnections = on');
  await database.execute('select pg_reload_conf()');
  const starting = await database.transaction(async (queries) => {
    await queries.execute('select pg_advisory_xact_lock($1)', [OWNER_LOCK]);
    const next = startEmbeddedPostgres({ dataFolder, logWarning: () => {} });
    const log = () => readFileSync(join(dataFolder, 'postgres.log'), 'utf8');
    await vi.waitFor(() => expect(log()).toContain('disconnection:'), { timeout: PATIENCE });
    return { next };
  });
  await database.close();
  await (await starting.next).stop();
});

test('a database whose process cannot be seen, as in a sandbox, is left running', async () => {
  const dataFolder = temporaryFolder();
  const startDatabase = () => startEmbeddedPostgres({ dataFolder, logWarning: () => {} });
  const started = await startDatabase();
  const file = join(dataFolder, 'postgres/postmaster.pid');
  const written = readFileSync(file, 'utf8');
  // No process has this id.
  const unseen = written.replace(/^\d+/, '4194305');
  writeFileSync(file, unseen);
  expect(await runningPostgres(dataFolder)).toBeDefined();
  await expect(startDatabase()).rejects.toThrow('Another server uses the data');
  expect(readFileSync(file, 'utf8')).toBe(unseen);
  writeFileSync(file, written);
  await started.stop();
});

test('a server waits for a database that recovers', async () => {
  const dataFolder = temporaryFolder();
  const cluster = join(dataFolder, 'postgres');
  const startDatabase = () => startEmbeddedPostgres({ dataFolder, logWarning: () => {} });
  await (await startDatabase()).stop();

  // A standby that answers no queries recovers until it is promoted.
  appendFileSync(join(cluster, 'postgresql.auto.conf'), 'hot_standby = off\n');
  writeFileSync(join(cluster, 'standby.signal'), '');
  const next = startDatabase();
  const refusals = () =>
    readFileSync(join(dataFolder, 'postgres.log'), 'utf8').split('FATAL:  the database').length - 1;
  await vi.waitFor(() => expect(refusals()).toBeGreaterThan(6), { timeout: PATIENCE });
  writeFileSync(join(cluster, 'promote'), '');
  process.kill(databasePid(dataFolder) ?? Number.NaN, 'SIGUSR1');
  await (await next).stop();
});

test('a second start is ready within three seconds, and stopping leaves nothing running', async () => {
  const dataFolder = temporaryFolder();
  const settings = { DATA_DIR: dataFolder, PORT: String(await freePort()) };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const isFirst = !existsSync(join(dataFolder, 'postgres'));
    const before = await howSlow();
    const begun = performance.now();
    const server = start(settings);
    await server.listening();
    const taken = performance.now() - begun;
    if (!isFirst) expect(taken).toBeLessThan(3000 * Math.max(before, await howSlow()));
    const pid = databasePid(dataFolder) ?? 0;
    expect(isAlive(pid)).toBe(true);
    const socket = (await runningPostgres(dataFolder))?.host ?? expect.fail('not running');
    const { uid, gid } = statSync(socket);
    server.kill(signal);
    expect(await server.ended).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(socket)).toBe(false);
    mkdirSync(socket, { mode: 0o700 });
    chownSync(socket, uid, gid);
    // As after a power cut: the id of the database is that of another program.
    for (const file of [
      join(dataFolder, 'postgres/postmaster.pid'),
      join(socket, '.s.PGSQL.5432.lock'),
    ]) {
      writeFileSync(file, `${process.pid}\n`);
    }
  }

  // While it starts, the database must not be left alone either.
  const server = start(settings);
  const pid = await vi.waitFor(() => databasePid(dataFolder) ?? expect.fail('not started'), {
    timeout: PATIENCE,
    interval: 2,
  });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('the folder of the socket is the same for each start, and closed to other users', () => {
  const dataFolder = temporaryFolder();
  const socket = socketFolder(dataFolder, undefined);
  folders.push(socket);
  expect(socketFolder(dataFolder, undefined)).toBe(socket);
  expect(statSync(socket).mode & 0o777).toBe(0o700);
  chmodSync(socket, 0o750);
  expect(() => socketFolder(dataFolder, undefined)).toThrow('belongs to another user');
});

test('the folders of killed servers are removed once they are empty for ten minutes', () => {
  const folder = (name: string) => join(tmpdir(), `millrace-${'0'.repeat(15)}${name}`);
  const [recent, stale, used] = [folder('1'), folder('2'), folder('3')];
  const minutesAgo = (minutes: number) => Date.now() / 1000 - 60 * minutes;
  for (const each of [recent, stale, used]) mkdirSync(each, { recursive: true });
  folders.push(recent, used);
  writeFileSync(join(used, '.s.PGSQL.5432'), '');
  utimesSync(recent, minutesAgo(9), minutesAgo(9));
  for (const each of [stale, used]) utimesSync(each, minutesAgo(11), minutesAgo(11));
  removeStaleFolders();
  expect([recent, stale, used].map((each) => existsSync(each))).toEqual([true, false, true]);
});

test('an owner’s password is set beside the server, which ends the sessions and the codes', async () => {
  const settings = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
  for (const program of ['owner', 'backup']) {
    const early = start(settings, program, program === 'backup' ? ['backup', '/nowhere/a'] : []);
    expect(await early.ended).toBe(1);
    expect(early.errors()).toMatch(/^There are no data in .+\. Check DATA_DIR\.\n$/);
    expect(readdirSync(settings.DATA_DIR)).toEqual([]);
  }
  const server = start(settings);
  await server.listening();
  expect(server.output()).toContain('Millrace 1.0.0\n');
  expect(server.output()).not.toContain('OWNER_PASSWORD');
  const signIn = async (password: string) => {
    const response = await fetch(`http://127.0.0.1:${settings.PORT}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: owner.username, password }),
    });
    return { status: response.status, cookie: String(response.headers.get('set-cookie')) };
  };
  const before = await signIn(owner.password);
  const database = openDatabase(
    (await runningPostgres(settings.DATA_DIR)) ?? expect.fail('not running'),
    () => {},
  );
  await database.execute(`update owners set totp_secret = 'x', totp_confirmed_at = now()`);
  await database.execute(
    `insert into recovery_codes (owner_id, code_hash) values (1, '\\x00'::bytea)`,
  );

  const setPassword = async (typed: string, ...parameters: string[]) => {
    const command = start(settings, 'owner', parameters);
    command.type(typed);
    return { code: await command.ended, text: command.output() + command.errors() };
  };
  expect(await setPassword('eleven char\n')).toEqual({
    code: 1,
    text: 'The password has to have at least 12 characters.\n',
  });
  expect(await setPassword(`${'x'.repeat(1001)}\n`)).toEqual({
    code: 1,
    text: 'The password has to have at most 1000 characters.\n',
  });
  expect(await setPassword('unbelievable\n')).toEqual({
    code: 1,
    text: 'The password is among the most common passwords. Choose another.\n',
  });
  expect(await setPassword('twelve chars\n', 'Nemo')).toEqual({
    code: 1,
    text: 'There is no owner "Nemo", but: Owner\n',
  });
  expect(await setPassword('twelve chars\nnext line\n')).toEqual({
    code: 0,
    text: 'Owner has a new password. Two-step login is off, and all sessions have ended.\n',
  });
  const session = await fetch(`http://127.0.0.1:${settings.PORT}/api/admin/session`, {
    headers: { cookie: before.cookie.split(';')[0] ?? '' },
  });
  expect(session.status).toBe(401);
  expect((await signIn(owner.password)).status).toBe(401);
  expect((await signIn('twelve chars')).status).toBe(204);
  expect(await database.execute('select from recovery_codes')).toBe(0);
  expect(await database.execute(`select from outbox where dedupe_key like 'owner-login-%'`)).toBe(
    1,
  );
  await database.close();
  server.kill('SIGTERM');
  await server.ended;

  const again = start(settings);
  await again.listening();
  await vi.waitFor(() =>
    expect(again.output()).toContain('OWNER_PASSWORD is not used: there is an owner already.'),
  );
});

test('the database knows none of the secrets, and the site is no superuser of it', async () => {
  const dataFolder = temporaryFolder();
  const server = start({
    DATA_DIR: dataFolder,
    PORT: String(await freePort()),
    MAIL_DOMAIN: 'mail.example',
    MAIL_API_KEY: 'key-of-the-mail-service',
  });
  await server.listening();
  const names = readFileSync(`/proc/${databasePid(dataFolder)}/environ`, 'utf8').split('\0');
  // The shell of pg_ctl and PostgreSQL add their own.
  const known = names
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => !/^(PG|PWD$)/.test(name));
  expect(known.filter(Boolean).sort()).toEqual(['LC_ALL', 'PATH', 'TZ']);
  const site = openDatabase(
    (await runningPostgres(dataFolder)) ?? expect.fail('not running'),
    () => {},
  );
  const superuser = 'select from pg_roles where rolname = current_user and rolsuper';
  expect(await site.execute(superuser)).toBe(0);
  expect(await site.execute('select from owners')).toBe(1);
  await expect(site.execute(`copy owners to program 'cat'`)).rejects.toThrow(/permission denied/);
  await site.execute('alter table orders add column later text');
  await site.close();
});

test.runIf(process.getuid?.() === 0)(
  'a data folder that the database’s user cannot enter, and a failed initdb, end with a sentence',
  async () => {
    const closed = temporaryFolder();
    chmodSync(closed, 0o700);
    const inClosed = start({ DATA_DIR: join(closed, 'data') });
    expect(await inClosed.ended).toBe(1);
    expect(inClosed.errors()).toMatch(
      /^PostgreSQL does not run as root, and its user cannot enter .+\n$/,
    );

    const programs = temporaryFolder();
    chmodSync(programs, 0o755);
    for (const name of ['initdb', 'pg_ctl', 'postgres']) {
      writeFileSync(
        join(programs, name),
        '#!/bin/sh\necho "initdb: error: no room" >&2\nexit 1\n',
        {
          mode: 0o755,
        },
      );
    }
    const failing = start({ DATA_DIR: temporaryFolder(), POSTGRES_BIN: programs });
    expect(await failing.ended).toBe(1);
    expect(failing.errors()).toBe("PostgreSQL's initdb failed: no room.\n");

    const file = join(programs, 'initdb');
    const noFolder = start({ DATA_DIR: join(file, 'data') });
    expect(await noFolder.ended).toBe(1);
    expect(noFolder.errors()).toMatch(/^The data folder cannot be used: .+\n$/);
  },
);

test.runIf(existsSync(socketActivate))(
  'the server takes the socket of systemd, in which a request waits until it has started',
  async () => {
    const port = await freePort();
    const settings = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
    const server = start(settings, 'main', [], `127.0.0.1:${port}`);
    await vi.waitFor(() => expect(server.errors()).toContain('Listening on'), PATIENCE);
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    await expect(fetch(`http://127.0.0.1:${settings.PORT}/api/health`)).rejects.toThrow();
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);

test('only the key of the data opens them, and a backup from a pipe moves them to another key', async () => {
  const settings = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
  const SECRET_KEY = Buffer.alloc(32, 1).toString('base64');
  const first = start(settings);
  await first.listening();
  first.kill('SIGTERM');
  await first.ended;
  const other = start({ ...settings, SECRET_KEY });
  expect(await other.ended).toBe(1);
  expect(other.errors()).toMatch(/^The data in .+ are of another SECRET_KEY\. .+\n$/);
  const again = start(settings);
  await again.listening();
  const file = join(settings.DATA_DIR, 'backup.jsonl');
  const backup = start(settings, 'backup', ['backup', file, '--check']);
  expect([await backup.ended, backup.errors()]).toEqual([0, '']);
  expect(readdirSync(settings.DATA_DIR).filter((name) => name.includes('check'))).toEqual([]);
  const connection = (await runningPostgres(settings.DATA_DIR)) ?? expect.fail('not running');
  const database = openDatabase(connection, () => {});
  const last = await readLastBackup(database);
  expect(last?.at.getTime()).toBeGreaterThan(Date.now() - PATIENCE);
  expect(last?.isChecked).toBe(true);
  const passing = start(settings, 'backup', ['backup', `${file}.before`, '--passing']);
  expect([await passing.ended, passing.errors()]).toEqual([0, '']);
  expect(await readLastBackup(database)).toEqual(last);
  await database.close();

  for (const input of ['-', '/dev/stdin']) {
    const moved = { ...settings, DATA_DIR: temporaryFolder(), PORT: '0', SECRET_KEY };
    const damaged = start(moved, 'backup', ['restore', input]);
    damaged.type(readFileSync(file, 'utf8').slice(0, -10));
    expect(await damaged.ended).toBe(1);
    expect(damaged.errors()).toMatch(/^This backup is damaged or cut off\. .+\n$/);
    const restore = start(moved, 'backup', ['restore', input]);
    restore.type(readFileSync(file, 'utf8'));
    expect([await restore.ended, restore.errors()]).toEqual([0, '']);
    await start(moved).listening();
  }
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('millrace-restore-'))).toEqual([]);
});

test.each(['main', 'owner', 'backup', 'import'])(
  '%s refuses a Node that is too old',
  async (name) => {
    const old = `Object.defineProperty(process.versions, 'node', { value: '20.18.3' })`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(old)}`;
    const refused = start({ DATA_DIR: '/nowhere', NODE_OPTIONS }, name);
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toMatch(
      /^Node 20\.19 or later is needed, and this is Node 20\.18\.3: .+\n$/,
    );
  },
);

test('a command makes no data in a mistyped folder', async () => {
  const DATA_DIR = join(temporaryFolder(), 'mistyped');
  for (const name of ['owner', 'backup']) {
    const command = start({ DATA_DIR }, name, name === 'backup' ? ['backup'] : []);
    command.type('a long password\n');
    expect(await command.ended).toBe(1);
    expect(command.errors()).toMatch(/^There are no data in .+mistyped\. Check DATA_DIR\.\n$/);
    expect(existsSync(DATA_DIR)).toBe(false);
  }
});

test('a server that cannot start ends with a sentence', async () => {
  const dataFolder = temporaryFolder();
  const port = await freePort();
  const first = start({ DATA_DIR: dataFolder, PORT: String(port) });
  await first.listening();

  const earlierVersion = temporaryFolder();
  mkdirSync(join(earlierVersion, 'postgres'));
  writeFileSync(join(earlierVersion, 'postgres/PG_VERSION'), '17\n');
  const unreadable = ['secret-key', 'postgres/PG_VERSION'].map((file) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, file), { recursive: true });
    return folder;
  });
  const otherFolder = temporaryFolder();
  const key = Buffer.alloc(32, 1).toString('base64');
  const otherPort = String(await freePort());
  const unreachable = 'postgres://user:pass-word@127.0.0.1:1/shop';

  // The file that PostgreSQL writes first.
  const full = temporaryFolder();
  const stopped = await startEmbeddedPostgres({ dataFolder: full, logWarning: () => {} });
  await stopped.stop();
  rmSync(join(full, 'postgres/postmaster.opts'));
  symlinkSync('/dev/full', join(full, 'postgres/postmaster.opts'));

  const refusals: [Record<string, string>, RegExp][] = [
    [
      { DATA_DIR: full, PORT: otherPort },
      /^PostgreSQL's pg_ctl failed: .+ Its log says: .+: No space left on device\. More is in .+\n$/,
    ],
    [{ DATA_DIR: dataFolder, PORT: otherPort }, /^Another server uses the data in .+\.\n$/],
    [{ DATA_DIR: otherFolder, PORT: String(port) }, /^Port \d+ is taken\. .+\n$/],
    [{ DATA_DIR: earlierVersion, PORT: otherPort }, /^The data in .+ is of PostgreSQL 17, .+\.\n$/],
    [
      { DATABASE_URL: unreachable, SECRET_KEY: key, PORT: otherPort },
      /^The database at 127\.0\.0\.1:1 cannot be used: .+\n$/,
    ],
    [
      { DATA_DIR: temporaryFolder(), PORT: otherPort, HOST: '192.0.2.1' },
      /^HOST \(192\.0\.2\.1\) is no address of this machine\.\n$/,
    ],
    ...unreadable.map((DATA_DIR): [Record<string, string>, RegExp] => [
      { DATA_DIR, PORT: otherPort },
      /^The data folder cannot be used: EISDIR.+\n$/,
    ]),
    [{ PORT: '99999' }, /^PORT has to be a number from 0 to 65535, not "99999"\.\n$/],
  ];
  for (const [settings, sentence] of refusals) {
    const server = start({ DATA_DIR: temporaryFolder(), ...settings });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(sentence);
    expect(server.errors()).not.toContain('pass-word');
  }
  expect(databasePid(otherFolder)).toBeUndefined();
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});
