/** Downloads of the files of tickets: slice by slice, so that a visitor who does not read takes no memory. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type Attachment, attachmentSchema } from '../../src/domain/attachment.ts';
import { ApiError } from '../ApiError.ts';
import { columns, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { OWNER } from '../gate.ts';
import type { Condition } from '../http/pagedList.ts';
import { streamed } from '../http/streamed.ts';

/** How much of a file is read at once, in bytes. */
const SLICE = 64 * 1024;

const sliceSchema = z.object({ bytes: z.instanceof(Buffer) });

/** The name as the browser saves it; for old browsers in ASCII. */
function disposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()]/g, escape);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Reads the content of the file, a slice at a time. */
function readerOf(queries: Queries, { id, size }: Attachment) {
  let sent = 0;
  return async () => {
    if (sent === size) return null;
    const slice = await queries.row(
      sliceSchema,
      'select substring(bytes from $2 for $3) as bytes from attachments where id = $1',
      [id, sent + 1, SLICE],
    );
    if (!slice?.bytes.length) throw new Error('The file was deleted meanwhile.');
    sent += slice.bytes.length;
    return slice.bytes;
  };
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
  const ipAddress = reader === 'owner' ? OWNER : ipAddressOf(context);
  return context.newResponse(streamed(context, ipAddress, readerOf(database, file)), 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(file.size),
    'Content-Disposition': disposition(file.name),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}
