import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { createPlaces } from './places.ts';

/** How many responses of one IP address may wait until they are sent completely. */
const PER_IP_ADDRESS = 50;

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

/**
 * Refuses requests of an IP address while too many of its responses are not sent: a client that does not
 * read would otherwise fill the memory with them. Fails with `too-many-attempts`.
 */
export function limitUnsent(ipAddressOf: (context: Context) => string): MiddlewareHandler {
  const takePlace = createPlaces({
    max: Number.POSITIVE_INFINITY,
    perIpAddress: PER_IP_ADDRESS,
  });
  return async (context, next) => {
    const bindings: Partial<HttpBindings> | undefined = context.env;
    const { incoming, outgoing } = bindings ?? {};
    if (incoming && outgoing) {
      try {
        onSent({ incoming, outgoing }, takePlace(ipAddressOf(context)));
      } catch (error) {
        context.header('Connection', 'close');
        throw error;
      }
    }
    await next();
  };
}
