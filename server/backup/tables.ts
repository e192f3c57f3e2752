import * as z from 'zod/mini';
import type { Queries } from '../database/database.ts';

/**
 * Tables that a backup leaves out. A session that has ended since must not work again, and
 * attempts that were counted are out of date: after a restore, all users sign in again.
 */
const leftOut = ['migrations', 'sessions', 'rate_limits'];

/** The first line of a backup. */
export const headerSchema = z.object({
  format: z.literal('millrace-backup'),
  version: z.literal(1),
  /** The number of the last migration of its tables. */
  migration: z.int(),
  createdAt: z.iso.datetime(),
});

/** The last line of a backup, with a checksum of the lines above it. */
export const endSchema = z.object({ end: z.literal(true), sha256: z.string() });

const nameSchema = z.object({ name: z.string() });
const numberSchema = z.object({ number: z.number() });

/** A name as SQL has it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The tables of a backup, those first that others refer to: a table can only refer to older ones. */
export async function backupTables({ rows }: Queries): Promise<string[]> {
  const tables = await rows(
    nameSchema,
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all($1)
     order by quote_ident(table_name)::regclass::oid`,
    [leftOut],
  );
  return tables.map(({ name }) => name);
}

/** The sequences behind the numbered ids of these tables. */
export async function backupSequences({ rows }: Queries): Promise<string[]> {
  const sequences = await rows(
    nameSchema,
    `select pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass::text as name
     from information_schema.columns
     where table_schema = current_schema() and is_identity = 'YES' order by name`,
  );
  return sequences.map(({ name }) => name);
}

/** The number of the last migration that the database has. */
export async function lastMigration({ row }: Queries): Promise<number> {
  return (await row(numberSchema, 'select max(number) as number from migrations'))?.number ?? 0;
}
