/** Processes of the built server and their database under faults. Nothing acknowledged is lost or done twice. */
import { execFileSync, execSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { startServices } from '../../e2e/support/services.ts';
import { freePort } from '../../scripts/freePort.ts';
import { report } from '../../scripts/report.ts';
import { runningPostgres } from '../../server/database/embeddedPostgres.ts';
import {
  answers,
  connect,
  createClock,
  eventually,
  owner,
  type ServerOptions,
  startBalancer,
  startPgBouncer,
  startPostgres,
  startReplicated,
  startServer,
  temporaryFolder,
} from './programs.ts';
import { startVisitors } from './visitors.ts';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Processes behind HAProxy. */
async function startSite(...processes: readonly Omit<ServerOptions, 'port'>[]) {
  const servers = await Promise.all(
    processes.map(async (options) => {
      const port = await freePort();
      const start = (changed = {}) => startServer({ port, ...options, ...changed });
      return { port, url: `http://127.0.0.1:${port}`, start, process: await start() };
    }),
  );
  return { servers, ...(await startBalancer(servers.map(({ port }) => port))) };
}

const isHealthy = (url: string, status = 200) => answers(`${url}/api/health`, status);

test.each([2, 4])('%i processes, one killed while PostgreSQL restarts at once', async (count) => {
  const postgres = await startPostgres();
  const pooled = await startPgBouncer(postgres.port);
  const { servers, url } = await startSite(
    ...Array.from({ length: count }, () => ({ databaseUrl: pooled })),
  );
  const visitors = startVisitors(url);
  await visitors.more(300);
  for (const { process, start } of servers.slice(0, 2)) {
    await Promise.all([process.stop('SIGKILL'), postgres.restartAtOnce()]);
    await visitors.more(300);
    await start();
  }
  await visitors.more(300);
  await visitors.finish(`${count} processes, one killed with PostgreSQL`, postgres.database);
  expect(visitors.failures.size).toBeGreaterThan(0);
});

const outages = {
  'is paused': {
    begin: (postgres: Postgres) => postgres.signalAll('SIGSTOP'),
    end: (postgres: Postgres) => postgres.signalAll('SIGCONT'),
  },
  'takes no more connections': {
    async begin({ superuser }: Postgres) {
      await superuser.execute('alter role site connection limit 0');
      const connections = `from pg_stat_activity where usename = 'site'`;
      await superuser.execute(`select pg_terminate_backend(pid) ${connections}`);
    },
    end: ({ superuser }: Postgres) => superuser.execute('alter role site connection limit -1'),
  },
};

test.each(Object.entries(outages))(
  'PostgreSQL %s: visitors get a 503 until it is back',
  async (name, outage) => {
    const postgres = await startPostgres();
    const { servers, url } = await startSite(
      { databaseUrl: postgres.url },
      { databaseUrl: await startPgBouncer(postgres.port) },
    );
    const visitors = startVisitors(url);
    await visitors.more(100);
    await outage.begin(postgres);
    await Promise.all(servers.map((server) => isHealthy(server.url, 503)));
    await eventually(() => expect(visitors.failures.get('503 unavailable')).toBeGreaterThan(0));
    expect((await fetch(url)).status, 'the landing page').toBe(200);
    await outage.end(postgres);
    await Promise.all(servers.map((server) => isHealthy(server.url)));
    await visitors.more(100);
    await visitors.finish(`PostgreSQL ${name}`, postgres.database);
    expect([...visitors.failures.keys()]).toEqual(['503 unavailable']);
  },
);

test('a full disk: visitors get a 503 until there is room', async ({ skip }) => {
  const disk = temporaryFolder();
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], {
      stdio: 'pipe',
    });
  } catch (error) {
    skip(`No small disk can be mounted: ${error}`);
  }
  onTestFinished(() => void execFileSync('/usr/bin/umount', ['--lazy', disk]));
  const port = await freePort();
  const dataFolder = join(disk, 'data');
  await startServer({ port, env: { DATA_DIR: dataFolder } });
  const { url } = await startBalancer([port]);
  const visitors = startVisitors(url);
  await visitors.more(100);

  const ballast = join(disk, 'ballast');
  const fill = (bytes: number) =>
    expect(() => {
      for (;;) appendFileSync(ballast, Buffer.alloc(bytes));
    }).toThrow('ENOSPC');
  fill(1024 * 1024);
  await eventually(() => {
    fill(1024);
    expect(visitors.failures.get('503 unavailable')).toBeGreaterThan(100);
  });
  rmSync(ballast);
  await isHealthy(url);
  await visitors.more(100);
  const connection = (await runningPostgres(dataFolder)) ?? expect.fail('PostgreSQL does not run');
  await visitors.finish('Full disk', connect(connection));
  expect([...visitors.failures.keys()]).toEqual(['503 unavailable']);
});

test('a lost primary: the site follows its synchronous replica without a restart', async () => {
  const { url: databaseUrl, database, primary, replica } = await startReplicated();
  const { url } = await startSite({ databaseUrl }, { databaseUrl });
  const visitors = startVisitors(url);
  await visitors.more(100);
  primary.kill();
  await replica.hasRole('primary');
  await visitors.more(100);
  await visitors.finish('Lost primary', database);
  expect([...visitors.failures.keys()]).toEqual(['503 unavailable']);
});

test('clocks that jump: sessions, limits and mails hold', async () => {
  const services = await startServices(0, '');
  onTestFinished(services.close);
  const api = { MAIL_DOMAIN: 'mail.example', MAIL_API_KEY: 'key' };
  const env = { ...api, MAIL_API_BASE: `http://127.0.0.1:${services.port}` };
  const [clock, databaseClock] = [createClock(), createClock()];
  const { url: databaseUrl, database } = await startPostgres(databaseClock.env);
  const { servers, url } = await startSite(
    { databaseUrl, env },
    { databaseUrl, env: { ...env, ...clock.env } },
  );
  /** Sends JSON from an IP address that no limit knows. */
  const send = (to: string, path: string, body: object) =>
    fetch(`${to}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `${[10, ...randomBytes(3)].join('.')}, 127.0.0.1`,
      },
      body: JSON.stringify(body),
    });
  const cookiesOf = ({ headers }: Response) => ({ cookie: headers.getSetCookie().join('; ') });
  const signedIn = await send(url, '/api/admin/session', owner);
  const customer = buildRegistration();
  const registered = await send(url, '/api/accounts', customer);
  const wrong = { email: customer.email, password: 'a wrong one' };
  for (let attempt = 0; attempt < 10; attempt += 1) await send(url, '/api/sessions', wrong);

  /** What both processes answer to the owner, to the customer, and to a wrong password. */
  async function statuses() {
    const all = servers.flatMap(({ url }) => [
      fetch(`${url}/api/admin/status`, { headers: cookiesOf(signedIn) }),
      fetch(`${url}/api/tickets`, { headers: cookiesOf(registered) }),
      send(url, '/api/sessions', wrong),
    ]);
    return (await Promise.all(all)).map(({ status }) => status);
  }
  /** Each account gets a mail. */
  const register = () =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        send(url, '/api/accounts', buildRegistration({ email: `${randomUUID()}@example.com` })),
      ),
    );
  const due = `select from outbox where state = 'waiting' and next_at <= now()`;

  const visitors = startVisitors(url, 10);
  for (const offset of ['+3d', '-3d', '+0']) {
    clock.move(offset);
    await register();
    await visitors.more(50);
    const what = `the clock of a process at ${offset}`;
    expect(await statuses(), what).toEqual([200, 200, 429, 200, 200, 429]);
  }
  // An hour later the account is no longer locked, and that stays so.
  for (const offset of ['+1h', '+0']) {
    await eventually(async () => expect(await database.execute(due)).toBe(0));
    databaseClock.move(offset);
    const what = `the clock of the database at ${offset}`;
    expect(await statuses(), what).toEqual([200, 200, 401, 200, 200, 401]);
    await register();
    await visitors.more(50);
  }
  await visitors.finish('Clocks', database);
  expect(visitors.failures.size).toBe(0);
  await eventually(async () => expect(await database.execute(due)).toBe(0));
  const ids = services.posts.map(({ fields }) => fields['h:Message-Id']);
  expect(ids.length).toBe(new Set(ids).size);
  expect(ids.length).toBe(await database.execute(`select from outbox where state = 'sent'`));
  report(`Clocks: ${ids.length} mails, each once`);
});

/** The program of a next version, which adds a migration that takes some time. */
function buildNext() {
  const folder = 'server/dist/next';
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('server/dist/assets', join(folder, 'assets'), { recursive: true });
  cpSync('server/dist/main.js', join(folder, 'main.js'));
  const sql = 'alter table tickets add next text;\\\\ncreate table next ();\\\\nselect pg_sleep(3)';
  const first = '"./migrations/0001.sql":';
  const next = `"./migrations/9999-next.sql": "${sql}",`;
  execSync(`sed -i 's|${first}|${next} &|' ${folder}/assets/*.js`);
  return join(folder, 'main.js');
}

test('a deploy of the next version, and of the one before, fails no request', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await startPgBouncer(postgres.port);
  const { servers, url, drain, resume } = await startSite({ databaseUrl }, { databaseUrl });
  const visitors = startVisitors(url);
  await visitors.more(100);
  const next = buildNext();
  for (const program of [next, undefined]) {
    for (const server of servers) {
      await drain(server.port);
      await server.process.stop('SIGTERM');
      server.process = await server.start({ program });
      await resume(server.port);
      await visitors.more(100);
    }
  }
  await visitors.finish('Deploy', postgres.database);
  expect(await postgres.database.execute('select from migrations where number = 9999')).toBe(1);
  expect([...visitors.failures]).toEqual([]);
});
