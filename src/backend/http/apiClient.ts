import * as z from 'zod/mini';
import { BackendError, isBackendErrorCode } from '../Backend';
import type { Fetch } from '../services/deadline';
import { withDeadline } from '../services/deadline';
import { isKeptAlive } from '../services/leaving';

/** How long the server has for its response, in ms. */
const API_TIMEOUT = 30_000;

interface ApiFailureOptions extends ErrorOptions {
  retryAfter?: number;
}

/** An error code of the server; `unreachable` without a response, or with one that no server of ours sends. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  /** How long the server asks to wait, in seconds; 0 if it does not. */
  readonly retryAfter: number;

  constructor(code: string, { retryAfter = 0, ...options }: ApiFailureOptions = {}) {
    super(`The server answered: ${code}`, options);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The sentence for a limit that ends in so many seconds. */
function waitingMessage(seconds: number): string | undefined {
  if (!(seconds > 0)) return undefined;
  const [unit, length] = seconds < 7200 ? ['minute', 60] : ['hour', 3600];
  const count = Math.ceil(seconds / length);
  const time = seconds < 60 ? 'less than a minute' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `Too many attempts. Please wait ${time}, then try again.`;
}

/** A failed request as the pages know it. */
export function asBackendError(error: unknown): BackendError {
  const { code, retryAfter } = error instanceof ApiFailure ? error : new ApiFailure('unreachable');
  if (!isBackendErrorCode(code)) return new BackendError('unreachable', { cause: error });
  const message = code === 'too-many-attempts' ? waitingMessage(retryAfter) : undefined;
  return new BackendError(code, { cause: error, message });
}

const failureSchema = z.object({ code: z.string() });

export interface ApiRequest<T> {
  /** Default `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** The same for each attempt at one submission, so that the server accepts it once. */
  key?: string;
  /** Who has written it: the server refuses it for another session. */
  author?: string | undefined;
  /** The token of the link that the request rests on. */
  token?: string | null;
  /** For what is read again and again: the server sends it only if it has changed since. */
  polled?: boolean;
  /** The schema of the response; without one, the response has no content. */
  schema?: z.ZodMiniType<T>;
}

/** Sends a request to `/api` + path. Rejects only with an `ApiFailure`. */
export type ApiClient = <T = void>(path: string, request?: ApiRequest<T>) => Promise<T>;

export function createApiClient(fetch: Fetch): ApiClient {
  /** What was polled last, by its path. */
  const polls = new Map<string, { version: string; value: unknown }>();
  return async <T>(
    path: string,
    { method = 'GET', body, key, author, token, polled, schema }: ApiRequest<T> = {},
  ) => {
    const last = polled ? polls.get(path) : undefined;
    const text = body === undefined ? undefined : JSON.stringify(body);
    let response: Response;
    let value: unknown;
    try {
      [response, value] = await withDeadline(API_TIMEOUT, async (signal) => {
        const received = await fetch(`/api${path}`, {
          method,
          headers: {
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...(key && { 'Idempotency-Key': key }),
            ...(author && { 'Filled-In-As': encodeURIComponent(author) }),
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(last && { 'If-None-Match': last.version }),
          },
          // A character has up to 3 bytes, and another request may be on its way.
          ...(text !== undefined && { body: text, keepalive: isKeptAlive(5 * text.length) }),
          redirect: 'error',
          signal,
        });
        const answer = await received.text();
        return [received, answer === '' ? undefined : JSON.parse(answer)] as const;
      });
    } catch (cause) {
      throw new ApiFailure('unreachable', { cause });
    }
    if (last && response.status === 304) return last.value as T;
    if (!response.ok) {
      throw new ApiFailure(failureSchema.safeParse(value).data?.code ?? 'unreachable', {
        retryAfter: Number(response.headers.get('Retry-After')),
      });
    }
    if (!schema) return undefined as T;
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new ApiFailure('unreachable', { cause: parsed.error });
    const version = response.headers.get('ETag');
    if (polled && version) polls.set(path, { version, value: parsed.data });
    return parsed.data;
  };
}
