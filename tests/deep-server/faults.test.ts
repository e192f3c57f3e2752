/** Processes of the built server and their database under faults. Nothing acknowledged is lost or done twice. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/freePort.ts';
import { runningPostgres } from '../../server/database/embeddedPostgres.ts';
import {
  connect,
  eventually,
  startBalancer,
  startPgBouncer,
  startPostgres,
  startServer,
  temporaryFolder,
} from './programs.ts';
import { startVisitors } from './visitors.ts';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Processes behind HAProxy, each with one of the URLs of the database. */
async function startSite(databaseUrls: readonly string[]) {
  const servers = await Promise.all(
    databaseUrls.map(async (databaseUrl) => {
      const port = await freePort();
      const start = () => startServer({ port, databaseUrl });
      return { port, start, process: await start() };
    }),
  );
  return { servers, url: await startBalancer(servers.map(({ port }) => port)) };
}

/** Resolves once the health check of each process has this status. */
const healthBecomes = (status: number, ports: readonly number[]) =>
  eventually(async () => {
    const checks = ports.map((port) => fetch(`http://127.0.0.1:${port}/api/health`));
    const statuses = (await Promise.all(checks)).map((response) => response.status);
    expect(statuses).toEqual(ports.map(() => status));
  });

test.each([2, 4])('%i processes, one killed while PostgreSQL restarts at once', async (count) => {
  const postgres = await startPostgres();
  const pooled = await startPgBouncer(postgres.port);
  const { servers, url } = await startSite(Array.from({ length: count }, () => pooled));
  const visitors = startVisitors(url);
  await visitors.more(400);
  for (const { process, start } of servers.slice(0, 2)) {
    await Promise.all([process.stop('SIGKILL'), postgres.restartAtOnce()]);
    await visitors.more(400);
    await start();
  }
  await visitors.more(400);
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
    const { servers, url } = await startSite([postgres.url, await startPgBouncer(postgres.port)]);
    const ports = servers.map(({ port }) => port);
    const visitors = startVisitors(url);
    await visitors.more(200);
    await outage.begin(postgres);
    await healthBecomes(503, ports);
    await eventually(() => expect(visitors.failures.get('503 unavailable')).toBeGreaterThan(0));
    expect((await fetch(url)).status, 'the landing page').toBe(200);
    await outage.end(postgres);
    await healthBecomes(200, ports);
    await visitors.more(200);
    await visitors.finish(`PostgreSQL ${name}`, postgres.database);
    expect([...visitors.failures.keys()]).toEqual(['503 unavailable']);
  },
);

test('a full disk: visitors get a 503 until there is room', async ({ skip }) => {
  const disk = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'pipe' });
  } catch (error) {
    skip(`No small disk can be mounted: ${error}`);
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  const port = await freePort();
  const dataFolder = join(disk, 'data');
  await startServer({ port, env: { DATA_DIR: dataFolder } });
  const visitors = startVisitors(await startBalancer([port]));
  await visitors.more(200);

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
  await healthBecomes(200, [port]);
  await visitors.more(200);
  const connection = runningPostgres(dataFolder) ?? expect.fail('PostgreSQL does not run');
  await visitors.finish('Full disk', connect(connection));
  expect([...visitors.failures.keys()]).toEqual(['503 unavailable']);
});
