import { expect, test } from 'vitest';
import { queryWords } from '#src/domain/listQuery.ts';

test('the first 100 characters and 10 words of a query are searched', () => {
  expect(queryWords(`Bell ${'x'.repeat(200)}`)).toEqual(['bell', 'x'.repeat(95)]);
  expect(queryWords('a A b c d e f g h i j k l').join('')).toBe('abcdefghij');
});
