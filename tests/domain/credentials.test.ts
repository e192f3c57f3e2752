import { describe, expect, test } from 'vitest';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { loginSchema, registerSchema } from '#src/domain/credentials.ts';

const EMAIL = 'email: Please enter a valid email address';
const NAME = 'name: Name must be at least 2 characters';
const LONG_NAME = 'name: Please write at most 100 characters';
const SHORT = 'Password must be at least 6 characters';
const MISMATCH = "confirmPassword: Passwords don't match";
const PASSWORD = `password: ${SHORT}`;
const REPEATED = `confirmPassword: ${SHORT}`;

/** Every message, after its field. */
function messagesFor(schema: typeof loginSchema | typeof registerSchema, form: unknown): string[] {
  const result = schema.safeParse(form);
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe.each([
  ['login', loginSchema, buildCredentials],
  ['registration', registerSchema, buildRegistration],
] as const)('the %s form', (_, schema, build) => {
  test('trims the email and keeps the password', () => {
    const form = build({ email: '  Ruth@Harrow.example\t', password: '  oak  ' });
    expect(schema.parse(form)).toEqual({ ...form, email: 'Ruth@Harrow.example' });
  });

  test.each([
    `${'r'.repeat(244)}@b.example`,
    'ruth@harrow-joinery.example',
    'R.Harrow+shop@Mail.co.uk',
    "o'neill@example.com",
  ])('accepts the email %j', (email) => {
    expect(messagesFor(schema, build({ email }))).toEqual([]);
  });

  test.each([
    '',
    ' ',
    'ruth',
    'ruth@',
    '@b.example',
    'ruth@harrow',
    'r h@b.example',
    'r@@b.example',
    `${'r'.repeat(245)}@b.example`,
  ])('refuses the email %j', (email) => {
    expect(messagesFor(schema, build({ email }))).toEqual([EMAIL]);
  });
});

describe('the login form', () => {
  test.each([
    ['12345', [PASSWORD]],
    ['     ', [PASSWORD]],
    ['123456', []],
    ['      ', []],
    ['x'.repeat(1000), []],
    ['x'.repeat(1001), ['password: Password must be at most 1000 characters']],
  ])('answers the password %j with %j', (password, messages) => {
    expect(messagesFor(loginSchema, buildCredentials({ password }))).toEqual(messages);
  });

  test.each([{ email: '', password: '' }, {}])('has one message a field for %j', (form) => {
    expect(messagesFor(loginSchema, form)).toEqual([EMAIL, PASSWORD]);
  });
});

describe('the registration form', () => {
  test.each<[string, object, string[]]>([
    ['a name of one letter', { name: ' R ' }, [NAME]],
    ['a name of two letters', { name: ' Ru ' }, []],
    ['a name of 100 letters', { name: 'R'.repeat(100) }, []],
    ['a name of 101 letters', { name: 'R'.repeat(101) }, [LONG_NAME]],
    ['a short password, repeated', { password: '12345' }, [PASSWORD, REPEATED]],
    ['a password of six characters, repeated', { password: '123456' }, []],
    ['a password that is not repeated', { confirmPassword: '' }, [REPEATED]],
    ['a password repeated in part', { password: '123456', confirmPassword: '12345' }, [REPEATED]],
    ['a password repeated in capitals', { confirmPassword: 'OAK-AND-ASH' }, [MISMATCH]],
    ['a password repeated with a space', { confirmPassword: 'oak-and-ash ' }, [MISMATCH]],
    [
      'a short password, repeated otherwise',
      { password: '12345', confirmPassword: '123456' },
      [PASSWORD, MISMATCH],
    ],
    [
      'errors in all fields',
      { name: '', email: 'ruth', password: '123456', confirmPassword: '654321' },
      [NAME, EMAIL, MISMATCH],
    ],
  ])('with %s has the right messages', (_, difference, messages) => {
    expect(messagesFor(registerSchema, buildRegistration(difference))).toEqual(messages);
  });

  test.each([{ name: '', email: '', password: '', confirmPassword: '' }, {}])(
    'has one message a field for %j',
    (form) => {
      expect(messagesFor(registerSchema, form)).toEqual([NAME, EMAIL, PASSWORD, REPEATED]);
    },
  );

  test('trims the name', () => {
    expect(registerSchema.parse(buildRegistration({ name: ' Ruth ' })).name).toBe('Ruth');
  });

  test.each([undefined, null, 'text', []])('refuses %j', (form) => {
    expect(registerSchema.safeParse(form).success).toBe(false);
  });
});
