import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../scripts/mutation/mutate.ts';

const fileWith = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

describe('The score of mutation testing', () => {
  test('counts what makes a test fail or never ends as noticed, and what no test reaches as not', () => {
    const files = {
      'src/domain/a.ts': fileWith('Killed', 'Killed', 'Survived'),
      'src/domain/deeper/b.ts': fileWith('Timeout', 'NoCoverage'),
    };
    expect(scoreOf({ files }, 'src/domain/')).toMatchObject({ noticed: 3, valid: 5, score: 60 });
  });

  test('counts what was left out neither way, and tells of it', () => {
    const files = {
      'src/domain/a.ts': fileWith('Killed', 'Survived', 'Ignored', 'Ignored', 'RuntimeError'),
    };
    expect(scoreOf({ files }, 'src/domain/')).toMatchObject({ score: 50, ignored: 2, broken: 1 });
  });

  test('is each folder’s own, and nothing for a folder of which nothing was tried', () => {
    const files = {
      'src/domain/a.ts': fileWith('Killed'),
      'src/backend/b.ts': fileWith('Survived'),
    };
    expect(scoreOf({ files }, 'src/domain/').score).toBe(100);
    expect(scoreOf({ files }, 'src/backend/').score).toBe(0);
    expect(scoreOf({ files }, 'src/elsewhere/').score).toBe(0);
  });
});
