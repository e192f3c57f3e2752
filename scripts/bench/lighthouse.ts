/** Lighthouse over one page, in a browser of its own. */
import { findBrowser, launchArguments } from '../browser.ts';
import { loadTool } from './tools.ts';

/** Tasks of at least this many ms are long. */
export const LONG_TASK = 50;

type Device = 'mobile' | 'desktop';

export interface Visit {
  /** Of the four categories, 0 to 100. */
  scores: Record<string, number>;
  /** In ms, as the next four. */
  lcp: number;
  fcp: number;
  speedIndex: number;
  tbt: number;
  /** 0 if no task takes `LONG_TASK`. */
  longestTask: number;
  cls: number;
  /** The audits that cost points. */
  failures: string[];
}

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
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const value = (id: string): number => lhr.audits[id].numericValue;
    const longTasks: { duration: number }[] = lhr.audits['long-tasks'].details?.items ?? [];
    const categories = Object.entries<{
      score: number;
      auditRefs: { id: string; weight: number }[];
    }>(lhr.categories);
    return {
      scores: Object.fromEntries(
        categories.map(([id, { score }]) => [id, Math.round(score * 100)]),
      ),
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
      cls: value('cumulative-layout-shift'),
      failures: categories.flatMap(([, { auditRefs }]) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    };
  } finally {
    chrome.kill();
  }
}
