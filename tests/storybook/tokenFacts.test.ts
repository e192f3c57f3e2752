import { expect, test } from 'vitest';
import { fontSize, space } from '#src/design-system/tokens/tokens.ts';
import { pxRange } from '../../stories/foundations/tokenFacts.ts';

test.each([
  [fontSize.small, '14 px'],
  [fontSize.h1, '38.9 to 64 px, 74 px at 1920'],
  [fontSize.h2, '30.6 to 43.5 px, 44 px at 1920'],
  [space.none, '0 px'],
  [space.section, '36 to 64 px'],
])('the size %s is shown as %s', (length, range) => {
  expect(pxRange(length)).toBe(range);
});
