import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database, Queries } from '../database/database.ts';
import {
  backupSequences,
  backupTables,
  type headerSchema,
  lastMigration,
  quoted,
} from './tables.ts';

/** How many rows are in memory at once; of a table with whole files, one. */
const BATCH = 500;
const batchOf = (table: string) => (table === 'attachments' ? 1 : BATCH);

const jsonSchema = z.object({ json: z.string() });

export interface BackupOptions {
  database: Database;
  now: Date;
  /** Called with each line, in order. */
  write: (line: string) => Promise<void>;
}

/** The rows of a query with one column `json`, so many at a time. */
async function* readInBatches({ rows, execute }: Queries, query: string, count: number) {
  await execute(`declare backup no scroll cursor for ${query}`);
  for (;;) {
    const batch = await rows(jsonSchema, `fetch ${count} from backup`);
    if (batch.length === 0) break;
    for (const { json } of batch) yield json;
  }
  await execute('close backup');
}

/**
 * Writes every row of the database as a line of JSON, as it was at one moment. Resolves with the number
 * of rows.
 */
export async function writeBackup({ database, now, write }: BackupOptions) {
  const hash = createHash('sha256');
  const add = async (line: string) => {
    hash.update(`${line}\n`);
    await write(line);
  };

  return database.transaction(async (queries) => {
    await queries.execute('set transaction isolation level repeatable read, read only');
    const header: z.infer<typeof headerSchema> = {
      format: 'millrace-backup',
      version: 1,
      migration: await lastMigration(queries),
      createdAt: now.toISOString(),
    };
    await add(JSON.stringify(header));
    let count = 0;
    for (const table of await backupTables(queries)) {
      const query = `select row_to_json(each)::text as json from ${quoted(table)} as each`;
      for await (const json of readInBatches(queries, query, batchOf(table))) {
        // The database's own text: parsing it here could change large numbers.
        await add(`{"table":${JSON.stringify(table)},"row":${json}}`);
        count += 1;
      }
    }
    for (const sequence of await backupSequences(queries)) {
      const query = `select json_build_array(last_value, is_called)::text as json from ${sequence}`;
      const [state] = await queries.rows(jsonSchema, query);
      await add(`{"sequence":${JSON.stringify(sequence)},"state":${state?.json}}`);
    }
    await write(JSON.stringify({ end: true, sha256: hash.digest('hex') }));
    return count;
  });
}
