import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { loginSchema, normaliseEmail, registerSchema } from '#src/domain/credentials.ts';

const EMAIL = 'Please enter a valid email address';
const NAME = 'Name must be at least 2 characters';
const PASSWORD = 'Password must be at least 6 characters';
const MISMATCH = "Passwords don't match";

/** Every message, after its field. */
function messagesFor(schema: typeof loginSchema | typeof registerSchema, form: unknown): string[] {
  const result = schema.safeParse(form);
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const emails: [string, boolean][] = [
  ['ruth@harrow-joinery.example', true],
  ['Ruth.Harrow+shop@Mail.Harrow.co.uk', true],
  ["o'neill@example.com", true],
  ['a@b.co', true],
  ['  ruth@harrow.example\t', true],
  ['', false],
  ['   ', false],
  ['ruth', false],
  ['ruth@', false],
  ['@harrow.example', false],
  ['ruth@harrow', false],
  ['ruth@harrow.', false],
  ['ruth harrow@example.com', false],
  ['ruth@@harrow.example', false],
  ['ruth@harrow..example', false],
  ['ruth@harrow.example, sam@dale.example', false],
];

const passwords: [string, boolean][] = [
  ['', false],
  ['12345', false],
  ['123456', true],
  ['1234567', true],
  ['     ', false],
  ['      ', true],
  ['x'.repeat(1000), true],
];

describe.each([
  ['Logging in', loginSchema, buildCredentials],
  ['Registering', registerSchema, buildRegistration],
] as const)('%s', (_, schema, build) => {
  test('A complete form is accepted as it stands', () => {
    expect(schema.parse(build())).toEqual(build());
  });

  test.each(emails)('The email %j is accepted: %j', (email, isAccepted) => {
    expect(messagesFor(schema, build({ email }))).toEqual(isAccepted ? [] : [`email: ${EMAIL}`]);
  });

  test('The email is handed on without the blanks around it, as it was typed', () => {
    expect(schema.parse(build({ email: '  Ruth@Harrow.example ' })).email).toBe(
      'Ruth@Harrow.example',
    );
  });

  test('A password is handed on with its blanks', () => {
    expect(schema.parse(build({ password: '  oak  ' })).password).toBe('  oak  ');
  });
});

describe('Logging in', () => {
  test.each(passwords)('The password %j is accepted: %j', (password, isAccepted) => {
    const messages = messagesFor(loginSchema, buildCredentials({ password }));
    expect(messages).toEqual(isAccepted ? [] : [`password: ${PASSWORD}`]);
  });

  test.each([
    ['an empty form', { email: '', password: '' }],
    ['no fields at all', {}],
  ])('Each field of %s has one message', (_, form) => {
    expect(messagesFor(loginSchema, form)).toEqual([`email: ${EMAIL}`, `password: ${PASSWORD}`]);
  });
});

describe('Registering', () => {
  test.each([
    ['', false],
    ['R', false],
    [' R ', false],
    ['Ru', true],
    [' Ru ', true],
    ['Ruth Harrow', true],
    ['Zoë', true],
  ])('The name %j is accepted: %j', (name, isAccepted) => {
    const messages = messagesFor(registerSchema, buildRegistration({ name }));
    expect(messages).toEqual(isAccepted ? [] : [`name: ${NAME}`]);
  });

  test('The name is handed on without the blanks around it', () => {
    expect(registerSchema.parse(buildRegistration({ name: ' Ruth ' })).name).toBe('Ruth');
  });

  test.each(passwords)('The password %j, given twice, is accepted: %j', (password, isAccepted) => {
    const messages = messagesFor(registerSchema, buildRegistration({ password }));
    expect(messages).toEqual(
      isAccepted ? [] : [`password: ${PASSWORD}`, `confirmPassword: ${PASSWORD}`],
    );
  });

  test.each([
    ['not repeated', '123456', '', [`confirmPassword: ${PASSWORD}`]],
    ['repeated short of the minimum', '123456', '12345', [`confirmPassword: ${PASSWORD}`]],
    ['repeated otherwise', '123456', '123457', [`confirmPassword: ${MISMATCH}`]],
    ['repeated in capitals', 'secret', 'SECRET', [`confirmPassword: ${MISMATCH}`]],
    ['repeated with a blank', '123456', '123456 ', [`confirmPassword: ${MISMATCH}`]],
    [
      'too short, and repeated otherwise',
      '12345',
      '123456',
      [`password: ${PASSWORD}`, `confirmPassword: ${MISMATCH}`],
    ],
  ])('A password that is %s is told so', (_, password, confirmPassword, messages) => {
    const form = buildRegistration({ password, confirmPassword });
    expect(messagesFor(registerSchema, form)).toEqual(messages);
  });

  test('Different passwords are told together with what is wrong elsewhere', () => {
    const form = { name: '', email: 'ruth', password: '123456', confirmPassword: '654321' };
    expect(messagesFor(registerSchema, form)).toEqual([
      `name: ${NAME}`,
      `email: ${EMAIL}`,
      `confirmPassword: ${MISMATCH}`,
    ]);
  });

  test.each([
    ['an empty form', { name: '', email: '', password: '', confirmPassword: '' }],
    ['no fields at all', {}],
  ])('Each field of %s has one message', (_, form) => {
    expect(messagesFor(registerSchema, form)).toEqual([
      `name: ${NAME}`,
      `email: ${EMAIL}`,
      `password: ${PASSWORD}`,
      `confirmPassword: ${PASSWORD}`,
    ]);
  });

  test.each([undefined, null, 'text', []])('%j is no form', (form) => {
    expect(registerSchema.safeParse(form).success).toBe(false);
  });

  test('No field ever has two messages', () => {
    const text = fc.oneof(fc.string({ maxLength: 8 }), fc.emailAddress());
    const forms = fc.record(
      { name: text, email: text, password: text, confirmPassword: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(forms, (form) => {
        const fields = messagesFor(registerSchema, form).map((line) => line.split(':')[0]);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });
});

describe('Two emails are the same', () => {
  test.each([
    ['ruth@harrow.example', true],
    ['Ruth@Harrow.EXAMPLE', true],
    ['\t ruth@harrow.example\n', true],
    ['ruth@harrow.example.', false],
    ['ruth @harrow.example', false],
    ['r.uth@harrow.example', false],
  ])('when only case and outer blanks differ: %j, %j', (email, isSame) => {
    expect(normaliseEmail(email) === normaliseEmail('ruth@harrow.example')).toBe(isSame);
  });

  test('and comparing them again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });
});
