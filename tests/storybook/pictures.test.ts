import { describe, expect, test } from 'vitest';
import { type PicturedStory, pictureViewports } from '#.storybook/pictures.ts';

const story = (own: Partial<PicturedStory> = {}): PicturedStory => ({
  tags: ['visual'],
  globals: {},
  isScreen: false,
  ...own,
});

describe('A story is pictured', () => {
  test('at one width, if it shows a component', () => {
    expect(pictureViewports(story())).toEqual(['laptop']);
  });

  test('wide and narrow, if it shows a screen', () => {
    expect(pictureViewports(story({ isScreen: true }))).toEqual(['desktop', 'phone']);
  });

  test('at the width that it names, and at no other', () => {
    const globals = { viewport: { value: 'tablet', isRotated: false } };
    expect(pictureViewports(story({ globals }))).toEqual(['tablet']);
    expect(pictureViewports(story({ globals, isScreen: true }))).toEqual(['tablet']);
  });
});

describe('A story is not pictured', () => {
  test('without the tag', () => {
    expect(pictureViewports(story({ tags: ['autodocs'] }))).toEqual([]);
  });

  test('in a test of its own, which begins where it ends', () => {
    expect(pictureViewports(story({ tags: ['visual', 'test-fn'] }))).toEqual([]);
  });

  test('once more where it only names a theme, since pictures are taken in both', () => {
    expect(pictureViewports(story({ globals: { theme: 'dark' } }))).toEqual([]);
  });
});
