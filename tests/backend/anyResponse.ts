import fc from 'fast-check';
import { vi } from 'vitest';
import type { Fetch } from '#src/backend/services/deadline.ts';

/** A possible response to a request. */
export type ServiceResponse =
  | { kind: 'response'; status: number; body: string; after: number }
  /** The body begins and never ends. */
  | { kind: 'endless body'; status: number; after: number }
  /** The connection fails. */
  | { kind: 'failure'; after: number }
  /** The request is refused before there is a promise. */
  | { kind: 'throw' }
  /** The service never answers and ignores the signal. */
  | { kind: 'silence' };

const status = fc.oneof(
  fc.constantFrom(200, 201, 204, 301, 304, 400, 401, 413, 429, 500, 502, 503),
  fc.integer({ min: 200, max: 599 }),
);

const body = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('', 'null', '[]', '{}', '<h1>Bad Gateway</h1>', '{"success": tr'),
  fc.constantFrom('{"id":"<1@mail.example>"}', '{"id":""}', '{"id":1}'),
  fc
    .record(
      {
        success: fc.oneof(fc.boolean(), fc.anything()),
        score: fc.oneof(fc.double(), fc.anything()),
        'error-codes': fc.oneof(fc.array(fc.string()), fc.anything()),
        id: fc.string(),
        message: fc.string(),
      },
      { requiredKeys: [] },
    )
    .map((response) => safeStringify(response)),
);

const after = fc.integer({ min: 0, max: 100_000 });

export const anyResponse: fc.Arbitrary<ServiceResponse> = fc.oneof(
  fc.record({ kind: fc.constant('response' as const), status, body, after }),
  fc.record({ kind: fc.constant('endless body' as const), status, after }),
  fc.record({ kind: fc.constant('failure' as const), after }),
  fc.record({ kind: fc.constant('throw' as const) }),
  fc.record({ kind: fc.constant('silence' as const) }),
);

/** A `fetch` that gives these responses in turn and repeats the last one. */
export function fetchThatGives(responses: readonly ServiceResponse[]): Fetch {
  let count = 0;
  return (_, { signal }) => {
    const response = responses[Math.min(count, responses.length - 1)] ?? { kind: 'silence' };
    count += 1;
    if (response.kind === 'throw') throw new TypeError('Failed to parse URL');
    if (response.kind === 'silence') return new Promise(() => {});
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => {
        if (response.kind === 'failure') reject(new TypeError('Failed to fetch'));
        else resolve(responseFor(response));
      }, response.after);
    });
  };
}

function responseFor(response: Extract<ServiceResponse, { status: number }>): Response {
  const { kind, status } = response;
  if ([204, 205, 304].includes(status)) return new Response(null, { status });
  return new Response(kind === 'response' ? response.body : new ReadableStream(), { status });
}

/** The outcome of the work after all timers have run; 'pending' if it has not settled. */
export async function ending<T>(
  work: () => Promise<T>,
): Promise<{ value: T } | { error: unknown } | 'pending'> {
  vi.useFakeTimers();
  try {
    let end: { value: T } | { error: unknown } | 'pending' = 'pending';
    work().then(
      (value) => {
        end = { value };
      },
      (error: unknown) => {
        end = { error };
      },
    );
    await vi.advanceTimersByTimeAsync(600_000);
    return end;
  } finally {
    vi.useRealTimers();
  }
}

function safeStringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '{';
  }
}
