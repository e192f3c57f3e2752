/** The schema of each version, as a database has it. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { migrate } from '../../server/database/migrate.ts';
import { isOneServer, openTestSchema } from './testServer.ts';

const lineSchema = z.object({ line: z.string() });

const SCHEMA = `
  select line from (
    select table_name as at, 1 as part, format('%s.%s %s%s%s', table_name, column_name, data_type,
      case is_nullable when 'NO' then ' not null' else '' end,
      case when column_default is null then '' else ' default ' || column_default end) as line
    from information_schema.columns where table_schema = current_schema()
    union all
    select conrelid::regclass::text, 2,
      format('%s constraint %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all
    select tablename, 3, indexdef from pg_indexes
    where schemaname = current_schema()
      and indexname not in (select conname from pg_constraint where connamespace = current_schema()::regnamespace)
  ) as lines order by at, part, line collate "C"`;

// A cluster names the parts of its tables.
test.skipIf(!isOneServer)(
  'the schema of version 1 is the one that its backups were made of',
  async () => {
    const { database, close } = await openTestSchema();
    await migrate(database, 1);
    const lines = await database.rows(lineSchema, SCHEMA);
    await close();
    const schema = lines
      .map(({ line }) => line.replaceAll(/\btest_[0-9a-f]{12}\./g, ''))
      .join('\n');
    await expect(`${schema}\n`).toMatchFileSnapshot('schema/0001.txt');
  },
);
