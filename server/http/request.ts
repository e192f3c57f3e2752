/** What the routes read of a request. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { ApiError, type ApiErrorCode } from '../ApiError.ts';
import { visitorIpAddress } from '../ipAddress.ts';
import { hashToken } from '../secrets.ts';

/** The largest body of a route that names no other limit, in bytes. */
const MAX_BODY = 256 * 1024;

/**
 * The bytes of the body of a request, or of a response. Fails with `too-large`, before it reads a body that announces its size, and with
 * `bad-request` if the visitor leaves.
 */
export async function readBytes(
  request: Pick<Request, 'headers' | 'body'>,
  max = MAX_BODY,
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > max) throw new ApiError('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > max) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new ApiError('bad-request', { cause });
  }
  if (size > max) throw new ApiError('too-large');
  return Buffer.concat(chunks);
}

/** The names of the fields that do not match. */
function invalidFields({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.')))];
}

/** PostgreSQL stores neither the character NUL nor half of a surrogate pair. */
export const storable = (_key: string, value: unknown) =>
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
  const bytes = await readBytes(context.req.raw, max);
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

/** The visitor's IP address, an IPv6 address as its network. */
export const readIpAddress = (context: Context, trustedProxies: number): string =>
  visitorIpAddress(
    (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress,
    context.req.header('x-forwarded-for'),
    trustedProxies,
  );
