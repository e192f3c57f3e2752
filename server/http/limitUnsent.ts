import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { createPlaces, PROGRESS } from './places.ts';

/** How many responses of one IP address may wait until they are sent completely. */
const PER_IP_ADDRESS = 50;

/**
 * What the responses of all IP addresses may have together that is not sent, in bytes. One IP address has room
 * for 50 of the largest tickets.
 */
const MAX_UNSENT = 256 * 1024 * 1024;

/** Runs `end` once when the response is sent, or its connection has ended. */
function onSent({ incoming: { socket }, outgoing }: HttpBindings, end: () => void) {
  // Each request that waits behind another on the connection listens.
  socket.setMaxListeners(PER_IP_ADDRESS + 10);
  // Node emits no event on the responses that wait behind another when the connection ends.
  socket.once('close', end);
  outgoing.once('close', () => {
    socket.off('close', end);
    end();
  });
}

type ServerResponse = HttpBindings['outgoing'];

/**
 * Disconnects the clients that have waited longest, until what is not sent has room. Visitors who read are not
 * affected, even if there are clients of many IP addresses that do not. Nor are downloads, which have one
 * slice at a time in memory.
 */
function endOldest(responses: Iterable<ServerResponse>): void {
  const large = [...responses].filter(({ writableLength }) => writableLength > 2 * PROGRESS);
  let bytes = large.reduce((sum, { writableLength }) => sum + writableLength, 0);
  for (const { writableLength, req } of large) {
    if (bytes <= MAX_UNSENT) return;
    bytes -= writableLength;
    req.socket.destroy();
  }
}

/**
 * Refuses requests of an IP address while too many of its responses are not sent: a client that does not
 * read would otherwise fill the memory with them. Fails with `too-many-attempts`.
 */
export function limitUnsent(ipAddressOf: (context: Context) => string): MiddlewareHandler {
  const takePlace = createPlaces({
    max: Number.POSITIVE_INFINITY,
    perIpAddress: PER_IP_ADDRESS,
  });
  const waiting = new Set<ServerResponse>();
  return async (context, next) => {
    const bindings: Partial<HttpBindings> | undefined = context.env;
    const { incoming, outgoing } = bindings ?? {};
    if (incoming && outgoing) {
      try {
        const freePlace = takePlace(ipAddressOf(context));
        waiting.add(outgoing);
        onSent({ incoming, outgoing }, () => {
          waiting.delete(outgoing);
          freePlace();
        });
      } catch (error) {
        context.header('Connection', 'close');
        throw error;
      }
    }
    await next();
    endOldest(waiting);
  };
}
