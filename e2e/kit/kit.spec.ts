import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { freePort } from '../../scripts/freePort.ts';
import { report } from '../../scripts/report.ts';
import { business } from '../../src/content/business.ts';
import { findHorizontalOverflow, findViolations } from '../support/accessibility';

const isDeep = Boolean(process.env.DEEP);
const kit = resolve('dist-kit');
const pictures = resolve('.cache/kit-pictures');

/** A fresh application: for `npm run deep` one that installs from the registry, outside of the project. */
const folder = isDeep ? join(tmpdir(), `consumer-${process.pid}`) : resolve('.cache/kit-consumer');

const inFolder = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });

function makeConsumer() {
  cpSync('e2e/kit/consumer', folder, { recursive: true });
  const brand = readFileSync('stories/foundations/orchard.ts', 'utf8')
    .replace('#src/design-system/index.ts', '@millrace/design-system')
    .replace('const orchard', 'const brand');
  writeFileSync(join(folder, 'brand.ts'), brand);
  // The files that the README shows, each named by its first line.
  const readme = readFileSync('src/design-system/README.md', 'utf8');
  mkdirSync(join(folder, 'readme'), { recursive: true });
  for (const [, file = '', code = ''] of readme.matchAll(/```tsx\n\/\/ (\S+)\n(.*?)```/gs)) {
    writeFileSync(join(folder, 'readme', basename(file)), code);
  }
  const tarball = readdirSync(kit).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error('Build the package first: npm run build:kit');
  if (isDeep) {
    inFolder('npm', 'ci', '--ignore-scripts');
    inFolder('npm', 'install', '--no-save', '--ignore-scripts', join(kit, tarball));
    return;
  }
  // The project's own packages are the others.
  const target = join(folder, 'node_modules/@millrace/design-system');
  mkdirSync(target, { recursive: true });
  inFolder('tar', '-xzf', join(kit, tarball), '--strip-components=1', '-C', target);
}

// After a failure, another worker would install everything again.
if (isDeep) test.describe.configure({ mode: 'serial' });

let vite: PreviewServer;
let next: ChildProcess | undefined;
const urls = { vite: '', hostile: '', readme: '', next: '' };

test.beforeAll(async () => {
  test.setTimeout(600_000);
  makeConsumer();
  inFolder('npx', 'tsc');
  const outDir = join(folder, 'dist');
  const input = ['index', 'hostile', 'readme'].map((name) => join(folder, `${name}.html`));
  await build({
    ...{ configFile: false, root: folder, logLevel: 'error' },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  vite = await preview({
    configFile: false,
    root: folder,
    build: { outDir },
    preview: { port: 0 },
  });
  urls.vite = vite.resolvedUrls?.local[0] ?? '';
  urls.hostile = `${urls.vite}hostile.html`;
  urls.readme = `${urls.vite}readme.html`;
  if (!isDeep) return;
  inFolder('npx', 'next', 'build');
  const port = await freePort();
  urls.next = `http://localhost:${port}/`;
  const program = join(folder, 'node_modules/next/dist/bin/next');
  next = spawn(process.execPath, [program, 'start', '--port', String(port)], { cwd: folder });
  await new Promise<void>((ready) => {
    next?.stdout?.on('data', (text) => String(text).includes('Ready') && ready());
  });
});

test.afterAll(async () => {
  next?.kill();
  await vite?.close();
  if (isDeep) rmSync(folder, { recursive: true });
});

/** Size in bytes of what a page loads for some exports, compressed and without React. */
async function sizeOf(exports: string) {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, `export ${exports} from '@millrace/design-system';\n`);
  const result = await build({
    ...{ configFile: false, root: folder, logLevel: 'error' },
    build: {
      ...{ write: false, lib: { entry, formats: ['es'] }, minify: 'oxc' },
      rolldownOptions: { external: /^react/ },
    },
  });
  const [first] = [result].flat();
  const chunks = first && 'output' in first ? first.output : [];
  return gzipSync(chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
}

test('a button costs what one button costs', async () => {
  const sizes = {
    Button: await sizeOf('{ Button }'),
    Dialog: await sizeOf('{ Dialog }'),
    all: await sizeOf('*'),
    'styles.css': gzipSync(readFileSync(join(kit, 'styles.css'))).length,
  };
  report(`bytes: ${JSON.stringify(sizes)}`);
  expect(sizes.Button).toBeLessThan(1_000);
  expect(sizes.Dialog).toBeLessThan(3_000);
  expect(sizes.all).toBeLessThan(35_000);
});

test('the package has nothing of the product', () => {
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|ts|css|json)$/.test(file),
  );
  const packages = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(kit, file), 'utf8');
    for (const word of [business.url, business.contact.email, 'vanilla-extract', '#src']) {
      expect(text, `${file} has ${word}`).not.toContain(word);
    }
    for (const [, name = ''] of text.matchAll(/(?:from |^import |import\()['"]([^.'"][^'"]*)/gm)) {
      packages.add(name);
    }
  }
  expect([...packages].sort()).toEqual([
    '@radix-ui/react-tabs',
    'react',
    'react-dom',
    'react/jsx-runtime',
  ]);
});

/** The page of each application, and whether the design system is for all of it. */
const applications = ['vite', 'hostile', ...(isDeep ? (['next'] as const) : [])] as const;

for (const name of applications) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${name}, ${colorScheme}, with its dialog and an error`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const isIcon = message.location().url.endsWith('/favicon.ico');
        if (message.type() === 'error' && !isIcon) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(urls[name]);
      const within = '.mill-theme';
      const violations = () => findViolations(page, { hasForcedColours: false, within });
      const picture = (state: string) =>
        page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${state}.png`) });
      await page.getByRole('button', { name: 'حفظ' }).click();
      await expect(page.getByText('اكتب الاسم.')).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.screenshot({
        ...{ path: join(pictures, `${name}-${colorScheme}-page.png`), fullPage: true },
      });
      await page.getByRole('textbox', { name: 'الاسم' }).fill('ليلى');
      await page.getByRole('button', { name: 'حفظ' }).click();
      await expect(page.locator('.mill-theme [data-toast]')).toBeVisible();
      await picture('toast');
      await page.getByRole('button', { name: 'تفاصيل' }).click();
      await expect(page.getByRole('dialog', { name: 'تفاصيل' })).toBeVisible();
      expect(await violations()).toEqual([]);
      await picture('dialog');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await findHorizontalOverflow(page)).toEqual([]);
      await page.screenshot({
        ...{ path: join(pictures, `${name}-${colorScheme}-phone.png`), fullPage: true },
      });
      expect(errors).toEqual([]);
    });
  }
}

test('the application of the README works', async ({ page }) => {
  await page.goto(urls.readme);
  const customer = page.getByRole('textbox', { name: 'Customer' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(
    'Customer: Enter the name of the customer.',
  );
  await expect(customer).toBeFocused();
  await customer.fill('Ruth');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Order saved');
  expect(await findViolations(page, { hasForcedColours: false })).toEqual([]);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Delete All', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

/** All that the browser computes for the elements outside of the theme's root. */
const stylesOutside = (page: Page) =>
  page.evaluate(() => {
    const parts = [null, '::before', '::after', '::marker', '::selection', '::backdrop'];
    return [...document.querySelectorAll('html, body, #outside, #outside *')].flatMap((element) =>
      parts.map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style].map((property) => style.getPropertyValue(property));
        return `${element.localName}${part ?? ''} ${values.join(';')}`;
      }),
    );
  });

test('the styles match nothing outside of the theme’s root', async ({ page }) => {
  await page.goto(urls.hostile);
  await expect(page.getByRole('heading', { name: 'الطلبات' })).toBeVisible();
  // Its height is part of the page's.
  await page.evaluate(() => document.querySelector('#root')?.setAttribute('hidden', ''));
  const styled = await stylesOutside(page);
  const disabled = await page.evaluate(() => {
    const own = [...document.styleSheets].filter(
      ({ href, ownerNode }) => href || (ownerNode as Element).closest('.mill-theme'),
    );
    for (const sheet of own) sheet.disabled = true;
    return own.length;
  });
  expect(disabled).toBeGreaterThan(1);
  expect(await stylesOutside(page)).toEqual(styled);
  const property = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mill-paper'),
  );
  expect(property).toBe('');
});

test('a host page’s CSS changes neither colours of text nor boxes, and wins elsewhere', async ({
  page,
}) => {
  await page.goto(urls.hostile);
  await expect(page.getByRole('heading', { name: 'الطلبات' })).toBeVisible();
  const found = await page.evaluate(() => {
    const own = [...document.querySelectorAll('.mill-theme [class^="mill-"]')];
    return {
      red: own.filter((each) => getComputedStyle(each).color === 'rgb(255, 0, 0)').length,
      boxes: [...new Set(own.map((each) => getComputedStyle(each).boxSizing))],
    };
  });
  expect(found).toEqual({ red: 0, boxes: ['border-box'] });
  await expect(page.locator('#outside a')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(page.locator('#outside p')).toHaveCSS('box-sizing', 'content-box');
  const button = page.getByRole('button', { name: 'حفظ' });
  await expect(button).toHaveCSS('border-start-start-radius', '3px');
  // In spite of the page's reset, which has its own layer.
  await expect(button).toHaveCSS('padding-inline-start', '20px');
  await page.addStyleTag({ content: 'button { border-radius: 21px }' });
  await expect(button).toHaveCSS('border-start-start-radius', '21px');
});
