import { resolve } from 'node:path';
import {
  builtinResolvers,
  type Documentation,
  ERROR_CODES,
  makeFsImporter,
  parse,
} from 'react-docgen';
import { describe, expect, test } from 'vitest';
import { commonProps, describeProp } from '#.storybook/propTable.ts';
import { filesBelow, readSource } from '../support/sourceFiles';

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter();

/** The exported components of a file with their props, as Storybook reads them. */
function componentsIn(path: string): Documentation[] {
  try {
    return parse(readSource(path), { filename: resolve(path), resolver, importer });
  } catch (error) {
    const isWithout = (error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION;
    if (isWithout) return [];
    throw error;
  }
}

test('Each prop of an exported component has a description', () => {
  const props = filesBelow('src')
    .filter((path) => /\/[A-Z]\w*\.tsx$/.test(path))
    .flatMap(componentsIn)
    .flatMap(({ displayName, props: rows = {} }) =>
      Object.entries(rows).map(([name, row]) => ({ name: `${displayName}.${name}`, ...row })),
    );
  expect(props.length).toBeGreaterThan(200);
  const missing = props.filter(
    ({ name, description }) => !description && !(name.replace(/.*\./, '') in commonProps),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('A row of the table of props', () => {
  test('has the default that its description names', () => {
    const described = describeProp('size', { description: 'The height. Default `medium`.' });
    expect(described).toMatchObject({
      description: 'The height.',
      table: { defaultValue: { summary: 'medium' } },
    });
  });

  test('names the members of a tuple', () => {
    const row = { options: ['a', 'b'], table: { type: { summary: 'unknown[number]' } } };
    expect(describeProp('tone', row)).toMatchObject({ table: { type: { summary: 'a | b' } } });
  });

  test('describes a prop that many components share', () => {
    expect(describeProp('children', {})).toMatchObject({ description: commonProps.children });
  });
});
