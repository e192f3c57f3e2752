import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  captchaHandlers,
  type PostedCheck,
  type SiteVerifyScenario,
} from '#mocks/handlers/captcha.ts';
import { CAPTCHA_TIMEOUT, createCaptchaVerifier } from '#src/backend/services/captchaVerifier.ts';
import { anyResponse, ending, fetchThatGives } from './anyResponse.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A verifier with an endpoint that follows the scenario, and the checks that it received. */
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

/** The verdict on this response. */
const verdictOn = (body: string, status = 200) =>
  createCaptchaVerifier({ fetch: async () => new Response(body, { status }) })('token');

describe('The captcha check', () => {
  test('posts the secret and the response as form fields', async () => {
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

  test('posts to another endpoint without the secret', async () => {
    const verifyUrl = 'https://hollin.example/verify';
    const { verify, checks } = verifierOf('accepts', { verifyUrl });
    expect(await verify('token')).toMatchObject({ outcome: 'passed' });
    expect(checks.map(({ fields }) => fields)).toEqual([{ response: 'token' }]);
  });

  test('waits for a slow response', async () => {
    expect(await verifierOf('slow').verify('token')).toMatchObject({ outcome: 'passed' });
  });

  test('returns the error codes of a refusal', async () => {
    expect(await verifierOf('refuses').verify('token')).toEqual({
      outcome: 'refused',
      score: undefined,
      errorCodes: ['invalid-input-response'],
    });
  });

  test('returns the score', async () => {
    expect(await verdictOn('{"success":true,"score":0.9}')).toMatchObject({ score: 0.9 });
  });

  test.each([
    ['{"success":false,"score":"high","error-codes":"bad-request"}', 200],
    ['{"success":false,"error-codes":[1,null]}', 200],
    ['{"success":false}', 400],
    ['{"success":false}', 500],
  ])('reads a refusal with invalid other fields: %s (%d)', async (body, status) => {
    expect(await verdictOn(body, status)).toEqual({
      outcome: 'refused',
      score: undefined,
      errorCodes: [],
    });
  });

  test.each<SiteVerifyScenario>(['down', 'fails', 'malformed'])(
    'gives no verdict if the endpoint %s',
    async (scenario) => {
      expect(await verifierOf(scenario).verify('token')).toEqual({
        outcome: 'unknown',
        cause: expect.any(Error),
      });
    },
  );

  test.each(['', 'null', '[]', '{}', '"false"', '{"success":"false"}', '{"success":0}'])(
    'gives no verdict on the response %j',
    async (body) => {
      expect(await verdictOn(body)).toMatchObject({ outcome: 'unknown' });
    },
  );

  test.each([400, 404, 499])('refuses after the status %d', async (status) => {
    expect(await verdictOn('<h1>Bad Request</h1>', status)).toMatchObject({ outcome: 'refused' });
  });

  test('refuses a token of more than 4,096 characters without sending it', async () => {
    const { verify, checks } = verifierOf('accepts');
    expect(await verify('x'.repeat(4097))).toMatchObject({ outcome: 'refused' });
    expect(checks).toEqual([]);
    expect(await verify('x'.repeat(4096))).toMatchObject({ outcome: 'passed' });
  });

  test('gives no verdict after 10 seconds', async () => {
    const verify = createCaptchaVerifier({ fetch: fetchThatGives([{ kind: 'silence' }]) });
    expect(await ending(() => verify('token'))).toMatchObject({
      value: { outcome: 'unknown', cause: { name: 'TimeoutError' } },
    });
    expect(CAPTCHA_TIMEOUT).toBe(10_000);
  });

  test('does not follow a redirect', async () => {
    const verify = createCaptchaVerifier({
      fetch: async (_, init) => {
        if (init?.redirect === 'error') throw new TypeError('unexpected redirect');
        return Response.json({ success: true });
      },
    });
    expect(await verify('token')).toMatchObject({ outcome: 'unknown' });
  });

  test('refuses only if the response is a refusal in time', async () => {
    await fc.assert(
      fc.asyncProperty(anyResponse, async (response) => {
        const verify = createCaptchaVerifier({ fetch: fetchThatGives([response]) });
        const end = await ending(() => verify('token'));

        expect(end).toEqual({ value: expect.objectContaining({ outcome: expect.any(String) }) });
        const isRefused =
          response.kind === 'response' &&
          response.after < CAPTCHA_TIMEOUT &&
          ![204, 205, 304].includes(response.status) &&
          (successIn(response.body) === false ||
            (successIn(response.body) !== true && response.status >= 400 && response.status < 500));
        expect(end).toMatchObject({
          value: { outcome: isRefused ? 'refused' : expect.stringMatching(/passed|unknown/) },
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
