/** What the analysers of Mozilla's HTTP Observatory make of a page and its headers, offline. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTool, resolveTool } from './tools.mjs';

const observatory = '@mdn/mdn-http-observatory';

/** @param {string} path of a module of the Observatory's, without its ending */
const load = (path) => loadTool(`${observatory}/src/${path}.js`);

/** Any name that is in no browser's list of hosts which are only spoken to by HTTPS. */
const hostname = 'site.example';

/** The Observatory downloads that list where it is installed; a new site is not in it. */
function makeEmptyPreloadList() {
  const list = join(dirname(resolveTool(`${observatory}/package.json`)), 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

/**
 * Scores a page as if a host with a valid certificate served it, which leads from HTTP to HTTPS.
 *
 * @param {string} origin of the server that sends the page with its headers
 * @param {string} path
 * @returns {Promise<{ score: number, failures: string[] }>} 100 is a site without a fault, and more
 *   is extra credit; the names of the tests that it failed
 */
export async function observe(origin, path) {
  makeEmptyPreloadList();
  const [{ ALL_TESTS }, { Requests }, { parseHttpEquivHeaders }, { getScoreModifier }, charts] =
    await Promise.all(
      ['constants', 'types', 'retriever/utils', 'grader/grader', 'grader/charts'].map(load),
    );
  const url = new URL(path, `https://${hostname}`);
  const answer = await fetch(new URL(path, origin));
  const html = await answer.text();
  const response = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
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

  /** @type {{ constructor: { name: string }, result: string, pass: boolean }[]} */
  const results = ALL_TESTS.map((/** @type {(requests: unknown) => unknown} */ test) =>
    test(requests),
  );
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const score = (/** @type {number[]} */ counted) => counted.reduce((a, b) => a + b, 100);
  const withoutCredit = score(modifiers.filter((modifier) => modifier < 0));
  const earnsCredit = withoutCredit >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return {
    score: earnsCredit ? score(modifiers) : withoutCredit,
    failures: results.filter(({ pass }) => !pass).map((each) => each.constructor.name),
  };
}
