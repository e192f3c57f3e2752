/** Lighthouse over one page, in a browser of its own. */
import { findBrowser, launchArguments } from '../browser.ts';
import { loadTool } from './tools.ts';

type Device = 'mobile' | 'desktop';

const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Of each category, 0 to 100. */
type Scores = Record<(typeof categoryNames)[number], number>;

export interface Visit {
  scores: Scores;
  /** In ms, as the next three. */
  lcp: number;
  fcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  /** The audits that cost points. */
  failures: string[];
}

const byCategory = (score: (name: keyof Scores) => number) =>
  Object.fromEntries(categoryNames.map((name) => [name, score(name)])) as Scores;

/** The lowest score of each category. */
export const worstScores = (visits: readonly Visit[]) =>
  byCategory((name) => Math.min(...visits.map(({ scores }) => scores[name])));

/** Chromium sometimes does not start a trace; the visit is then repeated. */
const TRIES = 3;

export async function visit(url: string, device: Device, tries = TRIES): Promise<Visit> {
  try {
    return await visitOnce(url, device);
  } catch (error) {
    if (tries <= 1) throw error;
    return visit(url, device, tries - 1);
  }
}

async function visitOnce(url: string, device: Device): Promise<Visit> {
  const [{ launch }, { default: lighthouse, desktopConfig }] = await Promise.all([
    loadTool('chrome-launcher'),
    loadTool('lighthouse'),
  ]);
  const chromePath = findBrowser({ whole: true });
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', ...launchArguments],
    logLevel: 'error',
  });
  try {
    const { lhr } = await lighthouse(
      url,
      {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: categoryNames,
      },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const value = (id: string): number => lhr.audits[id].numericValue;
    const auditRefs: { id: string; weight: number }[] = categoryNames.flatMap(
      (name) => lhr.categories[name].auditRefs,
    );
    return {
      scores: byCategory((name) => Math.round(lhr.categories[name].score * 100)),
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      failures: auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}
