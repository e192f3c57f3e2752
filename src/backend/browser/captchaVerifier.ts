import * as z from 'zod/mini';
import { type Fetch, withDeadline } from './deadline';

/** The provider's own site-verify endpoint. */
export const CAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** How long the provider has for its answer. */
export const CAPTCHA_TIMEOUT = 10_000;

/** What the check came to. */
export type CaptchaVerdict =
  | {
      outcome: 'passed' | 'refused';
      /** How human the provider thinks the visitor, from 0 to 1. The checkbox has none. */
      score: number | undefined;
      errorCodes: readonly string[];
    }
  /** The check said nothing: no network, no answer in time, or one that cannot be read. */
  | { outcome: 'unknown'; cause: unknown };

/** Checks a token. Never rejects. */
export type VerifyCaptcha = (token: string) => Promise<CaptchaVerdict>;

export interface CaptchaVerifierOptions {
  fetch: Fetch;
  verifyUrl?: string | undefined;
  /** Left out where a server behind the verify URL adds it. */
  secret?: string | undefined;
}

/** A verdict is a `success` that says yes or no; nothing else in the answer can spoil it. */
const answerSchema = z.object({
  success: z.boolean(),
  score: z.catch(z.optional(z.number()), undefined),
  'error-codes': z.catch(z.array(z.string()), []),
});

/**
 * Asks the captcha provider about a token (spec §7). Only its own 'no' refuses, under whatever
 * HTTP status it comes: a service that is down, slow or unreadable has reported no failure, and
 * like a network error it must not cost the business an enquiry.
 */
export function createCaptchaVerifier(options: CaptchaVerifierOptions): VerifyCaptcha {
  const { fetch, verifyUrl = CAPTCHA_VERIFY_URL, secret } = options;

  return async (token) => {
    try {
      const answer = await withDeadline(CAPTCHA_TIMEOUT, async (signal) => {
        const body = new URLSearchParams({ ...(secret && { secret }), response: token });
        const response = await fetch(verifyUrl, { method: 'POST', body, signal });
        return answerSchema.parse(await response.json());
      });
      return {
        outcome: answer.success ? 'passed' : 'refused',
        score: answer.score,
        errorCodes: answer['error-codes'],
      };
    } catch (cause) {
      return { outcome: 'unknown', cause };
    }
  };
}
