/** Scores a page and its headers with Mozilla's HTTP Observatory, offline. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTool, resolveTool } from './tools.ts';

const observatory = '@mdn/mdn-http-observatory';

/** Loads a module of the Observatory by its path without extension. */
const load = (path: string) => loadTool(`${observatory}/src/${path}.js`);

/** A name that no browser has in its list of HTTPS-only hosts. */
const hostname = 'site.example';

/** The Observatory downloads that list at its installation; a new site is not in it. */
function makeEmptyPreloadList() {
  const list = join(dirname(resolveTool(`${observatory}/package.json`)), 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

/**
 * Scores the page at `origin` as if a host with a valid certificate served it and redirected HTTP to
 * HTTPS. A score of 100 is a site without faults, and more is extra credit; `failures` are the names
 * of the failed tests.
 */
export async function observe(origin: string, path: string) {
  makeEmptyPreloadList();
  const [{ ALL_TESTS }, { Requests }, { parseHttpEquivHeaders }, { getScoreModifier }, charts] =
    await Promise.all(
      ['constants', 'types', 'retriever/utils', 'grader/grader', 'grader/charts'].map(load),
    );
  const url = new URL(path, `https://${hostname}`);
  const page = await fetch(new URL(path, origin));
  const html = await page.text();
  const response = {
    status: page.status,
    headers: Object.fromEntries(page.headers),
    data: html,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, url.href),
  };
  const preflight = await fetch(new URL(path, origin), {
    method: 'OPTIONS',
    headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' },
  });

  const requests = new Requests(hostname);
  requests.resources.path = html;
  requests.session = { url };
  Object.assign(requests.responses, {
    auto: response,
    https: response,
    http: response,
    cors: { headers: Object.fromEntries(preflight.headers), verified: true },
    httpRedirects: [
      { url: new URL(url.href.replace('https', 'http')), status: 301 },
      { url, status: response.status },
    ],
  });

  const results: { constructor: { name: string }; result: string; pass: boolean }[] = ALL_TESTS.map(
    (test: (requests: unknown) => unknown) => test(requests),
  );
  const modifiers: number[] = results.map(({ result }) => getScoreModifier(result));
  const score = (counted: readonly number[]) => counted.reduce((a, b) => a + b, 100);
  const withoutCredit = score(modifiers.filter((modifier) => modifier < 0));
  const earnsCredit = withoutCredit >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return {
    score: earnsCredit ? score(modifiers) : withoutCredit,
    failures: results.filter(({ pass }) => !pass).map((each) => each.constructor.name),
  };
}
