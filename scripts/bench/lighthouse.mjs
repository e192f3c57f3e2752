/** Lighthouse over one page, in a browser of its own. */
import { findBrowser, launchArguments } from '../browser.mjs';
import { loadTool } from './tools.mjs';

/** From how many ms on a task keeps the visitor waiting. */
export const LONG_TASK = 50;

/**
 * @typedef {object} Visit
 * @property {Record<string, number>} scores of the four categories, 0 to 100
 * @property {number} lcp in ms, as are the next four
 * @property {number} fcp
 * @property {number} speedIndex
 * @property {number} tbt
 * @property {number} longestTask 0 where none takes `LONG_TASK` or more
 * @property {number} cls
 * @property {string[]} failures the audits that cost points
 */

/** How often a visit is tried again whose trace Chromium did not begin. */
const TRIES = 3;

/**
 * @param {string} url
 * @param {'mobile' | 'desktop'} device
 * @returns {Promise<Visit>}
 */
export async function visit(url, device, tries = TRIES) {
  try {
    return await visitOnce(url, device);
  } catch (error) {
    if (tries <= 1) throw error;
    return visit(url, device, tries - 1);
  }
}

/** @type {(url: string, device: 'mobile' | 'desktop') => Promise<Visit>} */
async function visitOnce(url, device) {
  const [{ launch }, { default: lighthouse, desktopConfig }] = await Promise.all([
    loadTool('chrome-launcher'),
    loadTool('lighthouse'),
  ]);
  const chromePath = findBrowser();
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
    /** @type {(id: string) => number} */
    const value = (id) => lhr.audits[id].numericValue;
    /** @type {{ duration: number }[]} */
    const longTasks = lhr.audits['long-tasks'].details?.items ?? [];
    /** @type {[string, { score: number, auditRefs: { id: string, weight: number }[] }][]} */
    const categories = Object.entries(lhr.categories);
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
