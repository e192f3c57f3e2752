import { describe, expect, test } from 'vitest';
import { type ScreenshotStory, screenshotViews } from '#.storybook/screenshots.ts';

const story = (own: Partial<ScreenshotStory> = {}): ScreenshotStory => ({
  tags: ['visual'],
  globals: {},
  title: 'Features/Orders/OrderView',
  isScreen: false,
  ...own,
});

const tablet = { viewport: { value: 'tablet', isRotated: false } };

describe('The views of a story’s screenshots', () => {
  test.each([
    [
      'both themes for a component of the design system',
      { title: 'Design system/Actions/Button' },
      ['light laptop', 'dark laptop'],
    ],
    ['one for a component of the business', {}, ['light laptop']],
    ['one for a screen', { isScreen: true }, ['light desktop']],
    ['the viewport that a component sets', { globals: tablet }, ['light tablet']],
    ['the viewport that a screen sets', { globals: tablet, isScreen: true }, ['light tablet']],
    [
      'all widths and two dark ones for a main screen',
      { tags: ['visual', 'all-widths'], isScreen: true },
      [
        ...['light phone', 'light tablet', 'light desktop', 'light wide'],
        ...['dark phone', 'dark desktop'],
      ],
    ],
    ['a printed sheet too', { tags: ['visual', 'printed'] }, ['light laptop', 'light sheet']],
    ['none without the tag', { tags: ['autodocs'] }, []],
    ['none for a test', { tags: ['visual', 'test-fn'] }, []],
    ['none for a story that sets a theme', { globals: { theme: 'dark' } }, []],
  ])('are %s', (_, own, views) => {
    const names = screenshotViews(story(own)).map(({ theme, viewport }) => `${theme} ${viewport}`);
    expect(names).toEqual(views);
  });
});
