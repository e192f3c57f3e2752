/** Responses that are read in parts: a client that does not read them takes no memory. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { readInTurn } from '../gate.ts';

/**
 * The body of a response, a part at a time. It takes a connection to the database only while `readPart` reads one;
 * null ends it. Without a body for HEAD.
 */
export function streamed(
  context: Context,
  ipAddress: string,
  readPart: () => Promise<Uint8Array | null>,
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  if (context.req.method === 'HEAD') return null;
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const part = await readInTurn(ipAddress, readPart);
          if (part) controller.enqueue(new Uint8Array(part));
          else controller.close();
        } catch (error) {
          // The status is sent already, so a response that fails can only be cut off.
          if (outgoing) outgoing.destroy();
          else controller.error(error);
        }
      },
    },
    // Reads a part once the one before is sent.
    { highWaterMark: 0 },
  );
}
