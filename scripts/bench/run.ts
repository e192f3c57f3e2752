/**
 * `npm run bench`: measures the production build and its static twin in turns. Times count as ratios
 * of pairs; bytes, requests and layout shifts count exactly. `--rounds 10` is how often each pair is
 * measured, and quick pairs twice as often; with fewer than 10 pairs, no time is judged.
 * `--only weight,speed` measures these parts alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serve } from '../../server/site/siteListener.ts';
import { packages } from '../../src/content/catalogue.ts';
import { allPages, pages } from '../../src/pages.ts';
import { launchOptions } from '../browser.ts';
import { budgetOf, MAX_HTML } from '../budgets.ts';
import { run } from '../setup.mjs';
import { productionSettings } from '../testSites.ts';
import { figures, goal, MAX_FONTS, totalGoal } from './goals.ts';
import { type Visit, visit, worstScores } from './lighthouse.ts';
import { type Paints, timePaints } from './paint.ts';
import { timeSizes } from './scale.ts';
import { type Load, timeServer } from './server.ts';
import { ratios } from './statistics.ts';
import { installTools } from './tools.ts';
import { makeTwin } from './twin.ts';
import { weigh } from './weight.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    only: {
      type: 'string',
      default: 'weight,paint,server,speed',
    },
  },
});
const rounds = Number(values.rounds);
/** Pairs that take seconds are measured more often, so that a busy moment counts for less. */
const quickRounds = 2 * rounds;
const parts = values.only.split(',');

/** A word that is wider in its web font than in the fallback moves its neighbours a little. */
const MAX_SHIFT = 0.001;

const folder = '.cache/bench';
const site = `${folder}/site`;
const twin = `${folder}/twin`;

/** The public pages. The questionnaire loads React after its first paint, to redirect who has bought nothing. */
const routes = [
  { path: '/', name: 'landing', earlyScripts: 0 },
  { path: '/custom-quote', name: 'customQuote', earlyScripts: 0 },
  { path: '/website-questionnaire', name: 'questionnaire', earlyScripts: 5 },
] as const;

/** What the address bar alone does not tell a page: the questionnaire needs a bought package. */
const historyStates = new Map([
  [pages.questionnaire.href, { usr: { package: packages[0] }, key: 'bench', idx: 0 }],
]);

if (!run('npm', ['run', '--silent', 'build', '--', '--out', site], productionSettings))
  process.exit(1);
await makeTwin(site, twin);
const servers = await Promise.all([serve(site, 0), serve(twin, 0)]);
const [siteUrl = '', twinUrl = ''] = servers.map((server) => {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`;
});

const browser = await chromium.launch(launchOptions({ whole: true }));

if (parts.includes('weight')) {
  for (const { path, name: page, ...goals } of routes) {
    const budget = budgetOf(page);
    for (const width of [412, 1350]) {
      const viewport = { width, height: 900 };
      const weight = await weigh(browser, siteUrl + path, viewport, historyStates.get(path));
      const name = `${path} at ${width} px`;
      goal(`${name}, HTML with styles`, weight.html, { atMost: MAX_HTML }, ' B');
      goal(`${name}, scripts`, weight.scripts, { atMost: budget.script + budget.later }, ' B');
      goal(`${name}, fonts`, weight.fonts, { atMost: MAX_FONTS }, ' B');
      goal(`${name}, total`, weight.total, { atMost: totalGoal(page) }, ' B');
      goal(`${name}, requests`, weight.requests, { atMost: budget.requests });
      goal(`${name}, scripts before load`, weight.earlyScripts, { atMost: goals.earlyScripts });
      goal(`${name}, layout shift`, weight.cls, { atMost: MAX_SHIFT });
      goal(`${name}, errors and warnings`, weight.errors.length, { atMost: 0 });
    }
  }
}

if (parts.includes('paint')) {
  for (const { href, isAdmin, hasChildren } of allPages) {
    if (isAdmin) continue;
    const path = hasChildren ? `${href}/1` : href;
    const ours: Paints[] = [];
    const theirs: Paints[] = [];
    for (let round = 0; round < quickRounds; round += 1) {
      theirs.push(await timePaints(browser, twinUrl + path, historyStates.get(href)));
      ours.push(await timePaints(browser, siteUrl + path, historyStates.get(href)));
    }
    for (const key of ['fcp', 'lcp'] as const) {
      const [own = [], twins = []] = [ours, theirs].map((side) => side.map((times) => times[key]));
      goal(`${path}, ${key} to the twin’s, applied`, ratios(own, twins), { atMost: 1.05 }, '×');
    }
  }
}

if (parts.includes('server')) {
  if (!run('npm', ['run', '--silent', 'build:connected'])) process.exit(1);
  const measured = await timeServer(site, rounds);
  const compare = (what: string, loads: { server: Load; pg: Load }[], goals: Load) => {
    const ratio = (key: keyof Load) =>
      ratios(
        loads.map(({ server }) => server[key]),
        loads.map(({ pg }) => pg[key]),
      );
    goal(`${what}, requests a second to pg alone`, ratio('rate'), { atLeast: goals.rate }, '×');
    goal(`${what}, p99 to pg alone`, ratio('p99'), { atMost: goals.p99 }, '×');
  };
  compare(
    'A new ticket',
    measured.map(({ tickets }) => tickets),
    { rate: 0.35, p99: 4 },
  );
  compare(
    'A payment event',
    measured.map(({ payments }) => payments),
    { rate: 0.5, p99: 3 },
  );
  const threeTimes = { rate: 1 / 3, p99: 3 };
  compare(
    'The owner’s list of 500 orders',
    measured.map(({ list }) => list),
    threeTimes,
  );
  compare(
    'The owner’s list of 10,000 tickets',
    measured.map(({ lists }) => lists),
    threeTimes,
  );
  compare(
    'A search of 10,000 tickets',
    measured.map(({ search }) => search),
    threeTimes,
  );
  const { results, weights } = await timeSizes(site, 100_000, quickRounds);
  for (const { name, bytes } of weights) {
    console.log(`  ${name}: ${(bytes / 1e6).toFixed(0)} MB with its indexes`);
  }
  for (const { name, ms, times } of results) {
    console.log(`  ${name} with 100,000: ${ms.toFixed(1)} ms`);
    goal(`The owner’s ${name} with 100,000, to a tenth`, times, { atMost: 2 }, '×');
  }
}

await browser.close();

if (parts.includes('speed')) {
  installTools();
  // Without a purchase, the questionnaire redirects: there is no page to measure.
  for (const { path: route } of routes.slice(0, 2)) {
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    const desktop: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await visit(twinUrl + route, 'mobile'));
      ours.push(await visit(siteUrl + route, 'mobile'));
      desktop.push(await visit(siteUrl + route, 'desktop'));
    }
    for (const key of ['lcp', 'fcp', 'speedIndex'] as const) {
      const [own = [], twins = []] = [ours, theirs].map((visits) =>
        visits.map((visit) => visit[key]),
      );
      goal(`${route}, ${key} to the twin’s`, ratios(own, twins), { atMost: 1.05 }, '×');
    }
    const blocked = ours.map(({ tbt }, round) => tbt - (theirs[round]?.tbt ?? Number.NaN));
    goal(`${route}, blocking time beyond the twin’s`, blocked, { atMost: 100 }, ' ms');
    const all = [...ours, ...desktop];
    goal(`${route}, layout shift, worst`, Math.max(...all.map(({ cls }) => cls)), {
      atMost: MAX_SHIFT,
    });
    for (const [device, visits] of Object.entries({ mobile: ours, desktop })) {
      const points = visits.map(({ scores }) => scores.performance);
      goal(`${route}, performance on ${device}`, points, { atLeast: 98 });
    }
    const { performance: _, ...others } = worstScores(all);
    const worst = Math.min(...Object.values(others));
    goal(`${route}, worst score of the other three`, worst, { atLeast: 100 });
    const failures = [...new Set(all.flatMap(({ failures: messages }) => messages))];
    if (failures.length > 0) console.log(`  points lost by ${failures.join(', ')}`);
  }
}

for (const server of servers) server.close();
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/figures.json`, `${JSON.stringify(figures, null, 2)}\n`);
const count = (verdict: string) => figures.filter((figure) => figure.verdict === verdict).length;
console.log(`\n${count('met')} met, ${count('failed')} failed, ${count('unsure')} unsure`);
process.exit(count('failed') === 0 ? 0 : 1);
