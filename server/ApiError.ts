import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The status of each error code. The sentences for them are the client's. */
const statuses = {
  'bad-request': 400,
  'signed-out': 401,
  'incorrect-credentials': 401,
  'wrong-password': 401,
  'password-required': 401,
  'admin-login-failed': 401,
  'code-required': 401,
  'cross-site': 403,
  'not-found': 404,
  'ticket-not-found': 404,
  'order-not-found': 404,
  'mail-not-found': 404,
  'quote-not-found': 404,
  'email-in-use': 409,
  'other-account': 409,
  'changed-meanwhile': 409,
  'ticket-full': 409,
  'attachments-full': 409,
  'attachments-gone': 409,
  'guest-files-full': 409,
  'link-expired': 410,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'common-password': 422,
  'captcha-refused': 422,
  'secret-key-refused': 422,
  'too-many-attempts': 429,
  'locked-out': 429,
  'daily-uploads': 429,
  'guest-tickets': 429,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type ApiErrorCode = keyof typeof statuses;

interface ApiErrorDetails extends ErrorOptions {
  fields?: readonly string[];
  /** How long to wait before the next attempt, in seconds. */
  retryAfter?: number;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: ContentfulStatusCode;
  readonly fields: readonly string[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, { fields, retryAfter, ...options }: ApiErrorDetails = {}) {
    super(code, options);
    this.code = code;
    this.status = statuses[code];
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
