import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource } from '../support/sourceFiles';

const text = readSource('stories/SecurityChecklist.md');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+) \| (.+) \| (.+) \|$/gm)];

test('each requirement has one row with a test or a reason', () => {
  expect(new Set(rows.map(([, number]) => number)).size).toBe(rows.length);
  const count = (state: string) => rows.filter((row) => row[4] === state).length;
  expect(text.replaceAll('\n', ' ')).toContain(
    `all ${rows.length} requirements of levels 1 and 2, in our words, each with the test that holds it or ` +
      `the reason why there is none. ${count('Met')} are met, ${count('In part')} in part, ` +
      `${count('Not met')} not, and ${count('Does not apply')} do not apply.`,
  );
});

test('each test that it names exists', () => {
  const named = [...text.matchAll(/`((?:tests|e2e)\/[\w./-]+\.ts)` › \*([^*]+)\*/g)];
  expect(named.length).toBe([...text.matchAll(/ › /g)].length);
  const missing = named.filter(
    ([, file = '', title = '']) => !existsSync(file) || !readSource(file).includes(title),
  );
  expect(missing.map(([reference]) => reference)).toEqual([]);
});
