import { expect, test } from 'vitest';
import {
  noCounts,
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  sum,
  summary,
} from '../../scripts/testCounts.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: 'Button.stories.tsx',
      assertionResults: [
        { fullName: 'Plain', status: 'passed', failureMessages: [] },
        { fullName: 'Busy', status: 'passed', failureMessages: ['failed at first'] },
        { fullName: 'Held', status: 'failed', failureMessages: ['failed twice'] },
      ],
    },
  ],
};

const playwright: PlaywrightReport = {
  stats: { expected: 4, unexpected: 2, skipped: 1, flaky: 1 },
  suites: [
    {
      title: 'pictures.spec.ts',
      suites: [
        {
          title: 'Actions',
          specs: [
            {
              title: 'Button',
              tests: [
                {
                  status: 'skipped',
                  annotations: [{ type: 'skip', description: 'another renderer' }],
                },
              ],
            },
            {
              title: 'Card',
              tests: [{ status: 'unexpected', annotations: [] }],
            },
          ],
        },
      ],
    },
  ],
};

test('the counts of both runners add up, and a flaky test counts as passed', () => {
  expect(readVitest(vitest)).toMatchObject({ passed: 3, failed: 1, skipped: 3, flaky: 1 });
  expect(readPlaywright(playwright)).toMatchObject({ passed: 5, failed: 2, skipped: 1, flaky: 1 });
  expect(sum([readVitest(vitest), readPlaywright(playwright)])).toEqual({
    passed: 8,
    failed: 3,
    skipped: 4,
    flaky: 2,
    reasons: ['another renderer'],
    troubles: [
      'Failed: Button.stories.tsx: Held',
      'Flaky: Button.stories.tsx: Busy',
      'Failed: pictures.spec.ts › Actions › Card',
    ],
  });
});

test('what failed, then flaky and skipped tests with the reasons, come before the counts', () => {
  const counts = {
    passed: 12,
    failed: 1,
    skipped: 2,
    flaky: 1,
    reasons: ['another renderer'],
    troubles: ['Failed: Card'],
  };
  expect(summary(counts)).toBe(
    'Failed: Card\n1 flaky, 2 skipped: another renderer\n12 passed, 1 failed, 2 skipped',
  );
  expect(summary({ ...noCounts, passed: 12, flaky: 1 })).toBe(
    '1 flaky, 0 skipped\n12 passed, 0 failed',
  );
});
