import { describe, expect, test } from 'vitest';
import { type ScreenshotStory, screenshotViews } from '#.storybook/screenshots.ts';

const story = (own: Partial<ScreenshotStory> = {}): ScreenshotStory => ({
  tags: ['visual'],
  globals: {},
  isScreen: false,
  ...own,
});

const tablet = { viewport: { value: 'tablet', isRotated: false } };

describe('The views of a story’s screenshots', () => {
  test.each([
    ['both themes for a component', {}, ['light laptop', 'dark laptop']],
    ['a large and a small one for a screen', { isScreen: true }, ['light desktop', 'dark phone']],
    ['the viewport that a component sets', { globals: tablet }, ['light tablet', 'dark tablet']],
    [
      'the viewport that a screen sets',
      { globals: tablet, isScreen: true },
      ['light tablet', 'dark tablet'],
    ],
    [
      'all widths in both themes for a main screen',
      { tags: ['visual', 'all-widths'], isScreen: true },
      ['phone', 'tablet', 'desktop', 'wide'].flatMap((width) => [
        `light ${width}`,
        `dark ${width}`,
      ]),
    ],
    ['none without the tag', { tags: ['autodocs'] }, []],
    ['none for a test', { tags: ['visual', 'test-fn'] }, []],
    ['none for a story that sets a theme', { globals: { theme: 'dark' } }, []],
  ])('are %s', (_, own, views) => {
    const names = screenshotViews(story(own)).map(({ theme, viewport }) => `${theme} ${viewport}`);
    expect(names).toEqual(views);
  });
});
