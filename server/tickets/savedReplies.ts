/** The owner's saved replies. */
import * as z from 'zod/mini';
import { type SavedReply, savedReplySchema } from '../../src/domain/savedReplies.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { columns, insertRows, type Queries } from '../database/database.ts';
import { saveVersion, versionSchema } from '../database/versioned.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';

const versionedSchema = z.extend(savedReplySchema, { version: versionSchema });

export const readSavedReplies = (queries: Queries) =>
  queries.rows(
    versionedSchema,
    `select ${columns(versionedSchema)} from saved_replies order by position`,
  );

/** Adds replies of a file. */
export const insertSavedReplies = (queries: Queries, replies: readonly SavedReply[]) =>
  insertRows(
    queries,
    'saved_replies',
    replies.map((reply) => ({ ...reply, version: 1 })),
  );

export const savedReplyRoutes: OwnersRoutes = (router, { database }) =>
  router
    .get('/', async (context) => context.json(await readSavedReplies(database)))

    .put('/:id', async (context) => {
      const { version, ...reply } = await readBody(context, versionedSchema);
      if (reply.id !== context.req.param('id')) throw new ApiError('bad-request');
      const saved = await act(
        context.var.actor,
        'saved the reply',
        about('reply', reply.id),
        (queries) => saveVersion(queries, 'saved_replies', reply, version),
      );
      return context.json({ version: saved });
    })

    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      await act(
        context.var.actor,
        'deleted the reply',
        (deleted: number) => deleted === 1 && about('reply', id),
        (queries) => queries.execute('delete from saved_replies where id = $1', [id]),
      );
      return context.body(null, 204);
    });
