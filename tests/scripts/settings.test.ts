import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasSettings,
  malformedSettings,
  missingSettings,
  serviceOrigins,
} from '../../scripts/settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  // What whoever runs the tests has set is theirs.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Writes the settings as somebody who builds the site does. */
function set(settings: Record<string, string>, file = '.env.production.local') {
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(join(folder, file), lines.join(''));
}

/** As recommended: servers of one's own add what has to stay secret. */
const enough = {
  VITE_RECAPTCHA_SITE_KEY: 'key',
  VITE_RECAPTCHA_VERIFY_URL: '/api/captcha',
  VITE_MAIL_DOMAIN: 'mail.example',
  VITE_MAIL_API_BASE: 'https://mail-proxy.example',
};
const all = [
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_RECAPTCHA_VERIFY_URL or VITE_RECAPTCHA_SECRET',
  'VITE_MAIL_DOMAIN',
  'VITE_MAIL_API_BASE or VITE_MAIL_API_KEY',
];
const readIn = <T>(read: (mode: string, folder: string) => T) => read('production', folder);

describe('Settings that are required', () => {
  test('all are missing where nothing is set', () => {
    expect(readIn(missingSettings)).toEqual(all);
    expect(readIn(hasSettings)).toBe(false);
  });

  test('one that is empty or blank is missing', () => {
    set({ ...enough, VITE_MAIL_DOMAIN: '  ' });
    expect(readIn(missingSettings)).toEqual(['VITE_MAIL_DOMAIN']);
    expect(readIn(hasSettings)).toBe(true);
    set({ ...enough, VITE_RECAPTCHA_SITE_KEY: '' });
    expect(readIn(missingSettings)).toEqual(['VITE_RECAPTCHA_SITE_KEY']);
  });

  test('none is missing where they are set, in a file or outside', () => {
    set(enough);
    expect(readIn(missingSettings)).toEqual([]);
    set({});
    for (const [name, value] of Object.entries(enough)) vi.stubEnv(name, value);
    expect(readIn(missingSettings)).toEqual([]);
  });

  test('a secret takes the place of a server that adds it, and its service alone', () => {
    const { VITE_RECAPTCHA_VERIFY_URL: _, VITE_MAIL_API_BASE: __, ...rest } = enough;
    set(rest);
    expect(readIn(missingSettings)).toEqual([all[1], all[3]]);
    set({ ...rest, VITE_RECAPTCHA_SECRET: 'secret' });
    expect(readIn(missingSettings)).toEqual([all[3]]);
    set({ ...rest, VITE_MAIL_API_KEY: 'key' });
    expect(readIn(missingSettings)).toEqual([all[1]]);
    set({ ...rest, VITE_RECAPTCHA_SECRET: 'secret', VITE_MAIL_API_KEY: 'key' });
    expect(readIn(missingSettings)).toEqual([]);
  });

  test.each([
    ['https://www.google.com/recaptcha/api/siteverify', 'https://api.mailgun.net'],
    ['https://www.recaptcha.net/recaptcha/api/siteverify', 'https://api.eu.mailgun.net/'],
  ])("the provider's own address, %s or %s, adds no secret", (verifyUrl, base) => {
    const providers = { VITE_RECAPTCHA_VERIFY_URL: verifyUrl, VITE_MAIL_API_BASE: base };
    set({ ...enough, ...providers });
    expect(readIn(missingSettings)).toEqual([all[1], all[3]]);
    set({ ...enough, ...providers, VITE_RECAPTCHA_SECRET: 'secret', VITE_MAIL_API_KEY: 'key' });
    expect(readIn(missingSettings)).toEqual([]);
  });

  test('those of another mode do not count', () => {
    set(enough, '.env.demo');
    expect(readIn(missingSettings)).toEqual(all);
  });
});

describe('Settings that are addresses', () => {
  test.each(['https://proxy.example/verify', 'http://localhost:4000', '/api/verify'])(
    '%s is one',
    (address) => {
      set({ VITE_RECAPTCHA_VERIFY_URL: address, VITE_MAIL_API_BASE: address });
      expect(readIn(malformedSettings)).toEqual([]);
    },
  );

  // Browsers send nothing from a page that came by HTTPS to an address that has none.
  test.each([
    'proxy.example/verify',
    'ftp://proxy.example',
    '//proxy.example',
    'https://',
    'http://proxy.example/verify',
    'http://localhost.example',
  ])('%s is none', (address) => {
    set({ VITE_RECAPTCHA_VERIFY_URL: address, VITE_MAIL_API_BASE: address });
    expect(readIn(malformedSettings)).toEqual(['VITE_RECAPTCHA_VERIFY_URL', 'VITE_MAIL_API_BASE']);
  });

  test('pages may send to the providers unless told otherwise', () => {
    expect(readIn(malformedSettings)).toEqual([]);
    expect(readIn(serviceOrigins)).toEqual(['https://www.google.com', 'https://api.mailgun.net']);
  });

  test('pages may send where they are told to, and nowhere else', () => {
    set({
      VITE_RECAPTCHA_VERIFY_URL: 'https://proxy.example:8443/verify',
      VITE_MAIL_API_BASE: 'https://proxy.example:8443/mail',
    });
    expect(readIn(serviceOrigins)).toEqual(['https://proxy.example:8443']);
  });

  test('an address of the site itself is no other site', () => {
    set({ VITE_RECAPTCHA_VERIFY_URL: '/verify', VITE_MAIL_API_BASE: '/mail' });
    expect(readIn(serviceOrigins)).toEqual([]);
  });
});
