import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource } from '../support/sourceFiles';

/** How many requirements of levels 1 and 2 each chapter of the standard's version 5.0.0 has. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const text = readSource('stories/SecurityChecklist.md');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+) \| (.+) \| (.+) \|$/gm)];

/** How many requirements a sentence instead of rows leaves out. */
function leftOut(chapter: string): number {
  const [sentence = ''] = /^None of .+? applies/m.exec(chapter) ?? [];
  return [...sentence.matchAll(/of the (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('each requirement has one row with a test or a reason, or is of what is not used', () => {
  const numbers = rows.map(([, number = '']) => number);
  expect(new Set(numbers).size).toBe(rows.length);
  const texts = text.split(/^## /m).slice(1);
  expect(
    texts.map((chapter, index) => {
      const ofChapter = numbers.filter((number) => number.startsWith(`${index + 1}.`));
      return leftOut(chapter) + ofChapter.length;
    }),
  ).toEqual(chapters);
  const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0);
  const count = (state: string) => rows.filter((row) => row[4] === state).length;
  const unused = count('Does not apply') + sum(texts.map(leftOut));
  expect(count('Met') + count('In part') + count('Not met') + unused).toBe(sum(chapters));
  expect(text.replaceAll('\n', ' ')).toContain(
    `all ${sum(chapters)} requirements of levels 1 and 2, in our words, each with the test that holds it or ` +
      `the reason why there is none. ${count('Met')} are met, ${count('In part')} in part, ` +
      `${count('Not met')} not, and ${unused} do not apply.`,
  );
});

test('each test that it names exists', () => {
  const named = [...text.matchAll(/`([\w/.-]+)` › \*([^*]+)\*/g)];
  expect(named.length).toBe([...text.matchAll(/ › /g)].length);
  const missing = named.filter(([, name = '', title = '']) => {
    const file = name.startsWith('e2e/') ? name : `tests/${name}.test.ts`;
    return !existsSync(file) || !readSource(file).includes(title);
  });
  expect(missing.map(([reference]) => reference)).toEqual([]);
});
