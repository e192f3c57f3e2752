import * as z from 'zod/mini';

/**
 * The beginning of a secret key, a restricted key or a webhook's signing secret of the payment
 * provider. Leading blanks and quotation marks are ignored.
 */
const secretStart = /^[^\p{L}\p{N}]*(?:sk|rk|whsec)_/iu;

/** Whether this must not be stored, in a browser or on this site's server. */
export function isSecretKey(text: string): boolean {
  return secretStart.test(text);
}

/** The message beside the field of the key. */
export const SECRET_KEY_REFUSED =
  'This is a secret, and what a page saves can be read by others, so it is not saved here. Keep it on your server, and enter the publishable key, which begins with pk_.';

export const paymentSettingsSchema = z.object({
  publishableKey: z.string().check(
    z.trim(),
    z.refine((key) => !isSecretKey(key), SECRET_KEY_REFUSED),
  ),
  testMode: z.boolean(),
});

/** The payment settings as they are stored. Other keys are not read. */
export const storedPaymentSettingsSchema = z.object({
  publishableKey: z.optional(z.string()),
  testMode: z._default(z.boolean(), true),
});

export type StoredPaymentSettings = z.infer<typeof storedPaymentSettingsSchema>;

/** How the site takes payments. */
export interface PaymentSettings {
  publishableKey: string;
  testMode: boolean;
  /** For a server that takes payments. This site neither stores nor fills it in. */
  secretKey?: string;
  /** As `secretKey`. */
  webhookSecret?: string;
}

/** Whether the key is of the other mode; null if it is of this one, or of neither. */
export function modeWarning({ publishableKey, testMode }: PaymentSettings): string | null {
  const key = publishableKey.trim();
  if (testMode && key.startsWith('pk_live_')) {
    return 'This is a live key, and test mode is on. Switch test mode off, or enter your test key.';
  }
  if (!testMode && key.startsWith('pk_test_')) {
    return 'This is a test key, and test mode is off. Switch test mode on, or enter your live key.';
  }
  return null;
}

export const defaultPaymentSettings: PaymentSettings = { publishableKey: '', testMode: true };

/** The results of testing an invalid key. */
export const connectionProblems = {
  'api-key-missing': {
    title: 'Missing API key',
    description: 'Please enter your publishable key before testing.',
  },
  'api-key-invalid': {
    title: 'Connection failed',
    description:
      "Invalid API key. Make sure you're using the correct publishable key for the selected mode.",
  },
} as const;

export type ConnectionProblem = keyof typeof connectionProblems;

/** The problem of a key, or null. Any key that begins with pk_ is valid, in either mode. */
export function findConnectionProblem(publishableKey: string): ConnectionProblem | null {
  const key = publishableKey.trim();
  if (key === '') return 'api-key-missing';
  return key.startsWith('pk_') ? null : 'api-key-invalid';
}
