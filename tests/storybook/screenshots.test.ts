import { describe, expect, test } from 'vitest';
import { type ScreenshotStory, screenshotViewports } from '#.storybook/screenshots.ts';

const story = (own: Partial<ScreenshotStory> = {}): ScreenshotStory => ({
  tags: ['visual'],
  globals: {},
  isScreen: false,
  ...own,
});

const tablet = { viewport: { value: 'tablet', isRotated: false } };

describe('The viewports of a story’s screenshots', () => {
  test.each([
    ['one for a component', {}, ['laptop']],
    ['a desktop and a phone for a screen', { isScreen: true }, ['desktop', 'phone']],
    ['only the viewport that a component sets', { globals: tablet }, ['tablet']],
    ['only the viewport that a screen sets', { globals: tablet, isScreen: true }, ['tablet']],
    ['none without the tag', { tags: ['autodocs'] }, []],
    ['none for a test', { tags: ['visual', 'test-fn'] }, []],
    ['none for a story that sets a theme', { globals: { theme: 'dark' } }, []],
  ])('are %s', (_, own, viewports) => {
    expect(screenshotViewports(story(own))).toEqual(viewports);
  });
});
