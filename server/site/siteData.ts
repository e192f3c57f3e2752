/** Everything that is kept, as one file; and a file that browser mode exported, for an empty server. */
import * as z from 'zod/mini';
import { parseSiteData, restorable, type SiteData } from '../../src/domain/siteData.ts';
import { about, act } from '../database/act.ts';
import type { Database, Queries } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { storable } from '../http/request.ts';
import { reasonOf, StartError } from '../StartError.ts';
import { sections } from './siteDataSections.ts';

/** Every section as it was at one moment. */
async function readContents(database: Database): Promise<SiteData['contents']> {
  return database.transaction(async (queries) => {
    await queries.execute('set transaction isolation level repeatable read, read only');
    const contents: SiteData['contents'] = {};
    for (const { key, read } of sections) contents[key] = await read(queries);
    return contents;
  });
}

export const siteDataRoutes: OwnersRoutes = (router, { database, now }) =>
  router.get('/', async (context) => {
    const contents = await readContents(database);
    const savedAt = now().toISOString();
    return reply<SiteData>(context, { version: 1, savedAt, contents, unreadable: [] });
  });

/** Keys of a browser that mean nothing on the server. */
const ignored = new Set([
  'currentUser',
  'adminSession',
  'adminCredentials',
  'stripePublishableKey',
  'theme',
]);

const usedSchema = z.object({ isUsed: z.boolean() });

/** Where data are that the file could contradict. The owner's sign-in and the history may be there already. */
const isUsed = `select exists (select from accounts) or exists (select from tickets)
  or exists (select from orders) or exists (select from quotes)
  or exists (select from email_templates) or exists (select from saved_replies)
  or exists (select from settings where key = any($1)) as is_used`;

async function requireEmpty(queries: Queries) {
  const keys = sections.map(({ key }) => key);
  if (!(await queries.row(usedSchema, isUsed, [keys]))?.isUsed) return;
  throw new StartError(
    'This server has data already, so nothing was imported. Import into an empty one: choose another DATA_DIR or DATABASE_URL.',
  );
}

/**
 * Fills an empty server with a file of site data. Resolves with the keys of what was imported and of what
 * was left out. Fails with a `StartError`, and then changes nothing.
 */
export async function importSiteData(database: Database, json: string) {
  const data = parseSiteData(json, storable);
  if (!data) {
    throw new StartError(
      'This is not a file of site data, or not a whole one. Nothing was imported.',
    );
  }
  const { values, leftOut } = restorable(sections, data);
  const imported = sections.filter((section) => values.has(section));
  const keys = imported.map(({ key }) => key);
  const changed = keys.length > 0 && about('record', keys.join(', '));
  await act(
    { database, name: 'Server' },
    'imported',
    () => changed,
    async (queries) => {
      await requireEmpty(queries);
      for (const section of imported) await section.write(queries, values.get(section));
    },
  ).catch((cause: unknown) => {
    if (cause instanceof StartError) throw cause;
    // A date of the year 0, for example, which no database has.
    throw new StartError(`The file cannot be imported: ${reasonOf(cause)}. Nothing was imported.`, {
      cause,
    });
  });
  return { imported: keys, leftOut: leftOut.filter((key) => !ignored.has(key)) };
}
