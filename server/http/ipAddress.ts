import type { Context } from 'hono';

/** What the Node adapter passes with each request. */
interface Bindings {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/**
 * The visitor's address. Each trusted proxy appends the address that it saw to `X-Forwarded-For`; what
 * is further to the left comes from the visitor and can be forged.
 */
export function readIpAddress(context: Context, trustedProxies: number): string {
  const peer = (context.env as Bindings | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const chain = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return chain.at(-trustedProxies) ?? peer;
}
