import { describe, expect, test } from 'vitest';
import { commonProps, describeProp } from '#.storybook/propTable.ts';

describe('A row of the table of props', () => {
  test('has the default that its description names', () => {
    const described = describeProp('size', { description: 'The height. Default `medium`.' });
    expect(described).toMatchObject({
      description: 'The height.',
      table: { defaultValue: { summary: 'medium' } },
    });
  });

  test('has a default from the code as one from a description is written', () => {
    const row = { table: { defaultValue: { summary: "'medium'" } } };
    expect(describeProp('size', row)).toMatchObject({
      table: { defaultValue: { summary: 'medium' } },
    });
  });

  test('is not described by its default alone', () => {
    expect(describeProp('size', { description: 'Default `medium`.' }, 'The height.')).toMatchObject(
      {
        description: 'The height.',
      },
    );
  });

  test('names the members of a tuple', () => {
    const row = { options: ['a', 'b'], table: { type: { summary: 'unknown[number]' } } };
    expect(describeProp('tone', row)).toMatchObject({ table: { type: { summary: 'a | b' } } });
  });

  test('describes a prop that many components share', () => {
    expect(describeProp('children', {})).toMatchObject({ description: commonProps.children });
  });
});
