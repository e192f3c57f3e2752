import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  captchaHandlers,
  type PostedCheck,
  type SiteVerifyScenario,
} from '#mocks/handlers/captcha.ts';
import { CAPTCHA_TIMEOUT, createCaptchaVerifier } from '#src/backend/browser/captchaVerifier.ts';
import { anyAnswer, ending, fetchThatGives } from './anyAnswer.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A verifier in front of an endpoint that behaves like this, and a look at what reached it. */
function verifierOf(
  siteVerify: SiteVerifyScenario,
  settings: { secret?: string; verifyUrl?: string } = {},
) {
  const checks: PostedCheck[] = [];
  network.use(
    ...captchaHandlers({
      siteVerify,
      slowness: 20,
      onCheck: (check) => checks.push(check),
      ...(settings.verifyUrl && { verifyUrl: settings.verifyUrl }),
    }),
  );
  return {
    verify: createCaptchaVerifier({ fetch: (url, init) => fetch(url, init), ...settings }),
    checks,
  };
}

/** What a verifier makes of this body. */
const verdictOn = (body: string, status = 200) =>
  createCaptchaVerifier({ fetch: async () => new Response(body, { status }) })('token');

describe('The captcha check', () => {
  test('It posts secret and response as a form to the provider', async () => {
    const { verify, checks } = verifierOf('accepts', { secret: 'a secret' });
    expect(await verify('a+token&more')).toEqual({
      outcome: 'passed',
      score: undefined,
      errorCodes: [],
    });
    expect(checks).toEqual([
      {
        contentType: expect.stringMatching(/^application\/x-www-form-urlencoded\b/),
        fields: { secret: 'a secret', response: 'a+token&more' },
      },
    ]);
  });

  test('It can ask another endpoint, which adds the secret', async () => {
    const verifyUrl = 'https://millrace.example/verify';
    const { verify, checks } = verifierOf('accepts', { verifyUrl });
    expect(await verify('token')).toMatchObject({ outcome: 'passed' });
    expect(checks.map(({ fields }) => fields)).toEqual([{ response: 'token' }]);
  });

  test('A slow answer is waited for', async () => {
    expect(await verifierOf('slow').verify('token')).toMatchObject({ outcome: 'passed' });
  });

  test('A refusal comes with its reasons', async () => {
    expect(await verifierOf('refuses').verify('token')).toEqual({
      outcome: 'refused',
      score: undefined,
      errorCodes: ['invalid-input-response'],
    });
  });

  test('A score is read where there is one', async () => {
    expect(await verdictOn('{"success":true,"score":0.9}')).toMatchObject({ score: 0.9 });
  });

  test.each([
    ['{"success":false,"score":"high","error-codes":"bad-request"}', 200],
    ['{"success":false,"error-codes":[1,null]}', 200],
    ['{"success":false}', 400],
    ['{"success":false}', 500],
  ])('A refusal is one, whatever else is in it: %s (%d)', async (body, status) => {
    expect(await verdictOn(body, status)).toEqual({
      outcome: 'refused',
      score: undefined,
      errorCodes: [],
    });
  });

  test.each<SiteVerifyScenario>(['down', 'fails', 'malformed'])(
    'An endpoint that is %s has not said no',
    async (scenario) => {
      expect(await verifierOf(scenario).verify('token')).toEqual({
        outcome: 'unknown',
        cause: expect.any(Error),
      });
    },
  );

  test.each(['', 'null', '[]', '{}', '"false"', '{"success":"false"}', '{"success":0}'])(
    'The answer %j says neither yes nor no',
    async (body) => {
      expect(await verdictOn(body)).toMatchObject({ outcome: 'unknown' });
    },
  );

  test('An endpoint that does not answer is given up', async () => {
    const verify = createCaptchaVerifier({ fetch: fetchThatGives([{ kind: 'silence' }]) });
    expect(await ending(() => verify('token'))).toMatchObject({
      value: { outcome: 'unknown', cause: { name: 'TimeoutError' } },
    });
    expect(CAPTCHA_TIMEOUT).toBe(10_000);
  });

  test('Whatever the endpoint does, there is a verdict, and only its own no refuses', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (answer) => {
        const verify = createCaptchaVerifier({ fetch: fetchThatGives([answer]) });
        const end = await ending(() => verify('token'));

        expect(end).toEqual({ value: expect.objectContaining({ outcome: expect.any(String) }) });
        const saidNo =
          answer.kind === 'answer' &&
          answer.after < CAPTCHA_TIMEOUT &&
          ![204, 205, 304].includes(answer.status) &&
          successIn(answer.body) === false;
        expect(end).toMatchObject({
          value: { outcome: saidNo ? 'refused' : expect.stringMatching(/passed|unknown/) },
        });
      }),
    );
  });
});

function successIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { success?: unknown } | null)?.success;
  } catch {
    return undefined;
  }
}
