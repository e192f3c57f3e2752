/** Everything that is kept, as one file; and the import of a file that browser mode exported. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  holdsSecretKey,
  type ImportChange,
  type ImportPlan,
  MAX_SITE_DATA,
  parseSiteData,
  type SiteData,
} from '../../src/domain/siteData.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { type Addition, readKept } from './siteDataSections.ts';

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
  return data;
}

/** Compares a file with what is kept. The result has the plan and what it adds. */
function planImport(kept: Awaited<ReturnType<typeof readKept>>, { savedAt, contents }: SiteData) {
  const additions: Addition[] = [];
  const changes = Object.entries(contents).flatMap(([key, value]): ImportChange | [] => {
    if (ignored.has(key)) return [];
    const section = kept.get(key);
    if (!section) return { key, outcome: 'unknown' };
    if (key === 'stripeSettings' && holdsSecretKey(value)) return { key, outcome: 'secret' };
    const addition = section.compare(value);
    additions.push(addition);
    return { key, ...addition.change };
  });
  return { plan: { savedAt, changes } satisfies ImportPlan, additions };
}

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
        contents: Object.fromEntries([...kept].map(([key, { value }]) => [key, value])),
        unreadable: [],
      };
      return context.json(data);
    })

    .post('/plan', async (context) => {
      const file = await readFile(context);
      return context.json(planImport(await readKept(database), file).plan);
    })

    .post('/', async (context) => {
      const file = await readFile(context);
      const { plan } = await act(
        context.var.actor,
        'imported',
        ({ plan }: ReturnType<typeof planImport>) => {
          const restored = plan.changes.filter(({ outcome }) => outcome === 'restored');
          const id = restored.map(({ key }) => key).join(', ');
          return id !== '' && about('record', id);
        },
        async (queries) => {
          const planned = planImport(await readKept(queries), file);
          for (const { add } of planned.additions) await add(queries);
          return planned;
        },
      );
      return context.json(plan);
    });
