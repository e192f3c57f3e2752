/** The owner's saved replies. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type SavedReply, savedReplySchema } from '../../src/domain/savedReplies.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import type { OwnerEnvironment } from '../http/sessionCookies.ts';
import { noteAction } from '../owner/auditLog.ts';

const versionedSchema = z.extend(savedReplySchema, { version: z.int().check(z.nonnegative()) });

export const readSavedReplies = (queries: Queries) =>
  queries.rows(
    versionedSchema,
    'select id, name, text, version from saved_replies order by position',
  );

/** Adds a reply, unless there is one with its id. Resolves with how many it added. */
export const insertSavedReply = (queries: Queries, { id, name, text }: SavedReply) =>
  queries.execute(
    `insert into saved_replies (id, name, text, version) values ($1, $2, $3, 1)
     on conflict do nothing`,
    [id, name, text],
  );

/** Saves over this version; 0 adds the reply. Fails with `changed-meanwhile`. */
async function saveReply(
  queries: Queries,
  { version, ...reply }: z.infer<typeof versionedSchema>,
): Promise<void> {
  const saved =
    version === 0
      ? await insertSavedReply(queries, reply)
      : await queries.execute(
          `update saved_replies set name = $2, text = $3, version = version + 1, updated_at = now()
           where id = $1 and version = $4`,
          [reply.id, reply.name, reply.text, version],
        );
  if (saved === 0) throw new ApiError('changed-meanwhile');
}

/** Under `/saved-replies`, where the owner's session has been checked. */
export function savedReplyRoutes({ database }: Dependencies) {
  return new Hono<OwnerEnvironment>()
    .get('/', async (context) => context.json(await readSavedReplies(database)))

    .put('/:id', async (context) => {
      const reply = await readBody(context, versionedSchema);
      if (reply.id !== context.req.param('id')) throw new ApiError('bad-request');
      await database.transaction(async (queries) => {
        await saveReply(queries, reply);
        await noteAction(queries, context.var.owner.username, 'saved the reply', reply.id);
      });
      return context.json({ version: reply.version + 1 });
    })

    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      await database.transaction(async (queries) => {
        const removed = await queries.execute('delete from saved_replies where id = $1', [id]);
        if (removed === 0) return;
        await noteAction(queries, context.var.owner.username, 'deleted the reply', id);
      });
      return context.body(null, 204);
    });
}
