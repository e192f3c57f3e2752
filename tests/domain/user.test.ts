import { describe, expect, test } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { displayName } from '#src/domain/displayName.ts';
import { createUser, findUser, userSchema } from '#src/domain/user.ts';

const now = mockNow();

describe('An account', () => {
  test('It has the three fields of the specification, whatever else was filled in', () => {
    expect(createUser({ ...buildRegistration(), now, users: [] })).toEqual({
      id: 'user-1772443800000',
      email: 'ruth@harrow-joinery.example',
      name: 'Ruth Harrow',
    });
  });

  test('Its name and email are kept as they were typed, without the blanks around them', () => {
    const typed = { name: ' Ruth  Harrow ', email: ' Ruth@Harrow.example\t' };
    expect(createUser({ ...typed, now, users: [] })).toMatchObject({
      name: 'Ruth  Harrow',
      email: 'Ruth@Harrow.example',
    });
  });

  test('Its id moves on until no other account has it', () => {
    const users = [{ id: 'user-1772443800001' }, { id: 'user-1772443800000' }, { id: 'user-1' }];
    expect(createUser({ ...buildRegistration(), now, users }).id).toBe('user-1772443800002');
  });

  test.each([
    ['a blank name', true, { name: '' }],
    ['no name', true, { name: undefined }],
    ['more in it than this version knows', true, { phone: '01422 000000' }],
    ['an empty id', false, { id: '' }],
    ['no id', false, { id: undefined }],
    ['no email', false, { email: undefined }],
    ['a name that is no text', false, { name: 7 }],
  ])('A stored one with %s is accepted: %j', (_, isAccepted, difference) => {
    expect(userSchema.safeParse({ ...buildUser(), ...difference }).success).toBe(isAccepted);
  });
});

describe('What a customer is called', () => {
  test.each([
    ['Ruth Harrow', { name: ' Ruth Harrow ' }],
    ['User', { name: ' ' }],
    ['User', userSchema.parse({ id: 'user-1', email: 'ruth@harrow.example' })],
  ])('%j: %j', (called, user) => {
    expect(displayName(user)).toBe(called);
  });
});

describe('Finding an account', () => {
  const ruth = buildUser();
  const sam = buildUser({ id: 'user-7', email: ' Sam@Dale.example ' });

  test.each([
    ['ruth@harrow-joinery.example', ruth],
    ['RUTH@harrow-joinery.example ', ruth],
    ['sam@dale.example', sam],
    ['nobody@dale.example', undefined],
    ['', undefined],
  ])('The email %j', (email, user) => {
    expect(findUser([ruth, sam], email)).toBe(user);
  });

  test('Of two with the same email, the first counts', () => {
    expect(findUser([ruth, { ...sam, email: ruth.email }], ruth.email)).toBe(ruth);
  });
});
