import { expect, test } from 'vitest';
import { findMatching, foldText, queryWords } from '#src/domain/listQuery.ts';

test('the first 100 characters and 10 words of a query are searched', () => {
  expect(queryWords(`Bell ${'x'.repeat(200)}`)).toEqual(['bell', 'x'.repeat(95)]);
  expect(queryWords('a A b c d e f g h i j k l').join('')).toBe('abcdefghij');
});

test.each([
  ['s', true],
  ['SM', true],
  ['m', false],
  ['mi', false],
  ['mit', true],
  ['jo', true],
  ['7', true],
  ['77', false],
  ['17', true],
  ['ex', true],
  ['£1', true],
  ['дж', true],
])('%j is found in a text: %j', (text, isFound) => {
  const searched = foldText('ORD-7\nSmith-Jones\nsam@example.test\n£179.00 (a year)\nСиджо');
  const found = findMatching([searched], { text, status: 'all' }, { textOf: (each) => each });
  expect(found).toHaveLength(isFound ? 1 : 0);
});

test.each([
  ['Müller', 'muller'],
  ['Mu\u0308ller', 'muller'],
  ['JÖRG', 'jorg'],
  ['Łukasz', 'lukasz'],
  ['O’Neill', 'oneill'],
  ["O'Neill O`Neill O´Neill Oʼ Neill", 'oneill oneill oneill o neill'],
  ['Weiß WEISS', 'weiss weiss'],
  ['STRAẞE', 'strasse'],
  ['Søren Ærø Œuvre', 'soren aero oeuvre'],
  ['Đorđe Þór Guðrún', 'dorde thor gudrun'],
  ['Işık IŞIK İzmir', 'isik isik izmir'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['ﬁne Ｍｉｌｌ', 'fine mill'],
  ['Zoë – 図面 🌳 100%', 'zoe – 図面 🌳 100%'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
