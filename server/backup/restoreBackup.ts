import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database, Queries } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { endOnceLinks } from '../http/links.ts';
import { holdJobs } from '../jobs/storedJobs.ts';
import { turnTotpOff } from '../owner/owners.ts';
import { reasonOf, StartError } from '../StartError.ts';
import { forgetOtherKey } from '../site/siteSettings.ts';
import {
  backupSequences,
  backupTables,
  endSchema,
  headerSchema,
  lastMigration,
  quoted,
} from './tables.ts';

/** How many rows, and how many characters of them, are inserted by one statement. */
const BATCH = 500;
const MAX_LENGTH = 1_000_000;

/** The longest line, in characters: three times that of the largest file. */
const MAX_LINE = 64 * 1024 * 1024;

const HELD = 'It waited when the backup was made that was restored, and may have been sent since.';

type Lines = AsyncIterable<string>;
type Header = z.infer<typeof headerSchema>;

const existsSchema = z.object({ exists: z.boolean() });

function parsed<T>(schema: z.ZodMiniType<T>, line: string | undefined): T | null {
  try {
    return schema.safeParse(JSON.parse(line ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The lines of a text that arrives in pieces. Splits at line feeds alone, which JSON escapes. Throws if a line
 * is too long to be one of a backup.
 */
export async function* linesOf(pieces: AsyncIterable<string>) {
  // Joined at the end of the line: a line with a file is as long as hundreds of pieces.
  let line: string[] = [];
  let length = 0;
  let number = 1;
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    line.push(first);
    length += first.length;
    for (const other of others) {
      yield line.join('');
      line = [other];
      length = other.length;
      number += 1;
    }
    if (length > MAX_LINE) {
      throw new StartError(
        `Line ${number} has more than 64 MB, as no line of a backup has. Nothing was changed.`,
      );
    }
  }
  const rest = line.join('');
  if (rest !== '') yield rest;
}

/** The header of a whole backup. Reads every line, and throws if the file is none or is damaged. */
export async function checkBackup(lines: Lines): Promise<Header> {
  const hash = createHash('sha256');
  let first: string | undefined;
  let last: string | undefined;
  for await (const line of lines) {
    if (last !== undefined) hash.update(`${last}\n`);
    first ??= line;
    last = line;
  }
  const header = parsed(headerSchema, first);
  if (!header) throw new StartError('This is not a backup of this server. Nothing was changed.');
  if (parsed(endSchema, last)?.sha256 !== hash.digest('hex')) {
    throw new StartError('This backup is damaged or cut off. Nothing was changed.');
  }
  return header;
}

async function requireEmpty(queries: Queries, tables: readonly string[]) {
  for (const table of tables) {
    const query = `select exists (select 1 from ${quoted(table)})`;
    if ((await queries.one(existsSchema, query)).exists) {
      throw new StartError(
        `The database is not empty: there are rows in ${table}. Nothing was changed. Restore into an empty one: choose another DATA_DIR or DATABASE_URL.`,
      );
    }
  }
}

async function insertRows(queries: Queries, table: string, rows: readonly string[]) {
  const name = quoted(table);
  await queries.execute(
    `insert into ${name} overriding system value
     select * from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

interface NumberedRow {
  number: number;
  row: string;
}

/** Does what a line asks for, or throws an error that names the line. */
async function ofLine(number: number, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (cause) {
    throw new StartError(
      `Line ${number} of the backup cannot be restored: ${reasonOf(cause)}. Nothing was restored.`,
      { cause },
    );
  }
}

async function insertBatch(queries: Queries, table: string, batch: readonly NumberedRow[]) {
  await queries.execute('savepoint batch');
  try {
    const rows = batch.map(({ row }) => row);
    await insertRows(queries, table, rows);
  } catch {
    // The database does not name the row, so each is inserted alone.
    await queries.execute('rollback to batch');
    for (const { number, row } of batch) {
      await ofLine(number, () => insertRows(queries, table, [row]));
    }
  }
}

async function insertLines(queries: Queries, lines: Lines): Promise<number> {
  const tables = await backupTables(queries);
  const sequences = await backupSequences(queries);
  // A server that was started once has one that sets up its owner.
  await endOnceLinks(queries);
  await requireEmpty(queries, tables);
  let count = 0;
  let table = '';
  let number = 0;
  let rows: NumberedRow[] = [];
  let length = 0;
  const insert = async () => {
    if (rows.length > 0) await insertBatch(queries, table, rows);
    count += rows.length;
    rows = [];
    length = 0;
  };
  for await (const line of lines) {
    number += 1;
    const [, name = '', row = ''] = line.match(/^\{"table":"(\w+)","row":(.+)\}$/s) ?? [];
    if (name !== table || rows.length === BATCH || length > MAX_LENGTH) await insert();
    if (tables.includes(name)) {
      table = name;
      rows.push({ number, row });
      length += row.length;
    }
    const [, sequence = '', value, isCalled] =
      line.match(/^\{"sequence":"(\w+)","state":\[(\d+), (true|false)\]\}$/) ?? [];
    if (sequences.includes(sequence)) {
      const query = 'select setval($1::regclass, $2::bigint, $3::boolean)';
      await ofLine(number, () => queries.execute(query, [sequence, value, isCalled]));
    }
  }
  await insert();
  return count;
}

export interface RestoreOptions {
  database: Database;
  secretKey: Buffer;
  header: Header;
  /** The lines of a backup that has been checked. */
  lines: Lines;
  /** Sets aside what waits to be sent: it may have been sent since. Default: false. */
  holdsMail?: boolean;
}

/**
 * Fills an empty database with the rows of a backup, in one transaction. Resolves with the number of
 * rows. A backup of an earlier version gets the migrations that it lacks; one-time codes of another key are
 * turned off.
 */
export async function restoreBackup({ database, secretKey, header, ...options }: RestoreOptions) {
  await migrate(database, header.migration);
  const count = await database.transaction(async (queries) => {
    if ((await lastMigration(queries)) !== header.migration) {
      throw new StartError(
        'This backup is of another version of the server than the tables of the database. Restore it into a database without tables, by the version that made it or a later one.',
      );
    }
    const inserted = await insertLines(queries, options.lines);
    await endOnceLinks(queries);
    if (options.holdsMail) await holdJobs(queries, HELD);
    // No one could decrypt the one-time codes of another key.
    if (await forgetOtherKey(queries, secretKey)) await turnTotpOff(queries, null);
    return inserted;
  });
  await migrate(database);
  return count;
}
