import { expect } from 'storybook/test';

/** Nothing makes the page scroll sideways, however narrow it is and however long the words are. */
export async function fitsTheScreen() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}
