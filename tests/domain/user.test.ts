import { describe, expect, test } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { displayName } from '#src/domain/displayName.ts';
import { createUser, findUser, userSchema } from '#src/domain/user.ts';

const now = mockNow();

describe('a new account', () => {
  test('has an id, the trimmed email and the trimmed name, and nothing else of the form', () => {
    const form = buildRegistration({ name: ' Ruth  Harrow ', email: ' Ruth@Harrow.example\t' });
    expect(createUser({ ...form, now, users: [] })).toEqual({
      id: 'user-1772443800000',
      email: 'Ruth@Harrow.example',
      name: 'Ruth  Harrow',
    });
  });

  test('has the first id that no other account has', () => {
    const users = [{ id: 'user-1772443800001' }, { id: 'user-1772443800000' }, { id: 'user-1' }];
    expect(createUser({ ...buildRegistration(), now, users }).id).toBe('user-1772443800002');
  });
});

test.each([
  ['a blank name', true, { name: '' }],
  ['no name', true, { name: undefined }],
  ['an unknown key', true, { phone: '01422 000000' }],
  ['an empty id', false, { id: '' }],
  ['no id', false, { id: undefined }],
  ['no email', false, { email: undefined }],
  ['a number as its name', false, { name: 7 }],
])('a stored account with %s is valid: %j', (_, isValid, difference) => {
  expect(userSchema.safeParse({ ...buildUser(), ...difference }).success).toBe(isValid);
});

test('a customer is shown by name, or as User without one', () => {
  expect(displayName({ name: ' Ruth Harrow ' })).toBe('Ruth Harrow');
  expect(displayName({ name: ' ' })).toBe('User');
  expect(displayName(userSchema.parse({ id: 'user-1', email: 'ruth@harrow.example' }))).toBe(
    'User',
  );
});

describe('finding an account', () => {
  const ruth = buildUser();
  const sam = buildUser({ id: 'user-7', email: ' Sam@Dale.example ' });

  test.each([
    ['RUTH@harrow-joinery.example ', ruth],
    ['sam@dale.example', sam],
    ['sam @dale.example', undefined],
    ['other@dale.example', undefined],
    ['', undefined],
  ])('by the email %j', (email, user) => {
    expect(findUser([ruth, sam], email)).toBe(user);
  });

  test('takes the first of two with the same email', () => {
    expect(findUser([ruth, { ...sam, email: ruth.email }], ruth.email)).toBe(ruth);
  });
});
