/** Downloads of the files of tickets: slice by slice, so that a visitor who does not read takes no memory. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type Attachment, attachmentSchema } from '../../src/domain/attachment.ts';
import { ApiError } from '../ApiError.ts';
import { columns, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { OWNER, readInTurn } from '../gate.ts';
import type { Condition } from '../http/pagedList.ts';

/** How much of a file is read at once, in bytes. */
const SLICE = 64 * 1024;

const sliceSchema = z.object({ bytes: z.instanceof(Buffer) });

/** The name as the browser saves it; for old browsers in ASCII. */
function disposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()]/g, escape);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

interface FileStream {
  file: Attachment;
  ipAddress: string;
  /** Closes the connection, where there is one. */
  disconnect: (() => void) | undefined;
}

/** The content of the file. It takes a connection to the database only while it reads a slice. */
function streamFile(queries: Queries, { file: { id, size }, ipAddress, disconnect }: FileStream) {
  let sent = 0;
  const readSlice = () =>
    queries.row(
      sliceSchema,
      'select substring(bytes from $2 for $3) as bytes from attachments where id = $1',
      [id, sent + 1, SLICE],
    );
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent === size) {
          controller.close();
          return;
        }
        try {
          const slice = await readInTurn(ipAddress, readSlice);
          if (!slice?.bytes.length) throw new Error('The file was deleted meanwhile.');
          sent += slice.bytes.length;
          controller.enqueue(new Uint8Array(slice.bytes));
        } catch (error) {
          // The status is sent already, so a response that fails can only be cut off.
          if (disconnect) disconnect();
          else controller.error(error);
        }
      },
    },
    // Reads a slice once the one before is sent.
    { highWaterMark: 0 },
  );
}

/**
 * The response with a file of one of these tickets, as what to save and never to show. Fails with
 * `ticket-not-found` if none has such a file.
 */
export async function sendAttachment(
  context: Context,
  { database, ipAddressOf }: Dependencies,
  { sql, values }: Condition,
  reader: 'customer' | 'owner',
): Promise<Response> {
  const isVisible =
    reader === 'owner'
      ? 'true'
      : `not exists (
           select from ticket_messages as note where note.ticket_id = attachments.ticket_id
             and note.id = attachments.message_id and note.author = 'note'
         )`;
  const file = await database.row(
    attachmentSchema,
    `select ${columns(attachmentSchema)} from attachments
     where id::text = $${values.length + 1} and ${isVisible}
       and ticket_id in (select id from tickets where ${sql})`,
    [...values, context.req.param('attachmentId')],
  );
  if (!file) throw new ApiError('ticket-not-found');
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  const stream = () =>
    streamFile(database, {
      file,
      ipAddress: reader === 'owner' ? OWNER : ipAddressOf(context),
      disconnect: outgoing && (() => outgoing.destroy()),
    });
  return context.newResponse(context.req.method === 'HEAD' ? null : stream(), 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(file.size),
    'Content-Disposition': disposition(file.name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}
