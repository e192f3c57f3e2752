/** Scanners that others wrote, from Debian's packages, on the built server. Each has at most three minutes. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allPages } from '#src/pages.ts';
import { freePort } from '../../scripts/freePort.ts';
import { report } from '../../scripts/report.ts';
import { owner, startServer, temporaryFolder } from './programs.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let url: string;
let cookie: string;
let folder: string;

beforeEach(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  folder = temporaryFolder();
  const env = { DATA_DIR: temporaryFolder(), TRUSTED_PROXIES: '1' };
  server = await startServer({ port, env });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(owner) };
  const response = await fetch(`${url}/api/admin/session`, init);
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterEach(async () => {
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(server.output.join('')).not.toMatch(/"level":"error"|"status":5/);
});

async function run(program: string, parameters: readonly string[]) {
  const options = { cwd: folder, timeout: 180_000, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(program, parameters, options);
  return stripVTControlCharacters(stdout);
}

test.each([
  ['/api/admin/tickets?text=a&status=all&page=1', []],
  ['/api/admin/history?kind=ticket&id=a&page=1', []],
  ['/api/admin/tickets/web-1*', []],
  ['/api/quote-links', ['--data={"token":"a*"}', '--headers=Content-Type: application/json']],
] as const)('sqlmap finds no injection in %s', async (path, parameters) => {
  const output = await run('sqlmap', [
    ...['--batch', '--level=3', '--dbms=PostgreSQL', '--threads=4', `--output-dir=${folder}`],
    ...['--param-exclude=^(Cookie|User-Agent|Referer)$', '--ignore-code=404,429'],
    ...[`--cookie=${cookie}`, `--url=${url}${path}`, ...parameters],
  ]);
  const tested = output.match(/testing for SQL injection on/g)?.length ?? 0;
  expect(tested).toBeGreaterThan(0);
  expect(output.match(/does not seem to be injectable/g)).toHaveLength(tested);
  report(`sqlmap: ${tested} parameters of ${path}, none injectable`);
});

test('wapiti finds only that a header is missing which browsers no longer read', async () => {
  const modules =
    'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
  const lists = ['tickets?text=a&status=all&page=1', 'history?kind=ticket&id=a&page=1'];
  const paths = [...allPages.map(({ href }) => href), ...lists.map((list) => `/api/admin/${list}`)];
  await run('wapiti', [
    ...['--no-bugreport', '--store-session', folder, '--store-config', folder, '-v', '0'],
    ...['-m', modules, '--max-scan-time', '30', '--max-attack-time', '10', '-u', `${url}/`],
    ...paths.flatMap((path) => ['-s', url + path]),
    ...['-H', `Cookie: ${cookie}`, '-f', 'json', '-o', join(folder, 'found.json')],
  ]);
  const found = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8'));
  const all = Object.values({ ...found.vulnerabilities, ...found.anomalies }).flat();
  expect(all).toMatchObject([{ info: 'X-XSS-Protection is not set' }]);
});

test('ffuf finds no file that is no page', async () => {
  const names =
    '.env .git/config .git/HEAD .svn/entries .DS_Store .htaccess _headers server-status phpinfo.php wp-login.php actuator/env package.json server/dist/main.js secret-key data backup dump database config debug metrics swagger';
  const endings = '.bak .old ~ .swp .zip .tar.gz .sql .jsonl .map .br .json .js';
  const words = names
    .split(' ')
    .flatMap((name) => ['', ...endings.split(' ')].map((ending) => name + ending));
  writeFileSync(join(folder, 'words'), words.join('\n'));
  for (const place of ['FUZZ', 'assets/FUZZ', 'admin/..%2fFUZZ', 'api/FUZZ']) {
    const file = join(folder, 'found.json');
    const options = ['-s', '-mc', 'all', '-fc', '404', '-w', 'words', '-o', file];
    await run('ffuf', [...options, '-u', `${url}/${place}`]);
    expect(JSON.parse(readFileSync(file, 'utf8')).results).toEqual([]);
  }
  report(`ffuf: ${words.length} names in four places`);
});

test.each([
  ['slow headers', ['-H']],
  ['slow bodies', ['-B', '-f', 'application/json', '-t', 'POST']],
  ['ranges', ['-R']],
  ['slow reading', ['-X', '-k', '8']],
] as const)('slowhttptest with %s does not keep others from the site', async (mode, parameters) => {
  const target = `${url}/${mode === 'slow bodies' ? 'api/sessions' : ''}`;
  const amount = ['-c', '1000', '-r', '250', '-i', '5', '-l', '20'];
  let isRunning = true;
  const attack = run('slowhttptest', [...parameters, ...amount, '-u', target]).finally(() => {
    isRunning = false;
  });
  // The tool itself asks on one connection, and never again after a slow response.
  const times: number[] = [];
  while (isRunning) {
    const started = performance.now();
    expect((await fetch(url)).status).toBe(200);
    times.push(performance.now() - started);
    await setTimeout(200);
  }
  expect(await attack).toMatch(/Exit status: *(Hit test time limit|No open connections left)/);
  const median = Math.round(times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN);
  report(`slowhttptest, ${mode}: the landing page in ${median} ms (median of ${times.length})`);
  expect(median).toBeLessThan(1000);
});
