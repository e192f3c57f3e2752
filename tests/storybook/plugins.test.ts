import { expect, test } from 'vitest';
import { membersOf } from '#.storybook/members.ts';
import { usersOf } from '#.storybook/plugins.ts';

test('A component is used in the files that render it', () => {
  const sources = new Map([
    ['Button', 'return <button>{children}</button>;'],
    ['Card', '/**\n * Like <Button />.\n */\nreturn <div />;'],
    ['Form', 'return <Card><Button type="submit">Send</Button></Card>;'],
    ['Dialog', 'return <Button\n  onClick={onClose}\n/>;'],
  ]);
  expect(usersOf(sources)).toEqual({
    Button: ['Form', 'Dialog'],
    Card: ['Form'],
    Form: [],
    Dialog: [],
  });
});

test('The members of a type are described by their JSDoc', () => {
  const source = `
    /** A type. */
    export interface Props extends Pick<Other, 'open'> {
      /** The title. */
      title: string;
      /**
       * Called with the values,
       * once they are valid.
       */
      onSubmit?: () => void;
      label: string;
    }`;
  expect(membersOf(source)).toEqual({
    title: 'The title.',
    onSubmit: 'Called with the values, once they are valid.',
  });
});
