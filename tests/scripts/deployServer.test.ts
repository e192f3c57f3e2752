/** What the server's own script does at a switch, with stand-ins for systemd and the programs of a release. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const caddyfile = '{\n\tadmin unix//run/caddy/admin.sock\n}\n';

let root: string;
let script: string;

function write(path: string, text: string, mode = 0o644) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
}

/** systemd starts what is linked, after `prepare`. A release answers unless it is broken, or its tables are of a later one. */
const systemctl = () => `#!/bin/sh
case "$*" in
  "show -P NRestarts"*) echo 0 ;;
  "start millrace-backup.service") '${script}' back-up ;;
  "restart millrace.service") '${script}' prepare && '${root}/opt/millrace/current/start' ;;
esac
`;

function addRelease(name: string, { schema = 1, oldest = 1, start = ':' } = {}) {
  const folder = `opt/millrace/${name}`;
  const tables = `${root}/var/lib/millrace/data/tables`;
  write(`${folder}/RELEASE`, `release=${name}\nnode=24\nschema=${schema}\noldest=${oldest}\n`);
  write(`${folder}/SHA256SUMS`, '');
  // Its tables are one line: the migration that ended those of earlier versions.
  write(
    `${folder}/start`,
    `#!/bin/sh
    ${start}
    [ "$(cat '${tables}' 2>/dev/null || echo 0)" -le ${schema} ] || exit 1
    [ ${oldest} = 1 ] || echo ${oldest} >'${tables}'`,
    0o755,
  );
}

function run(...parameters: string[]) {
  const env = { PATH: `${root}/bin:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync('sh', [script, ...parameters], {
    env,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

const install = (release: string, settings = release) => {
  if (!existsSync(join(root, 'opt/millrace', release))) addRelease(release);
  write('opt/millrace/config/env', settings);
  return run('install', release, '1');
};

const link = (name: string) => readlinkSync(join(root, 'opt/millrace', name));
const links = () => [link('current'), link('previous')];
const settings = () => readFileSync(join(root, 'etc/millrace/env'), 'utf8');
const orders = () => readFileSync(join(root, 'var/lib/millrace/data/orders'), 'utf8');
const tables = () => readFileSync(join(root, 'var/lib/millrace/data/tables'), 'utf8').trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-server-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  script = join(root, 'server.sh');
  const text = readFileSync('scripts/deploy/server.sh', 'utf8').replace(
    /(?<=[\s=>"])\/(?=(opt|etc|var|run)\/)/g,
    `${root}/`,
  );
  write('server.sh', text, 0o755);
  write('bin/systemctl', systemctl(), 0o755);
  // Health is that of the last start, which `restart` has said already.
  for (const name of ['apt-get', 'caddy', 'id', 'journalctl', 'sleep', 'timeout']) {
    write(`bin/${name}`, '#!/bin/sh\n', 0o755);
  }
  // Without the owner that only a server has.
  write(
    'bin/install',
    `#!/bin/sh
    case "$*" in *millrace\\ -g*) exec mkdir -p "$7" ;; esac
    exec /usr/bin/install "$@"`,
    0o755,
  );
  for (const name of [
    'millrace.service',
    'millrace.socket',
    'millrace-backup.service',
    'millrace-backup.timer',
    'caddy.conf',
    'Caddyfile',
  ]) {
    write(`opt/millrace/config/${name}`, name === 'Caddyfile' ? caddyfile : '');
  }
  write('bin/runuser', '#!/bin/sh\nshift 3\nexec "$@"\n', 0o755);
  mkdirSync(join(root, 'run'));
  const tables = `${root}/var/lib/millrace/data/tables`;
  const backup = `#!/bin/sh
    case $2 in
      backup) cat '${tables}' >"$3" 2>/dev/null || echo 1 >"$3" ;;
      restore) cp "$3" "$DATA_DIR/tables" ;;
    esac`;
  write('opt/millrace/node-24/bin/node', backup, 0o755);
});

test('after a failed version the owner can still go back to the one before', () => {
  expect(install('1-a').output).toContain('Running: 1-a');
  expect(install('1-b').output).toContain('Running: 1-b');
  addRelease('1-c', { start: 'exit 1' });
  expect(install('1-c')).toMatchObject({ status: 1 });
  expect(links()).toEqual(['1-b', '1-a']);
  expect(settings()).toBe('1-b');
  expect(run('roll-back', '1')).toMatchObject({ status: 0 });
  expect(links()).toEqual(['1-a', '1-b']);
  expect(settings()).toBe('1-a');
  expect(run('roll-back', '1')).toMatchObject({ status: 0 });
  expect(links()).toEqual(['1-b', '1-a']);
});

test('a version that was interrupted is none to go back to', () => {
  install('1-a');
  install('1-b');
  addRelease('1-c', { start: 'kill -9 $(ps -o ppid= -p $PPID)' });
  expect(install('1-c').status).not.toBe(0);
  expect(link('current')).toBe('1-c');
  addRelease('1-d', { start: 'exit 1' });
  expect(install('1-d').output).toContain('The server runs 1-b again.');
  expect(links()).toEqual(['1-b', '1-a']);
});

test('settings with which the same version does not start are replaced by those before', () => {
  addRelease('1-a', { start: `! grep -q wrong '${root}/etc/millrace/env' || exit 1` });
  install('1-a', 'right');
  expect(install('1-a', 'wrong').output).toContain('The server runs 1-a again.');
  expect(settings()).toBe('right');
});

test('going back from a migration that ends the version before asks, and restores', () => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  addRelease('1-b', { schema: 2, oldest: 2 });
  expect(install('1-b').status).toBe(0);
  expect(tables()).toBe('2');
  const asked = run('roll-back', '1');
  expect(asked.status).toBe(3);
  expect(asked.output).toContain('1-a cannot use the tables of 1-b.');
  expect(asked.output).toContain('is lost to the site: tickets, quote requests, orders');
  expect(link('current')).toBe('1-b');
  expect(run('roll-back', '1', 'restore').output).toContain('Running: 1-a');
  expect(tables()).toBe('1');
});

test('a failed migration is undone without a question, by the data from before it', () => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  const migrates = `echo 2 >'${root}/var/lib/millrace/data/tables'; exit 1`;
  addRelease('1-b', { schema: 2, oldest: 2, start: migrates });
  expect(install('1-b').output).toContain('The server runs 1-a again.');
  expect(tables()).toBe('1');
  expect(existsSync(join(root, 'var/lib/millrace/before-1-a'))).toBe(false);
});

test('a later version without migrations forgets the data from before an earlier one', () => {
  install('1-a');
  addRelease('1-b', { schema: 2, oldest: 2 });
  install('1-b');
  const kept = join(root, 'var/lib/millrace/before-1-a');
  expect(existsSync(kept)).toBe(true);
  addRelease('1-c', { schema: 2, oldest: 2 });
  install('1-c');
  expect(existsSync(kept)).toBe(false);
});

test('the backup that is sent is the one that was just made, even if another is of a later day', () => {
  install('1-a');
  write('var/lib/millrace/backups/millrace-29990101T000000Z.jsonl.gz', 'made by a wrong clock');
  const { status, output } = run('send-backup');
  expect(status).toBe(0);
  expect(output).not.toContain('made by a wrong clock');
});

test('a restore that was interrupted between its last steps is completed at the next start', () => {
  install('1-a');
  write('var/lib/millrace/ready-data/tables', '1');
  rmSync(join(root, 'var/lib/millrace/data'), { recursive: true });
  expect(run('prepare').status).toBe(0);
  expect(tables()).toBe('1');
});

test('an asked way back that fails leaves the data as they were', () => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  addRelease('1-b', { schema: 2, oldest: 2 });
  install('1-b');
  write('var/lib/millrace/data/orders', 'of the new version');
  write('opt/millrace/1-a/start', '#!/bin/sh\nexit 1\n', 0o755);
  for (const _ of ['first', 'second']) {
    expect(run('roll-back', '1', 'restore').output).toContain('The server runs 1-b again.');
    expect(run('prepare').status).toBe(0);
    expect(orders()).toBe('of the new version');
  }
  expect(links()).toEqual(['1-b', '1-a']);
});

test('a broken connection does not keep a failed version', () => {
  install('1-a');
  addRelease('1-b', { start: 'exit 1' });
  const env = { PATH: `${root}/bin:${process.env.PATH}` };
  write('opt/millrace/config/env', '1-b');
  spawnSync('bash', ['-c', `'${script}' install 1-b 1 2>&1 | true`], { env });
  expect(link('current')).toBe('1-a');
  expect(settings()).toBe('1-a');
});

test('data from before a deployment that was interrupted are not brought back later', () => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  addRelease('1-b', { schema: 2, oldest: 2, start: 'kill -9 $(ps -o ppid= -p $PPID); exit' });
  install('1-b');
  install('1-a');
  write('var/lib/millrace/data/orders', 'of later');
  const migrates = `echo 2 >'${root}/var/lib/millrace/data/tables'; exit 1`;
  addRelease('1-c', { schema: 2, oldest: 2, start: migrates });
  expect(install('1-c').output).toContain('The server runs 1-a again.');
  expect(orders()).toBe('of later');
});

test('a backup that the server cannot run on is not left in the place of the data', () => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  const restored = spawnSync('bash', ['-c', `echo 9 | gzip | '${script}' restore 1`], {
    env: { PATH: `${root}/bin:${process.env.PATH}` },
    encoding: 'utf8',
  });
  expect(restored.stderr).toContain('It was not restored.');
  expect(tables()).toBe('1');
  expect(readdirSync(join(root, 'var/lib/millrace')).sort()).toEqual(['backups', 'data']);
});

test('a copy from before a version that failed is not used a week later', () => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  addRelease('1-b', { schema: 2, oldest: 2, start: 'exit 1' });
  install('1-b');
  write('var/lib/millrace/data/orders', 'of the week');
  const migrates = `echo 2 >'${root}/var/lib/millrace/data/tables'; exit 1`;
  addRelease('1-b', { schema: 2, oldest: 2, start: migrates });
  install('1-b');
  expect([tables(), orders()]).toEqual(['1', 'of the week']);
});

test('after a migration that was interrupted, a broken version is left for the one that answered', () => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  const migrated = `echo 2 >'${root}/var/lib/millrace/data/tables'`;
  const interrupted = `${migrated}; kill -9 $(ps -o ppid= -p $PPID); exit`;
  addRelease('1-b', { schema: 2, oldest: 2, start: interrupted });
  install('1-b');
  expect(tables()).toBe('2');
  addRelease('1-c', { schema: 3, oldest: 3, start: 'exit 1' });
  expect(install('1-c').output).toContain('The server runs 1-a again.');
  expect(tables()).toBe('1');
});

test('a disk that is full at the copy leaves no part of it', () => {
  install('1-a');
  addRelease('1-b', { schema: 2 });
  write('bin/cp', '#!/bin/sh\nmkdir "$3"\nexit 1\n', 0o755);
  expect(install('1-b').output).toContain('The server runs 1-a again.');
  expect(readdirSync(join(root, 'var/lib/millrace')).sort()).toEqual(['backups', 'data']);
});

test.each([
  ['before the data are brought in', 'ready-data'],
  ['after it', 'data'],
])('an asked way back that was cut off %s goes on when it is asked again', (_, place) => {
  install('1-a');
  write('var/lib/millrace/data/tables', '1');
  addRelease('1-b', { schema: 2, oldest: 2 });
  install('1-b');
  const state = join(root, 'var/lib/millrace');
  symlinkSync('1-a', join(root, 'opt/millrace/cut'));
  renameSync(join(root, 'opt/millrace/cut'), join(root, 'opt/millrace/current'));
  if (place === 'data') renameSync(join(state, 'data'), join(state, 'left-data'));
  renameSync(join(state, 'before-1-a'), join(state, place));
  expect(run('prepare').status).toBe(0);
  expect(run('roll-back', '1', 'restore').output).toContain('Running: 1-a');
  expect([tables(), links()]).toEqual(['1', ['1-a', '1-b']]);
});

test('a restore that fails at each start is given up by the next command', () => {
  install('1-a');
  write('var/lib/millrace/restore.jsonl', 'of another version');
  write('opt/millrace/node-24/bin/node', '#!/bin/sh\nexit 1\n', 0o755);
  expect(run('prepare').status).toBe(1);
  expect(install('1-b').output).toContain('Running: 1-b');
});

test('seven backups stay: the newest by the clock, and the one that was just made', () => {
  install('1-a');
  const backups = join(root, 'var/lib/millrace/backups');
  for (let day = 1; day <= 9; day += 1) {
    write(`var/lib/millrace/backups/millrace-2999010${day}T000000Z.jsonl.gz`, '');
  }
  write('var/lib/millrace/backups/millrace-20260101T000000Z.jsonl', 'interrupted');
  expect(run('back-up').status).toBe(0);
  const kept = readdirSync(backups).sort();
  expect(kept).toHaveLength(7);
  expect(kept[1]).toContain('29990104');
  expect(basename(readlinkSync(join(root, 'var/lib/millrace/last-backup')))).toBe(kept[0]);
});

test('the configuration of an earlier deployment is replaced', () => {
  write('etc/caddy/Caddyfile', `${caddyfile}earlier.example {\n}\n`);
  expect(install('1-a').output).toContain('Running: 1-a');
  expect(readFileSync(join(root, 'etc/caddy/Caddyfile'), 'utf8')).toBe(caddyfile);
});

test('sites of others in Caddy stay, and the deployment says so', () => {
  write('etc/caddy/Caddyfile', 'other.example {\n}\n');
  expect(install('1-a').output).toContain('Caddy serves other sites here');
  expect(readFileSync(join(root, 'etc/caddy/Caddyfile'), 'utf8')).toContain('other.example');
});

/** As on a server: the folder is that of another user, who has put links into it. */
test.runIf(process.getuid?.() === 0)('root follows no link of the user of the server', () => {
  install('1-a');
  chmodSync(root, 0o755);
  const nobody = 65534;
  const asNobody = `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups`;
  write('bin/runuser', `#!/bin/sh\nshift 3\nexec ${asNobody} "$@"\n`, 0o755);
  write('etc/secret', 'of root', 0o600);
  const state = join(root, 'var/lib/millrace');
  chownSync(state, nobody, nobody);
  for (const name of ['restore.jsonl.new', 'last-backup']) {
    rmSync(join(state, name), { force: true });
    symlinkSync(join(root, 'etc/secret'), join(state, name));
  }
  write('bin/systemctl', '#!/bin/sh\n', 0o755);
  expect(run('send-backup').output).not.toContain('of root');
  expect(run('restore', '1').status).not.toBe(0);
  expect(readFileSync(join(root, 'etc/secret'), 'utf8')).toBe('of root');
  expect(statSync(join(root, 'etc/secret')).uid).toBe(0);
  // Nor does that user hold up a deployment.
  expect(statSync(join(root, 'run/millrace-deploy.lock')).mode & 0o077).toBe(0);
});
