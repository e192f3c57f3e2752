import { expect, test } from 'vitest';
import { judge, totalGoal } from '../../scripts/bench/goals.ts';

const goal = { atMost: 1.05 };
const fast = [0.98, 1.01, 1, 0.99, 1.02, 1, 1.01, 0.97, 1, 0.99];
const slow = [1.2, 1.18, 1.25, 1.21, 1.3, 1.19, 1.22, 1.17, 1.24, 1.2];
const noisy = [0.8, 1.3, 0.9, 1.2, 1.1, 0.85, 1.25, 1, 1.15, 0.95];

test('A time meets or fails its goal if its whole interval does', () => {
  expect(judge(fast, goal)).toBe('met');
  expect(judge(slow, goal)).toBe('failed');
  expect(judge(noisy, goal)).toBe('unsure');
  expect(judge(slow, { atLeast: 1.05 })).toBe('met');
});

test('A time is unsure below ten samples, and fails without a value', () => {
  expect(judge(slow.slice(0, 9), goal)).toBe('unsure');
  expect(judge([...fast, Number.NaN], goal)).toBe('failed');
  expect(judge([], goal)).toBe('failed');
});

test('A count or a score is exact', () => {
  expect(judge(14_000, { atMost: 14_000 })).toBe('met');
  expect(judge(14_001, { atMost: 14_000 })).toBe('failed');
  expect(judge(97, { atLeast: 98 })).toBe('failed');
});

test('All bytes of a page are the sum of its limits', () => {
  expect(totalGoal('landing')).toBe(162_000);
  expect(totalGoal('customQuote')).toBe(186_000);
});
