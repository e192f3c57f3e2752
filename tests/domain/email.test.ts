import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { loginSchema, registerSchema, resetRequestSchema } from '#src/domain/credentials.ts';
import { quoteSchema } from '#src/domain/quote.ts';
import { findUser, normaliseEmail } from '#src/domain/user.ts';

/** The emails that the forms give for a typed one; undefined where it is refused. */
const emailsFor = (email: string) =>
  new Set([
    loginSchema.safeParse(buildCredentials({ email })).data?.email,
    registerSchema.safeParse(buildRegistration({ email })).data?.email,
    resetRequestSchema.safeParse({ email }).data?.email,
    quoteSchema.safeParse(buildQuote({ email })).data?.email,
  ]);

/** The pattern in the standard, https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const html =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

describe('Every form', () => {
  test.each([
    ['r&d@harrow.example', 'r&d@harrow.example'],
    ["!#$%&'*+/=?^_`{|}~-@harrow.example", "!#$%&'*+/=?^_`{|}~-@harrow.example"],
    ['info@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
    ['info@XN--E1AFMKFD.XN--P1AI', 'info@XN--E1AFMKFD.XN--P1AI'],
    ['Info@Bücher.example', 'Info@xn--bcher-kva.example'],
    ['info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@例え。jp', 'info@xn--r8jz45g.jp'],
    ['\u200Br\u202Auth@har\u00ADrow.ex\u2060ample\uFEFF', 'ruth@harrow.example'],
    ['\u00A0\u202Aruth@harrow.example\u202C\u3000', 'ruth@harrow.example'],
    ['in\u200Dfo@bü\u00ADcher.example', 'info@xn--bcher-kva.example'],
  ])('accepts the email %j as %j', (typed, email) => {
    expect(emailsFor(typed)).toEqual(new Set([email]));
  });

  test.each([
    '\u200B',
    'ruth\u00A0h@harrow.example',
    'ruth\th@bücher.example',
    'ruth@-harrow.example',
    `ruth@${'h'.repeat(64)}.example`,
    'jörg@harrow.example',
    'ruth@１２７.0.0.1',
    'ruth@bücher.example:80',
    'ruth@bücher.example/path',
    'ruth@bücher.example?query',
    'ruth@bücher.example#part',
    'ruth@bücher.ex%61mple',
    'ruth@sam@bücher.example',
    'ruth@bücher..example',
    'ruth@bücher',
    `${'r'.repeat(235)}@bücher.example`,
  ])('refuses the email %j', (email) => {
    expect(emailsFor(email)).toEqual(new Set([undefined]));
  });

  test('accepts what HTML accepts, if its domain has a dot', () => {
    const part = fc.string({ unit: fc.constantFrom(..."aZ0._-&'é@ %"), maxLength: 5 });
    const label = fc.string({ unit: fc.constantFrom(...'aZ0-é'), maxLength: 70 });
    fc.assert(
      fc.property(part, fc.array(label, { maxLength: 3 }), (name, labels) => {
        const email = `${name}@${labels.join('.')}`;
        fc.pre(!/[^ -~]/.test(email) && email === email.trim() && email.length <= 254);
        const isValid = html.test(email) && labels.length > 1;
        expect(emailsFor(email)).toEqual(new Set([isValid ? email : undefined]));
      }),
    );
  });
});

test('An account is found by each way to write its email', () => {
  const user = { id: 'user-1', name: 'Ruth', email: 'info@xn--bcher-kva.example' };
  for (const email of ['INFO@BÜCHER.example', ' info@bücher\u00AD.example', user.email]) {
    expect(findUser([user], email)).toBe(user);
    expect(normaliseEmail(email)).toBe(user.email);
  }
  expect(findUser([{ ...user, email: 'info@bücher.example' }], user.email)).toBeDefined();
});
