import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';

/** The largest body of a route that names no other limit, in bytes. */
const MAX_BODY = 256 * 1024;

/**
 * How much of what is too large is read before the answer, in bytes. If the connection were closed while
 * the browser still sends, it would not see the answer.
 */
const MAX_DRAINED = 4 * 1024 * 1024;

/** The bytes of the body. Fails with `too-large`; of a body that announces its size it keeps nothing then. */
export async function readBytes(request: Request, max = MAX_BODY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const isAnnounced = Number(request.headers.get('content-length')) > max;
  const kept = isAnnounced ? 0 : max;
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= kept) chunks.push(chunk);
    if (size > kept + MAX_DRAINED) break;
  }
  if (isAnnounced || size > max) throw new ApiError('too-large');
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
