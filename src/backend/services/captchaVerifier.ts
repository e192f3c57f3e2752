import * as z from 'zod/mini';
import { type Fetch, withDeadline } from './deadline';

/** The provider's own site-verify endpoint. */
export const CAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** How long the provider has for its response, in ms. */
export const CAPTCHA_TIMEOUT = 10_000;

/** A longer token is refused without asking the provider, in characters. */
const MAX_TOKEN_LENGTH = 4096;

type CaptchaVerdict =
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

const refusal: CaptchaVerdict = { outcome: 'refused', score: undefined, errorCodes: [] };

/**
 * Checks a token with the captcha provider. A response with `success: false` refuses, at any HTTP status,
 * and so does a status from 400 to 499. A service that is down or sends anything else gives no verdict, so
 * that no quote request is lost because of it.
 */
export function createCaptchaVerifier(options: CaptchaVerifierOptions): VerifyCaptcha {
  const { fetch, verifyUrl = CAPTCHA_VERIFY_URL, secret } = options;

  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) return refusal;
    try {
      return await withDeadline(CAPTCHA_TIMEOUT, async (signal): Promise<CaptchaVerdict> => {
        const body = new URLSearchParams({ ...(secret && { secret }), response: token });
        const response = await fetch(verifyUrl, {
          method: 'POST',
          body,
          signal,
          redirect: 'error',
        });
        const sent: unknown = await response.json().catch(() => undefined);
        const isRefused = response.status >= 400 && response.status < 500;
        if (isRefused && !resultSchema.safeParse(sent).success) return refusal;
        const { success, score, 'error-codes': errorCodes } = resultSchema.parse(sent);
        return { outcome: success ? 'passed' : 'refused', score, errorCodes };
      });
    } catch (cause) {
      return { outcome: 'unknown', cause };
    }
  };
}
