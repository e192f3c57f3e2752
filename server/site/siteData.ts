/** Everything that is kept, as one file; and the import of a file that browser mode exported. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  compareFile,
  type ImportPlan,
  MAX_SITE_DATA,
  parseSiteData,
  type SiteData,
} from '../../src/domain/siteData.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { type Kept, readKept } from './siteDataSections.ts';

const jsonSchema = z.object({ json: z.string() });

/** Keys of a browser that mean nothing on the server. */
const ignored = new Set([
  'currentUser',
  'adminSession',
  'adminCredentials',
  'stripePublishableKey',
  'theme',
]);

/** The file in the body of a request, as a JSON string, which escapes some of its characters. */
async function readFile(context: Context): Promise<SiteData> {
  const { json } = await readBody(context, jsonSchema, 2 * MAX_SITE_DATA + 1024);
  if (Buffer.byteLength(json) > MAX_SITE_DATA) throw new ApiError('too-large');
  const data = parseSiteData(json);
  if (!data) throw new ApiError('backup-unreadable');
  const known = Object.entries(data.contents).filter(([key]) => !ignored.has(key));
  return { ...data, contents: Object.fromEntries(known) };
}

const valuesOf = (kept: readonly Kept[]) =>
  Object.fromEntries(kept.map(({ key, value }) => [key, value]));

/** What importing a file does. */
const compare = (kept: readonly Kept[], file: SiteData) => compareFile(kept, file, valuesOf(kept));

export const siteDataRoutes: OwnersRoutes = (router, { database, now }) =>
  router
    .get('/', async (context) => {
      const kept = await database.transaction(async (queries) => {
        // Every table as it was at one moment.
        await queries.execute('set transaction isolation level repeatable read, read only');
        return readKept(queries);
      });
      const data: SiteData = {
        version: 1,
        savedAt: now().toISOString(),
        contents: valuesOf(kept),
        unreadable: [],
      };
      return context.json(data);
    })

    .post('/plan', async (context) => {
      const file = await readFile(context);
      return context.json(compare(await readKept(database), file).plan);
    })

    .post('/', async (context) => {
      const file = await readFile(context);
      const plan = await act(
        context.var.actor,
        'imported',
        (plan: ImportPlan) => {
          const restored = plan.changes.filter(({ outcome }) => outcome === 'restored');
          const id = restored.map(({ key }) => key).join(', ');
          return id !== '' && about('record', id);
        },
        async (queries) => {
          const kept = await readKept(queries);
          const { plan, values } = compare(kept, file);
          for (const section of kept) {
            if (values.has(section)) await section.write(queries, values.get(section));
          }
          return plan;
        },
      );
      return context.json(plan);
    });
