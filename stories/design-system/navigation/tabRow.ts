import { expect } from 'storybook/test';

/** Expects all tabs in one row on the screen, and the active one in full. */
export async function expectInOneRow(tabs: HTMLElement[]) {
  const tops = tabs.map((tab) => Math.round(tab.getBoundingClientRect().top));
  await expect(new Set(tops).size).toBe(1);
  const active = tabs.find((tab) => tab.matches('[aria-selected="true"], [aria-current="page"]'));
  const { left, right } = active?.getBoundingClientRect() ?? { left: -1, right: -1 };
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
