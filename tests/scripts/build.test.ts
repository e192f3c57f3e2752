import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build as buildWithVite } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBootScripts } from '../../scripts/build/bundles.ts';

const tsx = import.meta.resolve('tsx');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const enough = {
  VITE_RECAPTCHA_SITE_KEY: 'key',
  VITE_RECAPTCHA_VERIFY_URL: '/api/captcha',
  VITE_MAIL_DOMAIN: 'mail.example',
  VITE_MAIL_API_BASE: '/api/mail',
};

/** Starts a build with these settings alone, in a folder without `.env` files. */
function build(settings: Record<string, string>) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  return spawnSync(process.execPath, ['--import', tsx, resolve('scripts/build.ts')], {
    cwd: folder,
    env: { ...Object.fromEntries(own), ...settings },
    encoding: 'utf8',
  });
}

test('a production build without settings stops with a list of the missing ones', () => {
  const { status, stderr } = build({});
  expect(status).not.toBe(0);
  expect(stderr).toContain(`
  VITE_RECAPTCHA_SITE_KEY
  VITE_RECAPTCHA_VERIFY_URL or VITE_RECAPTCHA_SECRET
  VITE_MAIL_DOMAIN
  VITE_MAIL_API_BASE or VITE_MAIL_API_KEY
`);
  expect(stderr).toContain('the first is the better one: the URL of a server of your own');
  expect(stderr).toContain('.env.example');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('a production build stops if a service’s URL is malformed', () => {
  const { status, stderr } = build({ ...enough, VITE_MAIL_API_BASE: 'api.mailgun.net' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('in these settings: VITE_MAIL_API_BASE.');
});

test('the boot scripts of listed pages count visits, and only with the setting', async () => {
  const bootScripts = async (setting: string) => {
    vi.stubEnv('VITE_STATISTICS_SCRIPT', setting);
    const bootOf = await buildBootScripts('production');
    const pages = ['landing', 'customQuote', 'account', 'admin', 'notFound'] as const;
    return pages.filter((page) => bootOf(page).includes('data-visits'));
  };
  expect(await bootScripts('https://a.example/a.js')).toEqual(['landing', 'customQuote']);
  expect(await bootScripts('')).toEqual([]);
  vi.unstubAllEnvs();
});

test('a missing picture of the work stops the build', async () => {
  const missing = { find: /trade\.avif$/, replacement: 'missing.avif' };
  await expect(
    buildWithVite({
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: [missing] },
      build: { ssr: 'src/content/work.ts', outDir: folder },
    }),
  ).rejects.toThrow(/missing\.avif/);
});

test('the build of the server has the licences of the libraries in it', async () => {
  await buildWithVite({
    configFile: 'server/vite.config.ts',
    logLevel: 'silent',
    build: { outDir: folder },
  });
  const licences = readFileSync(join(folder, 'licences.txt'), 'utf8');
  for (const library of ['mrmime - ', 'zod - ']) expect(licences).toContain(library);
});
