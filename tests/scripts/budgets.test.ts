import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { excess, weigh } from '../../scripts/budgets.ts';

const landing = { name: 'landing' };
const admin = { name: 'admin', isOwners: true };

const light = {
  file: 'index.html',
  html: 14_000,
  modules: [
    { url: '/assets/main.js', bytes: 97_000 },
    { url: '/assets/Landing.js', bytes: 8_000 },
  ],
  requests: 8,
};

describe('A page within its budget', () => {
  test('is let through to the last byte', () => {
    expect(excess(light, landing)).toEqual([]);
  });

  test('may be the owner’s, with as much script as it takes', () => {
    const modules = [{ url: '/assets/Admin.js', bytes: 200_000 }];
    expect(excess({ ...light, file: 'admin.html', modules, requests: 20 }, admin)).toEqual([]);
  });

  test('may have a form, and what checks it', () => {
    const heavier = { ...light, modules: [{ url: '/assets/forms.js', bytes: 120_000 }] };
    expect(excess(heavier, { name: 'customQuote' })).toEqual([]);
    expect(excess(heavier, landing)).toHaveLength(1);
  });
});

describe('A page beyond its budget is named, with what to do,', () => {
  test('for its HTML, the owner’s as well', () => {
    const [sentence] = excess({ ...light, html: 14_001 }, landing);
    expect(sentence).toMatch(/index\.html has 14001 bytes .* may have 14000: .*styles/);
    expect(excess({ ...light, html: 14_001 }, admin)).toHaveLength(1);
  });

  test('for its script, with the heaviest files', () => {
    const modules = [...light.modules, { url: '/assets/Chart.js', bytes: 30_000 }];
    const [sentence] = excess({ ...light, modules }, landing);
    expect(sentence).toMatch(
      /index\.html loads 135000 bytes .*main\.js 97000, \/assets\/Chart\.js/,
    );
  });

  test('for its requests', () => {
    expect(excess({ ...light, requests: 9 }, landing)).toEqual([
      expect.stringMatching(/index\.html makes 9 requests .* may make 8/),
    ]);
  });
});

describe('Weighing', () => {
  let site = '';
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'weights-'));
  });
  afterEach(() => rmSync(site, { recursive: true }));

  test('counts what is sent compressed, and each request', async () => {
    writeFileSync(join(site, 'index.html.br'), 'x'.repeat(70));
    writeFileSync(join(site, 'main.js.br'), 'x'.repeat(30));
    const page = { file: 'index.html', modules: ['/main.js'], fonts: ['/a.woff2', '/b.woff2'] };
    expect(await weigh(site, page)).toEqual({
      file: 'index.html',
      html: 70,
      modules: [{ url: '/main.js', bytes: 30 }],
      requests: 5,
    });
  });
});
