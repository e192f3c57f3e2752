import type { Page } from '@playwright/test';
import { findBrokenTexts } from '../../.storybook/brokenTexts.ts';
import { expect } from './test.ts';

const ROWS = 'main tbody tr, main li summary > :first-child > :first-child';

/** Prints a figure with its limits, and checks it. */
export function printFigure(what: string, value: number, least: number, most: number): void {
  console.log(`${what}: ${value} (${least === most ? least : `${least} to ${most}`})`);
  expect.soft(value, what).toBeGreaterThanOrEqual(least);
  expect.soft(value, what).toBeLessThanOrEqual(most);
}

/** The rows of the list: the top of the first one, their different heights, and how many are whole in view. */
export async function rowsIn(page: Page) {
  await page.locator(ROWS).first().waitFor();
  return page.locator(ROWS).evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return {
      first: Math.round(boxes[0]?.top ?? Number.NaN),
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      whole: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
    };
  });
}

/** How many words of the rows are on more than one line. */
export const brokenWords = async (page: Page) =>
  (await page.locator(ROWS).evaluateAll<string[], undefined>(findBrokenTexts)).length;
