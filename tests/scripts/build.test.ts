import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

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

/** Starts a build where there is no `.env` file, with these settings and no others. */
function build(settings: Record<string, string>) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  return spawnSync(process.execPath, ['--import', tsx, resolve('scripts/build.ts')], {
    cwd: folder,
    env: { ...Object.fromEntries(own), ...settings },
    encoding: 'utf8',
  });
}

test('A production build without settings stops, and lists what is missing', () => {
  const { status, stderr } = build({});
  expect(status).not.toBe(0);
  expect(stderr).toContain(`
  VITE_RECAPTCHA_SITE_KEY
  VITE_RECAPTCHA_VERIFY_URL or VITE_RECAPTCHA_SECRET
  VITE_MAIL_DOMAIN
  VITE_MAIL_API_BASE or VITE_MAIL_API_KEY
`);
  expect(stderr).toContain('the first is the better one: the address of a server of your own');
  expect(stderr).toContain('.env.example');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('A production build stops for one missing setting, and names no other', () => {
  const { status, stderr } = build({ ...enough, VITE_MAIL_DOMAIN: '' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('VITE_MAIL_DOMAIN');
  expect(stderr).not.toMatch(/VITE_RECAPTCHA|VITE_MAIL_API/);
});

test('A production build stops where the mail service would refuse every message', () => {
  const { status, stderr } = build({ ...enough, VITE_MAIL_API_BASE: '' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('VITE_MAIL_API_BASE or VITE_MAIL_API_KEY');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('A production build stops for a service without an address', () => {
  const { status, stderr } = build({ ...enough, VITE_MAIL_API_BASE: 'api.mailgun.net' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('in these settings: VITE_MAIL_API_BASE.');
});
