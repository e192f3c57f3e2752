import { expect, test } from 'vitest';
import { formatShortDay } from '#src/domain/day.ts';

test('a short day has a year only in another year than today’s', () => {
  expect(formatShortDay('2026-02-09', '2026-11-26')).toBe('9 Feb');
  expect(formatShortDay('2025-12-31', '2026-01-01')).toBe('31 Dec 2025');
});
