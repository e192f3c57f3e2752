import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { HeroIllustration } from '#src/screens/Landing/HeroIllustration.tsx';

const meta = preview.meta({
  title: 'Screens/Landing/HeroIllustration',
  component: HeroIllustration,
  decorators: [inColumn('36rem')],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(2);
    await expect(drawings.every((svg) => svg.closest('[aria-hidden="true"]'))).toBe(true);
  },
});

const moving = (story: HTMLElement) =>
  [...story.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).animationName !== 'none',
  );

Default.test('is animated', async ({ canvasElement }) => {
  await expect(moving(canvasElement).length).toBeGreaterThan(0);
});

/** With reduced motion. The screenshots use this setting too. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await expect(moving(canvasElement)).toEqual([]);
  },
});
