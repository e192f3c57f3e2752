/** What the routes read of a request. */
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { hashToken } from '../secrets.ts';
import { ApiError, type ApiErrorCode } from './ApiError.ts';
import { knownIpAddress } from './ipAddress.ts';
import { expectProgress } from './places.ts';

/** The largest body of a route that names no other limit, in bytes. */
const MAX_BODY = 256 * 1024;

/** What all bodies that are being read may have together, in bytes; those of larger limits have places. */
const MAX_HELD = 64 * 1024 * 1024;
let held = 0;

/**
 * The bytes of the body. Fails with `too-large`, before it reads a body that announces its size, with
 * `bad-request` if the visitor leaves, and with `unavailable` if too many bodies are being read. `onRead`
 * gets the number of bytes of each part that has arrived.
 */
export async function readBytes(
  request: Request,
  max = MAX_BODY,
  onRead?: (bytes: number) => void,
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > max) throw new ApiError('too-large');
  const isCounted = max <= MAX_BODY;
  const isFull = () => isCounted && held > MAX_HELD;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (isCounted) held += chunk.length;
      onRead?.(chunk.length);
      if (size > max || isFull()) break;
      chunks.push(chunk);
    }
    if (isFull()) throw new ApiError('unavailable', { retryAfter: 5 });
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('bad-request', { cause });
  } finally {
    if (isCounted) held -= size;
  }
  if (size > max) throw new ApiError('too-large');
  return Buffer.concat(chunks);
}

/** The names of the fields that do not match. */
function invalidFields({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.')))];
}

/** PostgreSQL stores neither the character NUL nor half of a surrogate pair. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? Buffer.from(value.replaceAll('\0', '')).toString() : value;

/**
 * The JSON body of a request. Fails with `unsupported-type`, `too-large`, `bad-request` if it is not
 * JSON, and `invalid` with the names of the fields.
 */
export async function readBody<T>(
  context: Context,
  schema: z.ZodMiniType<T>,
  max = MAX_BODY,
): Promise<T> {
  const type = context.req.header('content-type') ?? '';
  const bytes = await expectProgress((onRead) => readBytes(context.req.raw, max, onRead));
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('unsupported-type');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), storable);
  } catch (cause) {
    throw new ApiError('bad-request', { cause });
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiError('invalid', { fields: invalidFields(result.error) });
  return result.data;
}

/** The query of a request. Fails with `bad-request`. */
export function readQuery<T>(context: Context, schema: z.ZodMiniType<T>): T {
  const query = schema.safeParse(context.req.query());
  if (!query.success) throw new ApiError('bad-request');
  return query.data;
}

/** The number in the path, in the one way to write it. Fails with `code` if it is none. */
export function numberIn(context: Context, code: ApiErrorCode): string {
  const id = context.req.param('id') ?? '';
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new ApiError(code);
  return id;
}

/**
 * The key of a submission: of the key that the form made and sends with each attempt, and of what it
 * submits, so that a key never gives the response to another submission. Without a key, each request is
 * a submission of its own. Fails with `bad-request` if the key is malformed.
 */
export function requestKey(context: Context, submitted: unknown): string {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return crypto.randomUUID();
  if (!/^[\w-]{16,64}$/.test(key)) throw new ApiError('bad-request');
  return hashToken(`${key} ${JSON.stringify(submitted)}`).toString('base64url');
}

/** What the Node adapter passes with each request. */
interface Bindings {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/**
 * The visitor's IP address, an IPv6 address as its network. Each trusted proxy appends the one that it
 * saw to `X-Forwarded-For`; what is further to the left comes from the visitor and can be forged.
 */
export function readIpAddress(context: Context, trustedProxies: number): string {
  const peer = (context.env as Bindings | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return knownIpAddress(peer);
  const chain = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((ipAddress) => ipAddress.trim())
    .filter(Boolean);
  return knownIpAddress(chain.at(-trustedProxies) ?? peer);
}
