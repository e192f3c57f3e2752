import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../scripts/mutation/mutate.ts';

const fileWith = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

describe('The score of mutation testing', () => {
  test('counts failures and timeouts as detected, and mutants without a test as undetected', () => {
    const files = {
      'src/domain/a.ts': fileWith('Killed', 'Killed', 'Survived'),
      'src/domain/deeper/b.ts': fileWith('Timeout', 'NoCoverage'),
    };
    expect(scoreOf({ files }, 'src/domain/')).toMatchObject({ detected: 3, valid: 5, score: 60 });
  });

  test('excludes ignored mutants and those that failed to run, and reports their number', () => {
    const files = {
      'src/domain/a.ts': fileWith('Killed', 'Survived', 'Ignored', 'Ignored', 'RuntimeError'),
    };
    expect(scoreOf({ files }, 'src/domain/')).toMatchObject({ score: 50, ignored: 2, failed: 1 });
  });

  test('counts each folder’s mutants alone, and is 0 without any', () => {
    const files = {
      'src/domain/a.ts': fileWith('Killed'),
      'src/backend/b.ts': fileWith('Survived'),
    };
    expect(scoreOf({ files }, 'src/domain/').score).toBe(100);
    expect(scoreOf({ files }, 'src/backend/').score).toBe(0);
    expect(scoreOf({ files }, 'src/elsewhere/').score).toBe(0);
  });
});
