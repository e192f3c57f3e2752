import * as z from 'zod/mini';
import type { Fetch } from '../services/deadline';
import { withDeadline } from '../services/deadline';

/** How long the server has for its answer, in ms. */
const API_TIMEOUT = 30_000;

/** An error code of the server; `unreachable` without an answer, or with one that no server of ours gives. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The server answered: ${code}`, options);
    this.code = code;
  }
}

const failureSchema = z.object({ code: z.string() });

export interface ApiRequest<T> {
  /** Default `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** The same for each attempt at one submission, so that the server accepts it once. */
  key?: string;
  /** The schema of the answer; without one, the answer has no content. */
  answer?: z.ZodMiniType<T>;
}

/** Sends a request to `/api` + path. Rejects only with an `ApiFailure`. */
export type ApiClient = <T = void>(path: string, request?: ApiRequest<T>) => Promise<T>;

export function createApiClient(fetch: Fetch): ApiClient {
  return async <T>(path: string, { method = 'GET', body, key, answer }: ApiRequest<T> = {}) => {
    let response: Response;
    let value: unknown;
    try {
      [response, value] = await withDeadline(API_TIMEOUT, async (signal) => {
        const received = await fetch(`/api${path}`, {
          method,
          headers: {
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...(key && { 'Idempotency-Key': key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          redirect: 'error',
          signal,
        });
        const text = await received.text();
        return [received, text === '' ? undefined : JSON.parse(text)] as const;
      });
    } catch (cause) {
      throw new ApiFailure('unreachable', { cause });
    }
    if (!response.ok) {
      throw new ApiFailure(failureSchema.safeParse(value).data?.code ?? 'unreachable');
    }
    if (!answer) return undefined as T;
    const parsed = answer.safeParse(value);
    if (!parsed.success) throw new ApiFailure('unreachable', { cause: parsed.error });
    return parsed.data;
  };
}
