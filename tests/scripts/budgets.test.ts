import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { excess, imageExcess, weigh } from '../../scripts/budgets.ts';

const landing = { name: 'landing' as const };
const admin = { name: 'admin' as const, isAdmin: true };

const light = {
  file: 'index.html',
  html: 14_000,
  modules: [
    { file: 'assets/main.js', bytes: 102_000 },
    { file: 'assets/Landing.js', bytes: 8_000 },
  ],
  requests: 8,
};

describe('A page within its budget', () => {
  test('passes up to the last byte', () => {
    expect(excess(light, landing)).toEqual([]);
  });

  test('may load 300 bytes more of script if visits are counted', () => {
    const modules = [{ file: 'assets/main.js', bytes: 110_300 }];
    expect(excess({ ...light, modules }, landing, true)).toEqual([]);
    expect(excess({ ...light, modules, requests: 9 }, landing, true)).toHaveLength(1);
    expect(excess({ ...light, modules }, landing)).toHaveLength(1);
  });

  test('may load any number of scripts if it is the owner’s', () => {
    const modules = [{ file: 'assets/Admin.js', bytes: 200_000 }];
    expect(excess({ ...light, file: 'admin.html', modules, requests: 20 }, admin)).toEqual([]);
  });

  test('may load the code for a form if it has one', () => {
    const heavier = { ...light, modules: [{ file: 'assets/forms.js', bytes: 120_000 }] };
    expect(excess(heavier, { name: 'customQuote' as const })).toEqual([]);
    expect(excess(heavier, landing)).toHaveLength(1);
  });
});

describe('The message about a page beyond its budget', () => {
  test('gives the bytes of HTML, for the owner’s pages as well', () => {
    const [sentence] = excess({ ...light, html: 14_001 }, landing);
    expect(sentence).toMatch(/index\.html has 14001 bytes .* may have 14000: .*styles/);
    expect(excess({ ...light, html: 14_001 }, admin)).toHaveLength(1);
  });

  test('gives the bytes of script and the heaviest files', () => {
    const modules = [...light.modules, { file: 'assets/Chart.js', bytes: 30_000 }];
    const [sentence] = excess({ ...light, modules }, landing);
    expect(sentence).toMatch(/index\.html loads 140000 bytes .*main\.js 102000, assets\/Chart\.js/);
  });

  test('gives the number of requests', () => {
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

  test('counts compressed bytes and requests', async () => {
    writeFileSync(join(site, 'index.html.br'), 'x'.repeat(70));
    writeFileSync(join(site, 'main.js.br'), 'x'.repeat(30));
    const fonts = ['/a.woff2', '/b.woff2'];
    const page = { file: 'index.html', modules: ['/main.js'], lateStyles: ['/late.css'], fonts };
    expect(await weigh(site, page)).toEqual({
      file: 'index.html',
      html: 70,
      modules: [{ file: '/main.js', bytes: 30 }],
      requests: 6,
    });
  });

  test('finds pictures that are too large, or of another format', async () => {
    writeFileSync(join(site, 'shop.avif'), 'x'.repeat(25_000));
    expect(await imageExcess(site)).toEqual([]);
    writeFileSync(join(site, 'trade.avif'), 'x'.repeat(25_001));
    writeFileSync(join(site, 'booking.png'), 'x');
    expect(await imageExcess(site)).toEqual([
      'booking.png is a picture of another format than AVIF.',
      'trade.avif has 25001 bytes, and may have 25000.',
    ]);
  });
});
