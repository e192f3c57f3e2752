import { expect, test } from 'vitest';
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
