/** The owner's saved replies. */
import * as z from 'zod/mini';
import { type SavedReply, savedReplySchema } from '../../src/domain/savedReplies.ts';
import { type Versioned, versionedSchema } from '../../src/domain/versioned.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { columns, insertRows, type Queries } from '../database/database.ts';
import { saveVersion } from '../database/versioned.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';

const rowSchema = z.extend(savedReplySchema, versionedSchema.shape);

export const readSavedReplies = (queries: Queries) =>
  queries.rows(rowSchema, `select ${columns(rowSchema)} from saved_replies order by position`);

export const insertSavedReplies = (queries: Queries, replies: readonly SavedReply[]) =>
  insertRows(
    queries,
    'saved_replies',
    replies.map((reply) => ({ ...reply, version: 1 })),
  );

export const savedReplyRoutes: OwnersRoutes = (router, { database }) =>
  router
    .get('/', async (context) =>
      reply<(SavedReply & Versioned)[]>(context, await readSavedReplies(database)),
    )

    .put('/:id', async (context) => {
      const { version: replaced, ...saved } = await readBody(context, rowSchema);
      if (saved.id !== context.req.param('id')) throw new ApiError('bad-request');
      const changed = about('reply', saved.id);
      const version = await act(context.var.actor, 'saved the reply', changed, (queries) =>
        saveVersion(queries, 'saved_replies', saved, replaced),
      );
      return reply<Versioned>(context, { version });
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
