/** The proofs of a deployment, on a server that has never seen the project. They build on each other. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HEALTH_SECONDS } from '../../scripts/deploy/deployment.ts';
import { report } from '../../scripts/report.ts';
import { type Machine, startMachine, stopAfterwards, usedMemory } from './machine.ts';
import { openShop } from './shop.ts';

const PORT = Number(process.env.E2E_PORT ?? 7340) + 10;

let machine: Machine;
let shop: ReturnType<typeof openShop>;

beforeAll(() => {
  machine = startMachine('shop', PORT);
  shop = openShop(machine.https);
});
afterAll(() => machine?.stop());

/** Another version that works like this one. */
const other = (mark: string) => ({ 'site/robots.txt': `# ${mark}\n` });

/** What is built, with a further migration. */
function withMigration(sql: string) {
  const folder = 'server/dist/assets';
  const name = readdirSync(folder).find((each) => /^migrate-.*\.js$/.test(each)) ?? '';
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const first = /"\.\/migrations\/0001\.sql": \w+/;
  expect(text).toMatch(first);
  const added = text.replace(
    first,
    (all) => `${all}, "./migrations/0002.sql": ${JSON.stringify(sql)}`,
  );
  return { [`${folder}/${name}`]: added };
}

async function rows() {
  // The proxy ends a connection that was idle for two minutes, which a browser would open again.
  shop.disconnect();
  return shop.rows(await shop.signIn());
}
const version = () => machine.ssh('readlink /opt/millrace/current');

test('a fresh server gets the shop, and its first quote, ticket and payment', async () => {
  const { output, error, seconds } = await machine.deployWith();
  expect(error).toBe('');
  const [, token = ''] = /Set up the owner: \S+#setup=(\S+)/.exec(output) ?? [];
  expect((await shop.setUp(token)).status).toBe(204);
  expect((await shop.requestQuote()).status).toBe(202);
  expect((await shop.openTicket('the first ticket')).status).toBe(201);
  expect(await shop.pay()).toEqual([200, 200, 200]);
  const seen = await rows();
  expect(seen).toContain('the first ticket');
  expect(seen).toContain('£179.00');
  const used = usedMemory(machine);
  report(`deploy, fresh: ${(seconds / 60).toFixed(1)} minutes, then ${used} MB in use`);
  expect(used).toBeLessThanOrEqual(400);
});

test('the same version again changes nothing', async () => {
  const { output } = await machine.deployWith();
  expect(output).toContain('This version runs already');
  expect(output).not.toContain('Sending');
  // The owner has used the link.
  expect(output).toContain('The owner signs in on https://shop.example/admin');
  expect(output).not.toContain('#setup=');
});

test('from outside there are three ports, and the units are exposed little', () => {
  const listening = machine
    .ssh('ss -tulnH')
    .split('\n')
    .map((line) => line.split(/\s+/)[4] ?? '');
  const open = listening.filter((address) => address && !/^127\.|^\[::1\]|:68$/.test(address));
  const ports = [...new Set(open.map((address) => Number(address.split(':').at(-1))))];
  expect(ports.sort((one, another) => one - another)).toEqual([22, 80, 443]);
  const exposures = ['millrace.service', 'millrace-backup.service', 'caddy.service'].map((unit) => {
    const [, exposure] =
      /exposure level for \S+: ([\d.]+)/.exec(
        machine.ssh(`systemd-analyze security --no-pager ${unit}`),
      ) ?? [];
    return [unit, Number(exposure)] as const;
  });
  report(`deploy, from outside: ports ${ports.join(', ')}; exposure ${exposures.join('; ')}`);
  for (const [unit, exposure] of exposures) expect(exposure, unit).toBeLessThanOrEqual(2);
  expect(machine.ssh('stat -c "%a %U" /etc/millrace/env /opt/millrace/config/env')).toBe(
    '600 root\n600 root\n',
  );
});

test('a second version loses no request and no ticket', async () => {
  let load: ReturnType<typeof shop.startLoad> | undefined;
  const { error, seconds } = await machine.deployWith(other('second'), undefined, () => {
    load = shop.startLoad();
  });
  const { sent, failed, tickets, longest } = (await load?.finish()) ?? expect.fail(error);
  const seen = await rows();
  const lost = tickets.filter((mark) => !seen.includes(mark)).length;
  report(
    `deploy, second version: ${seconds} s, ${sent} requests, ${failed.length} failed, ${lost} of ${tickets.length} tickets lost, the longest took ${longest} ms`,
  );
  expect({ error, failed, lost }).toEqual({ error: '', failed: [], lost: 0 });
});

test.each([
  ['does not start', { 'server/dist/main.js': 'process.exit(1);\n' }, 1],
  [
    'answers 500',
    {
      'server/dist/main.js': `import { createServer } from 'node:http';
       createServer((_, response) => response.writeHead(500).end()).listen({ fd: 3 });
       process.once('SIGTERM', () => process.exit(0));`,
    },
    1,
  ],
  ['cannot migrate', () => withMigration('alter table nothing add column more text;\n'), 2],
])('a version that %s is replaced by the one before', async (what, made, schema) => {
  const before = await rows();
  const now = version();
  const replaced = typeof made === 'function' ? made() : made;
  const { error, switching } = await machine.deployWith(
    replaced,
    { schema, oldest: 1 },
    undefined,
    HEALTH_SECONDS,
  );
  expect(error).toContain('install');
  expect(version()).toBe(now);
  expect(await rows()).toBe(before);
  report(`deploy, a version that ${what}: back after ${switching} s`);
});

test('the owner goes back after a failed deployment, and forward again', async () => {
  const before = await rows();
  const now = version();
  expect(machine.call('rollback')).toMatchObject({ status: 0 });
  expect(version()).not.toBe(now);
  expect(await rows()).toBe(before);
  expect(machine.call('rollback')).toMatchObject({ status: 0 });
  expect(version()).toBe(now);
  expect(await rows()).toBe(before);
});

test('a version that ends the one before is left by a backup, once the owner agrees', async () => {
  const sql =
    '-- The version before cannot run on this schema.\nalter table settings add column more text;\n';
  const before = await rows();
  const { error } = await machine.deployWith(withMigration(sql), { schema: 2, oldest: 2 });
  expect(error).toBe('');
  expect((await shop.openTicket('after the migration')).status).toBe(201);
  const asked = machine.call('rollback');
  expect(asked.output).toContain('is lost to the site');
  expect(asked.output).toContain('Nothing was changed. To go back without this question');
  expect(await rows()).toContain('after the migration');
  expect(machine.call('rollback --restore').output).toContain('Running');
  expect(await rows()).toBe(before);
});

/** Until the shop answers again. */
async function answering() {
  for (let left = 120; left > 0; left -= 1) {
    shop.disconnect();
    const asked = shop.send('/api/health').catch(() => undefined);
    const answer = await Promise.race([asked, setTimeout(30_000)]);
    if (answer?.status === 200) return;
    await setTimeout(5000);
  }
  throw new Error('The shop does not answer.');
}

/** Before the faults: the time of a backup, and of the next one, may be wrong after them. */
let saved = { name: '', before: '' };
afterAll(() => rmSync(saved.name, { force: true }));

test('the backup of the night is made and checked, and one is made when the owner asks', async () => {
  const kept = () => Number(machine.ssh('ls /var/lib/millrace/backups/*.gz 2>/dev/null | wc -l'));
  const earlier = kept();
  const timer = 'millrace-backup.timer';
  expect(machine.ssh(`systemctl show -P NextElapseUSecRealtime ${timer}`)).toContain('03:10:00');
  // The night comes in half a minute: a clock that jumps would break more than it shows.
  const night = "[Timer]\\nOnCalendar=\\nOnCalendar=$(date -d '+30 sec' '+%F %T')\\n";
  const folder = `/run/systemd/system/${timer}.d`;
  machine.ssh(
    `mkdir ${folder}; printf "${night}" >${folder}/night.conf; systemctl daemon-reload; systemctl restart ${timer}`,
  );
  await vi.waitFor(() => expect(kept()).toBe(earlier + 1), {
    timeout: 1_200_000,
    interval: 10_000,
  });
  machine.ssh(`rm -r ${folder}; systemctl daemon-reload; systemctl restart ${timer}`);
  report(`deploy, night: the timer made a backup and checked it`);
  expect(machine.call('logs').output).toContain('Restored all of them into a database');
  const { status, output } = machine.call('backup');
  expect(status, output).toBe(0);
  const [name = ''] = /millrace-\S+\.jsonl\.gz/.exec(output) ?? [];
  expect(machine.call('doctor').output).not.toContain('It was not restored');
  saved = { name, before: await rows() };
});

test.each([
  ['a killed process', 'systemctl kill --signal=KILL millrace.service', 0],
  ['a reboot', 'systemctl reboot', 20_000],
  [
    'a power cut',
    'echo 1 >/proc/sys/kernel/sysrq; (sleep 1; echo b >/proc/sysrq-trigger) >/dev/null 2>&1 &',
    20_000,
  ],
])('%s loses nothing that was acknowledged', async (what, cut, lasting) => {
  const mark = `before ${what}`;
  expect((await shop.openTicket(mark)).status).toBe(201);
  machine.ssh(cut);
  await setTimeout(lasting);
  await answering();
  expect(await rows()).toContain(mark);
  report(`deploy, ${what}: the ticket from before it is there`);
});

test('a disk without a free byte loses nothing that was acknowledged', async () => {
  machine.ssh(
    'cd /var/lib/millrace && fallocate -l $(df --output=avail -B1 . | tail -n 1) full; dd if=/dev/zero of=full2 bs=4k; df .',
  );
  const answers: [mark: string, status: number][] = [];
  for (const mark of ['disk 1', 'disk 2', 'disk 3']) {
    const { status } = await shop.openTicket(mark).catch(() => ({ status: 0 }));
    answers.push([mark, status]);
  }
  const backup = machine.call('backup');
  machine.ssh('rm /var/lib/millrace/full*; systemctl reset-failed millrace-backup.service');
  await answering();
  const seen = await rows();
  const acknowledged = answers.flatMap(([mark, status]) => (status === 201 ? [mark] : []));
  const lost = acknowledged.filter((mark) => !seen.includes(mark)).length;
  report(
    `deploy, not a free byte: tickets got ${answers.map(([, status]) => status).join(', ')}, ${lost} acknowledged are lost; a backup ${backup.status === 0 ? 'was made' : 'was refused'}`,
  );
  expect(lost).toBe(0);
});

test.each([
  [
    'full disk',
    'fallocate -l $(($(df --output=avail -B1 /var/lib/millrace | tail -n 1) - 20000000)) /var/lib/millrace/full',
    'rm /var/lib/millrace/full',
    /WRONG The disk is (9\d|100)% full/,
  ],
  [
    'clock a day off',
    'systemctl stop systemd-timesyncd; date -s "+1 day"',
    'date -s "-1 day"',
    /WRONG The clock is 86\d{3} seconds off/,
  ],
  // Caddy's own certificates end after half a day.
  [
    'expired certificate',
    'kill -STOP $(pidof caddy); date -s "+2 days"; kill -CONT $(pidof caddy)',
    'date -s "-2 days"; systemctl restart caddy',
    /WRONG The certificate has ended \d days ago/,
  ],
])('the doctor tells of this: %s', async (name, make, mend, said) => {
  machine.ssh(make);
  const { output } = machine.call('doctor');
  machine.ssh(mend);
  const wrong = output.match(/^WRONG.*$/gm) ?? [];
  report(`deploy, ${name}: ${wrong.join('; ')}`);
  expect(output).toMatch(said);
  await answering();
});

test('a backup brings another server the same rows, and mails nothing twice', async () => {
  const { name, before } = saved;
  machine.stop();
  const second = stopAfterwards(startMachine('second', PORT + 3));
  const { error: refused, seconds } = await second.deployWith();
  expect(refused).toBe('');
  report(`deploy, second fresh server: ${(seconds / 60).toFixed(1)} minutes`);
  expect(second.call('restore --restore', [name]).output).toContain('Restored.');
  const there = openShop(second.https);
  const cookie = await there.signIn();
  expect(await there.rows(cookie)).toBe(before);
  const mails = (await there.ask('/api/admin/mail', cookie)).text;
  expect(mails).not.toContain('"state":"waiting"');
  report(`deploy, restored on a second server: ${before.length} characters of lists are the same`);
});
