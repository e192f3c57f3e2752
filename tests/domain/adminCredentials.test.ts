import { describe, expect, test } from 'vitest';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { adminCredentialsSchema, isSameOwner } from '#src/domain/adminCredentials.ts';

const USERNAME = 'username: Please enter your username';
const PASSWORD = 'password: Please enter your password';

describe('admin credentials', () => {
  test.each([
    ['both', buildAdminCredentials(), []],
    ['a password of blanks', buildAdminCredentials({ password: '  ' }), []],
    ['no username', buildAdminCredentials({ username: '' }), [USERNAME]],
    ['a username of blanks', buildAdminCredentials({ username: ' \t' }), [USERNAME]],
    ['no password', buildAdminCredentials({ password: '' }), [PASSWORD]],
    ['neither', { username: '', password: '' }, [USERNAME, PASSWORD]],
    ['no fields at all', {}, [USERNAME, PASSWORD]],
    ['a number for a name', { username: 7, password: 'x' }, [USERNAME]],
  ])('with %s have a message per missing field', (_, form, messages) => {
    const issues = adminCredentialsSchema.safeParse(form).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(messages);
  });

  test('are parsed with a trimmed username and an unchanged password', () => {
    expect(adminCredentialsSchema.parse({ username: ' admin ', password: ' x ' })).toEqual({
      username: 'admin',
      password: ' x ',
    });
  });

  test.each([
    [{}, true],
    [{ username: ' admin ' }, true],
    [{ username: 'Admin' }, false],
    [{ password: 'Change-me' }, false],
    [{ password: 'change-me ' }, false],
    [{ username: '', password: '' }, false],
  ])('match with %j: %j', (difference, isSame) => {
    const different = buildAdminCredentials(difference);
    expect(isSameOwner(different, buildAdminCredentials())).toBe(isSame);
    expect(isSameOwner(buildAdminCredentials(), different)).toBe(isSame);
  });
});
