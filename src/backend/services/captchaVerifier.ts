import * as z from 'zod/mini';
import { type Fetch, withDeadline } from './deadline';

/** The provider's own site-verify endpoint. */
export const CAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** How long the provider has for its response, in ms. */
export const CAPTCHA_TIMEOUT = 10_000;

/** The result of a check. */
export type CaptchaVerdict =
  | {
      outcome: 'passed' | 'refused';
      /** How human the provider thinks the visitor, from 0 to 1. The checkbox has none. */
      score: number | undefined;
      errorCodes: readonly string[];
    }
  /** No verdict: no connection, no response in time, or one that the schema rejects. */
  | { outcome: 'unknown'; cause: unknown };

/** Checks a token. Never rejects. */
export type VerifyCaptcha = (token: string) => Promise<CaptchaVerdict>;

export interface CaptchaVerifierOptions {
  fetch: Fetch;
  verifyUrl?: string | undefined;
  /** Left out where a server behind the verify URL adds it. */
  secret?: string | undefined;
}

/** Only `success` is required: an invalid optional field must not void the verdict. */
const resultSchema = z.object({
  success: z.boolean(),
  score: z.catch(z.optional(z.number()), undefined),
  'error-codes': z.catch(z.array(z.string()), []),
});

/**
 * Checks a token with the captcha provider. Only a response with `success: false` refuses, at any
 * HTTP status. A service that is down or sends anything else gives no verdict, so that no quote
 * request is lost because of it.
 */
export function createCaptchaVerifier(options: CaptchaVerifierOptions): VerifyCaptcha {
  const { fetch, verifyUrl = CAPTCHA_VERIFY_URL, secret } = options;

  return async (token) => {
    try {
      const result = await withDeadline(CAPTCHA_TIMEOUT, async (signal) => {
        const body = new URLSearchParams({ ...(secret && { secret }), response: token });
        const response = await fetch(verifyUrl, { method: 'POST', body, signal });
        return resultSchema.parse(await response.json());
      });
      return {
        outcome: result.success ? 'passed' : 'refused',
        score: result.score,
        errorCodes: result['error-codes'],
      };
    } catch (cause) {
      return { outcome: 'unknown', cause };
    }
  };
}
