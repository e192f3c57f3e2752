/** Files of tickets: uploaded first, then part of the message that names them. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Attachment, attachmentSchema } from '../../src/domain/attachment.ts';
import {
  MAX_FILE_SIZE,
  MAX_FILES,
  problemOfContent,
  safeFileName,
} from '../../src/domain/fileRules.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { insertRow, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { createQueue, createShares, OWNER } from '../gate.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBytes } from '../http/request.ts';
import { hasUnconfirmedAccount } from '../mail/confirmed.ts';

const LIMIT = { max: 60, period: 3600 };
const MEGABYTE = 1024 * 1024;

/** What all files of a ticket may weigh, in bytes. */
const MAX_PER_TICKET = 100 * MEGABYTE;

/** What an IP address may upload in a day, in bytes. */
const DAILY_LIMIT = { max: 100 * MEGABYTE, period: 86_400 };

/** What all files that were not sent yet may weigh, so that strangers cannot fill the disk. */
const MAX_UNSENT = 2048 * MEGABYTE;

/** How many files are received at once. Each is in memory until it is complete. */
const takeUpload = createShares(16);

/** Complete files are in memory until they are stored. */
const { inTurn: storeInTurn } = createQueue({ atOnce: 4, waiting: 12 });

/** The files that a message or a ticket names. */
export const attachmentIdsSchema = z._default(
  z.array(z.uuid()).check(z.maxLength(MAX_FILES)),
  (): string[] => [],
);

const weightSchema = z.object({ weight: z.coerce.number() });

/** The schema of `filesOf`, which leaves a list without files out of a response. */
export const filesSchema = z.pipe(
  z.nullable(z.array(attachmentSchema)),
  z.transform((files) => files ?? undefined),
);

/** SQL over `tickets` or `ticket_messages`: the files that meet the condition, without their bytes. */
export const filesOf = (condition: string) => `(
  select json_agg(json_build_object('id', id, 'name', name, 'size', size) order by position)
  from attachments where ${condition}
)`;

interface Attaching {
  ticketId: string;
  /** Null for the answers of the questionnaire. */
  messageId: string | null;
  ids: readonly string[];
  /** What all files of anonymous tickets may weigh, in bytes; checked if this is one. Default: not checked. */
  maxOfGuests?: number | undefined;
}

/**
 * Makes uploaded files part of a message. Fails with `attachments-gone` if one was sent before or is too
 * old, with `attachments-full` and with `guest-files-full`. The ticket is locked by the transaction.
 */
export async function attachFiles(
  queries: Queries,
  { ticketId, messageId, ids, maxOfGuests }: Attaching,
) {
  if (ids.length === 0) return;
  const attached = await queries.execute(
    `update attachments set ticket_id = $1, message_id = $2, position = array_position($3::uuid[], id)
     where id = any($3::uuid[]) and ticket_id is null`,
    [ticketId, messageId, ids],
  );
  if (attached !== ids.length) throw new ApiError('attachments-gone');
  const { weight } = await queries.one(
    weightSchema,
    'select sum(size) as weight from attachments where ticket_id = $1',
    [ticketId],
  );
  if (weight > MAX_PER_TICKET) throw new ApiError('attachments-full');
  const anonymous = `select from tickets where id = $1 and ${isAnonymous}`;
  if (maxOfGuests !== undefined && (await queries.execute(anonymous, [ticketId])) > 0) {
    await checkFilesOfGuests(queries, maxOfGuests);
  }
}

/** SQL over `tickets`: it has no account, or one whose email is not confirmed, as any stranger can make. */
const isAnonymous = `(account_id is null or ${hasUnconfirmedAccount})`;

const heaviestSchema = z.object({
  id: z.string(),
  title: z.string(),
  size: z.coerce.number(),
  all: z.coerce.number(),
});

/** How much of their space the files of guests use, in percent, and the three tickets with most of it. */
export async function readFilesOfGuests(queries: Queries, max: number) {
  const tickets = await queries.rows(
    heaviestSchema,
    `select tickets.id, title, sum(size) as size, sum(sum(size)) over () as "all"
     from tickets join attachments on ticket_id = tickets.id
     where ${isAnonymous} group by tickets.id, title order by sum(size) desc, tickets.id limit 3`,
  );
  const used = Math.floor((100 * (tickets[0]?.all ?? 0)) / max);
  return { used, tickets: tickets.map(({ all: _, ...ticket }) => ticket) };
}

async function checkFilesOfGuests(queries: Queries, max: number) {
  // Locks a row until the transaction ends, so that files attached at the same time are summed as well.
  await countAttempt(queries, 'files of guests', { max: Number.POSITIVE_INFINITY, period: 3600 });
  const { weight } = await queries.one(
    weightSchema,
    `select sum(size) as weight from attachments
     where ticket_id in (select id from tickets where ${isAnonymous})`,
  );
  if (weight > max) throw new ApiError('guest-files-full');
}

/** Deletes files that were uploaded a day ago and not sent. */
export async function clearAttachments(queries: Queries): Promise<void> {
  await queries.execute(
    `delete from attachments where ticket_id is null and created_at < now() - interval '1 day'`,
  );
}

/** The name in the header, where it is encoded as in a URL. Fails with `bad-request`. */
function readName(context: Context): string {
  try {
    return safeFileName(decodeURIComponent(context.req.header('file-name') ?? ''));
  } catch (cause) {
    throw new ApiError('bad-request', { cause });
  }
}

/**
 * The file in the body. Fails with `unsupported-type`, before it reads anything, with `invalid`, and as `readBytes`
 * does. `count` runs before the file takes a share, which may end the upload of another visitor.
 */
async function receiveFile(context: Context, ipAddress: string, count = async () => {}) {
  const name = readName(context);
  // No form of another site can send this type.
  if (context.req.header('content-type') !== 'application/octet-stream') {
    throw new ApiError('unsupported-type');
  }
  await count();
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  const socket = incoming?.socket;
  const before = socket?.bytesRead ?? 0;
  const freeShare = takeUpload(
    ipAddress,
    () => socket?.destroy(),
    () => (socket?.bytesRead ?? 0) - before,
  );
  const bytes = await readBytes(context.req.raw, MAX_FILE_SIZE).finally(freeShare);
  const problem = problemOfContent(name, bytes);
  if (problem === 'empty') throw new ApiError('invalid');
  if (problem) throw new ApiError(problem === 'too-large' ? problem : 'unsupported-type');
  return { id: crypto.randomUUID(), name, size: bytes.length, bytes };
}

export const attachmentRoutes = ({ database, ipAddressOf }: Dependencies) =>
  new Hono().post('/', async (context) => {
    const ipAddress = ipAddressOf(context);
    const file = await receiveFile(context, ipAddress, () =>
      countAttempt(database, `attachment ${ipAddress}`, LIMIT),
    );
    // What is refused is not counted.
    const store = async (queries: Queries) => {
      const key = `uploaded ${ipAddress}`;
      await countAttempt(queries, key, DAILY_LIMIT, 'daily-uploads', file.size);
      const { weight } = await queries.one(
        weightSchema,
        'select sum(size) as weight from attachments where ticket_id is null',
      );
      if (weight >= MAX_UNSENT) {
        throw new ApiError('unavailable', { retryAfter: LIMIT.period });
      }
      await insertRow(queries, 'attachments', file);
    };
    await storeInTurn(ipAddress, () => database.transaction(store));
    const { bytes, ...stored } = file;
    return context.json(stored satisfies Attachment, 201);
  });

const removedSchema = z.object({ ticketId: z.nullable(z.string()) });

/** The owner’s uploads take no part in the limits of visitors. The owner deletes a file, and its message stays. */
export const adminAttachmentRoutes: OwnersRoutes = (router, { database }) =>
  router
    .post('/', async (context) => {
      const { bytes, ...file } = await receiveFile(context, OWNER);
      await storeInTurn(OWNER, () => insertRow(database, 'attachments', { ...file, bytes }));
      return reply<Attachment>(context, file, 201);
    })

    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      if (!z.uuid().safeParse(id).success) throw new ApiError('not-found');
      const changed = (removed: z.infer<typeof removedSchema> | null) =>
        removed !== null &&
        (removed.ticketId ? about('ticket', removed.ticketId) : about('file', id));
      await act(context.var.actor, 'deleted a file of', changed, (queries) =>
        queries.row(removedSchema, 'delete from attachments where id = $1 returning ticket_id', [
          id,
        ]),
      );
      return context.body(null, 204);
    });
