import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasSettings,
  malformedSettings,
  missingFacts,
  missingSettings,
  publishedSecrets,
  serviceOrigins,
  statisticsScript,
} from '../../scripts/settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  // Ignores the settings of the environment that runs the tests.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Writes the settings into a file, as for a build. */
function set(settings: Record<string, string>, file = '.env.production.local') {
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(join(folder, file), lines.join(''));
}

/** The recommended settings: the site's own servers add the secrets. */
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
  test('are all missing if none is set', () => {
    expect(readIn(missingSettings)).toEqual(all);
    expect(readIn(hasSettings)).toBe(false);
  });

  test('are missing if empty or blank', () => {
    set({ ...enough, VITE_MAIL_DOMAIN: '  ' });
    expect(readIn(missingSettings)).toEqual(['VITE_MAIL_DOMAIN']);
    expect(readIn(hasSettings)).toBe(true);
    set({ ...enough, VITE_RECAPTCHA_SITE_KEY: '' });
    expect(readIn(missingSettings)).toEqual(['VITE_RECAPTCHA_SITE_KEY']);
  });

  test('are read from a file and from the environment', () => {
    set(enough);
    expect(readIn(missingSettings)).toEqual([]);
    set({});
    for (const [name, value] of Object.entries(enough)) vi.stubEnv(name, value);
    expect(readIn(missingSettings)).toEqual([]);
  });

  test('accept a secret instead of the URL of the same service', () => {
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
  ])("need a secret with the providers' own URLs %s and %s", (verifyUrl, base) => {
    const providers = { VITE_RECAPTCHA_VERIFY_URL: verifyUrl, VITE_MAIL_API_BASE: base };
    set({ ...enough, ...providers });
    expect(readIn(missingSettings)).toEqual([all[1], all[3]]);
    set({ ...enough, ...providers, VITE_RECAPTCHA_SECRET: 'secret', VITE_MAIL_API_KEY: 'key' });
    expect(readIn(missingSettings)).toEqual([]);
  });
});

describe('Settings that are URLs', () => {
  test.each(['https://proxy.example/verify', 'http://localhost:4000', '/api/verify'])(
    'accept %s',
    (url) => {
      set({ VITE_RECAPTCHA_VERIFY_URL: url, VITE_MAIL_API_BASE: url });
      expect(readIn(malformedSettings)).toEqual([]);
    },
  );

  // Browsers block requests from HTTPS pages to HTTP URLs.
  test.each([
    'proxy.example/verify',
    'ftp://proxy.example',
    '//proxy.example',
    'https://',
    'http://proxy.example/verify',
    'http://localhost.example',
  ])('refuse %s', (url) => {
    set({ VITE_RECAPTCHA_VERIFY_URL: url, VITE_MAIL_API_BASE: url });
    expect(readIn(malformedSettings)).toEqual(['VITE_RECAPTCHA_VERIFY_URL', 'VITE_MAIL_API_BASE']);
  });

  test('default to the providers’ origins', () => {
    expect(readIn(malformedSettings)).toEqual([]);
    expect(readIn(serviceOrigins)).toEqual(['https://www.google.com', 'https://api.mailgun.net']);
  });

  test('give each origin once', () => {
    set({
      VITE_RECAPTCHA_VERIFY_URL: 'https://proxy.example:8443/verify',
      VITE_MAIL_API_BASE: 'https://proxy.example:8443/mail',
    });
    expect(readIn(serviceOrigins)).toEqual(['https://proxy.example:8443']);
  });

  test('give no origin for a URL of the site itself', () => {
    set({ VITE_RECAPTCHA_VERIFY_URL: '/verify', VITE_MAIL_API_BASE: '/mail' });
    expect(readIn(serviceOrigins)).toEqual([]);
  });
});

describe('The script that counts visits', () => {
  test.each([
    ['https://plausible.io/js/script.js data-domain=shop.example', ['https://plausible.io']],
    ['https://umami.example/script.js data-website-id="9-1"', ['https://umami.example']],
    ['https://a.example/b.js integrity=sha384-c crossorigin=anonymous', ['https://a.example']],
    [
      'https://gc.zgo.at/count.js data-goatcounter=https://shop.goatcounter.com/count',
      ['https://gc.zgo.at', 'https://shop.goatcounter.com'],
    ],
  ])('%s may send to %j', (value, origins) => {
    writeFileSync(join(folder, '.env.production.local'), `VITE_STATISTICS_SCRIPT=${value}\n`);
    const [src, ...attributes] = value.replaceAll('"', '').split(' ');
    const pairs = attributes.map((attribute) => attribute.split('='));
    expect(readIn(statisticsScript)).toMatchObject({ src, attributes: pairs, origins });
    expect(readIn(malformedSettings)).toEqual([]);
  });

  test.each(['script.js', '/script.js', 'http://a.example/a.js', 'https://a.example/a.js async'])(
    'is refused: %s',
    (value) => {
      set({ VITE_STATISTICS_SCRIPT: value });
      expect(readIn(malformedSettings)).toEqual(['VITE_STATISTICS_SCRIPT']);
    },
  );

  test('is none without the setting', () => {
    expect(readIn(statisticsScript)).toBeUndefined();
  });
});

test('a build of connected mode finds the secrets that it would publish', () => {
  set({ ...enough, VITE_MAIL_API_KEY: '' }, '.env.connected.local');
  expect(publishedSecrets('connected', folder)).toEqual([]);
  set({ VITE_MAIL_API_KEY: 'k', VITE_ADMIN_PASSWORD: 'p' }, '.env.connected.local');
  expect(publishedSecrets('connected', folder)).toEqual([
    'VITE_MAIL_API_KEY',
    'VITE_ADMIN_PASSWORD',
  ]);
});

test('a business without a person, a legal name or an address lacks them', () => {
  const legal = { name: 'Millrace Ltd', companyNumber: '', address: '1 Mill Lane, Leeds' };
  const person = { name: 'Ada', since: '2016', photo: '/ada.webp' };
  expect(missingFacts({ person, legal })).toEqual([]);
  expect(missingFacts({ legal: { ...legal, name: '', address: '' } })).toEqual([
    'person',
    'legal.name',
    'legal.address',
  ]);
});
