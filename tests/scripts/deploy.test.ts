import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deploy } from '../../scripts/deploy/deployment.ts';
import { nodeVersion, release, schemaOf } from '../../scripts/deploy/release.ts';
import { openRemote, type Remote, requireTarget } from '../../scripts/deploy/remote.ts';
import { readDeploySettings } from '../../scripts/deploy/settings.ts';
import { environmentFile, serverFiles } from '../../scripts/deploy/units.ts';

const site = { host: 'shop.example', isInternal: false };

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const hasProgram = (program: string) => {
  try {
    execFileSync('sh', ['-c', 'command -v "$1"', 'sh', program]);
    return true;
  } catch {
    return false;
  }
};

describe('The settings of a deployment', () => {
  const enough = 'PUBLIC_ORIGIN=https://shop.example\n';

  test('without any say which file to write', () => {
    expect(() => readDeploySettings(undefined)).toThrow(
      /^There is no \.env\.production\.server\. .* PUBLIC_ORIGIN=https:\/\/shop\.example/,
    );
  });

  test.each([
    ['', 'PUBLIC_ORIGIN is missing: where visitors open the site'],
    ['PUBLIC_ORIGIN=http://shop.example', 'PUBLIC_ORIGIN has to be https://'],
    ['PUBLIC_ORIGIN=https://shop.example:8443', 'PUBLIC_ORIGIN has to be https://'],
    ['PUBLIC_ORIGIN=https://127.0.0.1', 'PUBLIC_ORIGIN has to be https://'],
    ['PUBLIC_ORIGIN="https://{$HOME}"', 'PUBLIC_ORIGIN has to be https://'],
    [`${enough}DATA_DIR=/srv`, 'DATA_DIR is set by the deployment: remove it.'],
    [`${enough}HOST=0.0.0.0`, 'HOST is set by the deployment: remove it.'],
    [`${enough}DEPLOY_TLS=off`, 'DEPLOY_TLS can be internal'],
    [`${enough}MAIL_API_KEY="one\ntwo"`, 'MAIL_API_KEY has more than one line.'],
    [`${enough}STRIPE_RESTRICTED_KEY=sk_live`, 'STRIPE_RESTRICTED_KEY has to be a restricted key'],
    [`${enough}VITE_MAIL_API_KEY=secret`, 'VITE_MAIL_API_KEY would be readable in the browser'],
  ])('%j is refused in a sentence', (text, sentence) => {
    expect(() => readDeploySettings(text)).toThrow(sentence);
  });

  test('say what the site does without each that is missing', () => {
    const { notes } = readDeploySettings(enough);
    expect(notes).toHaveLength(6);
    expect(notes[0]).toBe(
      'MAIL_DOMAIN or SMTP_URL is missing: no mail is sent, all wait in the outbox.',
    );
    expect(readDeploySettings(`${enough}BAKCUP_COPY=x`).notes).toContain(
      'BAKCUP_COPY is none of the settings in .env.example: nothing here reads it.',
    );
    const all = `${enough}SMTP_URL=smtps://mail.example\nRECAPTCHA_SECRET=a\nVITE_RECAPTCHA_SITE_KEY=b
STRIPE_WEBHOOK_SECRET=whsec_c\nSTRIPE_RESTRICTED_KEY=rk_d\nBACKUP_COPY='rclone copyto "$1" shop:last'\n`;
    const { notes: none, server, build } = readDeploySettings(all);
    expect(none).toEqual([]);
    expect(build).toEqual({ VITE_RECAPTCHA_SITE_KEY: 'b' });
    expect(Object.keys(server)).not.toContain('VITE_RECAPTCHA_SITE_KEY');
  });
});

describe('The files of a server', () => {
  const files = serverFiles(site, { SMTP_URL: 'smtps://a:b"c@mail.example' });

  test('keep every text of a setting as it is', () => {
    const text = 'a"b\\c`d$HOME e\'f#g';
    expect(environmentFile({ A: text })).toBe(`A="a\\"b\\\\c\\\`d\\$HOME e'f#g"\n`);
  });

  test('the settings of the deployment win over those of the owner', () => {
    expect(files.env).toMatch(/^SMTP_URL="smtps:\/\/a:b\\"c@mail\.example"\nPORT="4173"\n/);
    expect(files.env).toContain('TRUSTED_PROXIES="1"\n');
  });

  test('the server and its backup have a user without rights, and a limit of memory', () => {
    for (const unit of [files['millrace.service'], files['millrace-backup.service']]) {
      expect(unit).toContain('\nUser=millrace\n');
      expect(unit).toContain('\nProtectSystem=strict\n');
      expect(unit).toContain('\nMemoryMax=70%\n');
      expect(unit).toContain('\nCapabilityBoundingSet=\n');
    }
  });

  test('Caddy has limits for what waits, and for what is sent', () => {
    expect(files.Caddyfile).toContain('\t\t\tread_header 10s\n\t\t\tidle 2m\n');
    expect(files.Caddyfile).toContain('\t\tmax_size 11MB\n');
    // By this the server knows its own configuration.
    expect(files.Caddyfile).toContain('\tadmin unix//run/caddy/admin.sock\n');
    expect(files.Caddyfile).toContain('\t\tprotocols h1 h2\n');
    expect(files['caddy.conf']).toContain('\nMemoryMax=25%\nRestart=always\n');
    const [, large = ''] = /@large header_regexp Content-Length (\S+)/.exec(files.Caddyfile) ?? [];
    const sizes = [
      '0',
      '10999999',
      '11000000',
      '19000000',
      '99999999',
      '100000000',
      '9'.repeat(20),
    ];
    expect(sizes.filter((size) => new RegExp(large).test(size))).toEqual(sizes.slice(2));
  });

  test.runIf(hasProgram('systemd-analyze'))('the exposure of both is at most 2.0', () => {
    const folder = temporaryFolder();
    for (const name of ['millrace.service', 'millrace-backup.service'] as const) {
      writeFileSync(join(folder, name), files[name]);
      const parameters = ['security', '--offline=true', '--threshold=20', `./${name}`];
      execFileSync('systemd-analyze', parameters, { cwd: folder, stdio: 'pipe' });
    }
  });

  test.runIf(hasProgram('caddy'))('Caddy takes its configuration, in its own form', () => {
    for (const isInternal of [false, true]) {
      const file = join(temporaryFolder(), 'Caddyfile');
      const text = serverFiles({ ...site, isInternal }, {}).Caddyfile;
      writeFileSync(file, text);
      const options = ['--adapter', 'caddyfile', '--config', file];
      execFileSync('caddy', ['validate', ...options], { stdio: 'pipe' });
      expect(execFileSync('caddy', ['fmt', file]).toString()).toBe(text);
      expect(text.includes('tls internal')).toBe(isInternal);
    }
  });

  test('the script of the server is one that sh can read', () => {
    execFileSync('sh', ['-n', 'scripts/deploy/server.sh']);
  });
});

describe('An archive', () => {
  const facts = { version: '1.0.0', commit: 'abcd1234', node: '24.0.0', schema: 1 };

  function folderWith(text: string) {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site/b.txt'), text);
    return folder;
  }

  test('has the same version for the same content', () => {
    const { version } = release(folderWith('b'), facts);
    expect(version).toMatch(/^1\.0\.0-abcd1234-[\da-f]{8}$/);
    expect(release(folderWith('b'), facts).version).toBe(version);
    expect(release(folderWith('c'), facts).version).not.toBe(version);
    expect(release(folderWith('b'), { ...facts, schema: 2 }).version).not.toBe(version);
  });

  test('is one that tar unpacks, and fits its manifest', () => {
    const folder = temporaryFolder();
    const { archive, version } = release(folderWith('b'), facts);
    execFileSync('tar', ['-xzf', '-', '-C', folder], { input: archive() });
    execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: folder });
    expect(readFileSync(join(folder, 'RELEASE'), 'utf8')).toBe(
      `release=${version}\nversion=1.0.0\ncommit=abcd1234\nnode=24.0.0\nschema=1\n`,
    );
  });

  test('knows from which migration on the version before cannot run', () => {
    const folder = temporaryFolder();
    const add = (name: string, text: string) => writeFileSync(join(folder, name), text);
    add('0001.sql', '-- First.\n');
    add('0002.sql', '-- The version before cannot run on this schema.\nalter …');
    add('0003.sql', 'create …');
    expect(schemaOf(folder)).toEqual({ schema: 3, oldest: 2 });
  });
});

describe('The name of a server', () => {
  test.each(['root@shop.example', 'shop', 'deploy@10.0.0.1', 'root@2001:db8::1'])(
    '%s is one',
    (name) => {
      expect(requireTarget(name)).toBe(name);
    },
  );

  test.each([
    undefined,
    '',
    '-oProxyCommand=touch /x',
    'root@-oProxyCommand=x',
    'shop; reboot',
    '$(reboot)',
    'a@b@c',
    'shop example',
    '`reboot`',
  ])('%j is none', (name) => {
    expect(() => requireTarget(name)).toThrow('Name the server');
  });

  test('reaches ssh as one argument after the options, and no shell here', async () => {
    const folder = temporaryFolder();
    const log = join(folder, 'log');
    writeFileSync(join(folder, 'ssh'), `#!/bin/sh\nprintf '[%s]' "$@" >>'${log}'\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const remote = openRemote('root@shop.example', { configuration: 'a b', echo: () => {} });
    await remote.call(['receive', "it's $HOME"], Buffer.from('a secret'));
    const seen = readFileSync(log, 'utf8');
    expect(seen).toContain('[-F][a b][--][root@shop.example]');
    // The server's own shell gets each parameter as one word.
    const [, command = ''] = /\[root@shop\.example\]\[(.*)\]$/s.exec(seen) ?? [];
    const shown = command.replace('/opt/millrace/server.sh', 'printf');
    const words = execFileSync('sh', ['-c', shown.replace("'receive'", "'%s'")]).toString();
    expect(words).toBe("it's $HOME");
    expect(seen).not.toContain('a secret');
    remote.close();
  });
});

describe('The command', () => {
  const cut = gzipSync('a backup').subarray(0, 20);

  test.each([
    [['--help'], "Unknown option '--help'"],
    [
      ['docotr', 'shop'],
      'The commands are doctor, rollback, backup, restore, logs, then the server.',
    ],
    [['restore', 'shop', 'none.gz'], 'There is no file none.gz.'],
    [['restore', 'shop', 'README.md'], 'README.md is no backup'],
    [['restore', 'shop', 'cut.gz'], 'is cut off: fetch it again. Nothing was changed.'],
  ])('%j is refused before anything is sent', (parameters, sentence) => {
    const file = join(temporaryFolder(), 'cut.gz');
    writeFileSync(file, cut);
    const named = parameters.map((each) => (each === 'cut.gz' ? file : each));
    const program = ['--import', 'tsx', 'scripts/deploy.ts', ...named];
    const { status, stderr } = spawnSync('node', program, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

describe('A deployment', () => {
  let has: Set<string>;
  let calls: string[];
  let failsAt: string | undefined;

  /** A server that keeps what it receives, and fails once at one of its commands. */
  const remote: Remote = {
    async call([command = '', name = ''], input) {
      const step = command === 'receive' ? `${command} ${name.replace(/-.*/, '')}` : command;
      calls.push(step);
      const failed = { status: 1, output: Buffer.alloc(0) };
      if (step === failsAt) return failed;
      if (command === 'receive' && input) has.add(name);
      const facts = ['processor=x86_64', ...[...has].map((each) => `has=${each}`)].join('\n');
      return { status: 0, output: Buffer.from(facts) };
    },
    async prepare() {
      calls.push('prepare');
      if (failsAt === 'prepare') throw new Error('no connection');
    },
    close() {},
  };
  const settings = readDeploySettings('PUBLIC_ORIGIN=https://shop.example\n');
  const run = () =>
    deploy({
      remote,
      settings,
      pack: () => ({ version: '1.0.0-a', archive: () => Buffer.from('archive') }),
      packNode: () => Buffer.from('node'),
      say: () => {},
    });

  const steps = ['prepare', 'probe', 'receive node', 'receive 1.0.0', 'receive config', 'install'];

  beforeEach(() => {
    has = new Set();
    calls = [];
    failsAt = undefined;
  });

  test('goes step by step, and sends each archive once', async () => {
    expect(await run()).toBe('1.0.0-a');
    expect(calls).toEqual(steps);
    expect([...has]).toEqual([`node-${nodeVersion}`, '1.0.0-a', 'config']);
    calls = [];
    await run();
    expect(calls).toEqual(steps.filter((step) => !/node|1\.0\.0/.test(step)));
  });

  test.each(steps)('stops after a failure at "%s", and goes on from there', async (step) => {
    failsAt = step;
    await expect(run()).rejects.toThrow();
    expect(calls).toEqual(steps.slice(0, steps.indexOf(step) + 1));
    failsAt = undefined;
    await run();
    expect(calls.slice(-2)).toEqual(['receive config', 'install']);
    const sent = calls.filter((each) => each === 'receive node');
    expect(sent).toHaveLength(step === 'receive node' ? 2 : 1);
  });

  test('refuses a server whose processor has no PostgreSQL', async () => {
    const other: Remote = {
      ...remote,
      call: async () => ({ status: 0, output: Buffer.from('processor=riscv64') }),
    };
    const wrong = {
      remote: other,
      settings,
      pack: () => expect.fail(),
      packNode: () => expect.fail(),
    };
    await expect(deploy({ ...wrong, say: () => {} })).rejects.toThrow('riscv64');
  });
});
