/** Brings the database to this version's schema. */
import * as z from 'zod/mini';
import { StartError } from '../StartError.ts';
import type { Database, Queries } from './database.ts';
import { endsEarlier } from './endsEarlier.ts';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The migrations in order. A file name begins with its number. */
const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
  .map(({ name, sql }) => ({ number: Number.parseInt(name, 10), name, sql }))
  .sort((one, other) => one.number - other.number);

/** The statements of a migration, one a query. A comment has lines of its own, and `;` ends a line. */
const statementsOf = (sql: string): string[] =>
  sql
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('--'))
    .join('\n')
    .split(/;$/m)
    .filter((statement) => statement.trim() !== '');

/** An index over many rows takes minutes. In ms. */
const MIGRATION_TIMEOUT = 3_600_000;

/** Where the extension for searches is, if this role can use it: the search path need not name the schema. */
const TRIGRAMS = `select quote_ident(nspname) as home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname = 'pg_trgm' and has_schema_privilege(pg_namespace.oid, 'usage')`;
const homeSchema = z.object({ home: z.string() });

const appliedSchema = z.object({ number: z.number(), endsEarlier: z.boolean() });

/**
 * Runs the migrations that are missing, in one transaction. Several processes may start at once: the
 * row with the number 0 is the lock that the first one holds until its schema is complete. `last` is the
 * number of the last migration that is wanted.
 */
export async function migrate(database: Database, last = Number.POSITIVE_INFINITY): Promise<void> {
  await createTable(database);
  // Searches find any part of a word. Without the extension they read all rows.
  await database.execute('create extension if not exists pg_trgm schema public').catch(() => {});
  await database.transaction(async (queries) => {
    const { rows, row, execute } = queries;
    await execute('select from migrations where number = 0 for update');
    // A statement of its own: one that waits for a lock does not see the rows added meanwhile.
    const applied = await rows(appliedSchema, 'select number, ends_earlier from migrations');
    const known = migrations.at(-1)?.number ?? 0;
    if (applied.some(({ number, endsEarlier }) => endsEarlier && number > known)) {
      throw new StartError('It is of a later version, whose tables this one cannot use.');
    }
    const trigrams = await row(homeSchema, TRIGRAMS);
    for (const { number, name, sql } of migrations) {
      if (number > last || applied.some((migration) => migration.number === number)) continue;
      for (const statement of statementsOf(sql)) {
        if (statement.includes('gin_trgm_ops') && !trigrams) continue;
        const qualified = statement.replace('gin_trgm_ops', `${trigrams?.home}.gin_trgm_ops`);
        await execute(qualified, [], MIGRATION_TIMEOUT);
      }
      await execute('insert into migrations (number, name, ends_earlier) values ($1, $2, $3)', [
        number,
        name,
        endsEarlier(sql),
      ]);
    }
  });
}

/** Fails with a `StartError` if no server has made its tables yet. */
export async function requireTables({ execute }: Queries): Promise<void> {
  const found = `select from pg_tables where schemaname = current_schema() and tablename = 'migrations'`;
  if ((await execute(found)) === 1) return;
  throw new StartError(
    'The database has no tables yet. Start the server once: npm run serve. It reads the same settings.',
  );
}

async function createTable({ execute }: Database) {
  const create = () =>
    execute(`create table if not exists migrations (
      number integer primary key,
      name text not null,
      ends_earlier boolean not null default false,
      applied_at timestamptz not null default now()
    )`);
  // Two that create the table at once can collide; then it exists.
  await create().catch(create);
  await execute(`insert into migrations (number, name) values (0, 'lock') on conflict do nothing`);
}
