/** The database as the routes see it: rows parsed by schemas, and transactions that can be repeated. */
import pg from 'pg';
import * as z from 'zod/mini';
import { createQueue, workingFor } from '../gate.ts';

/** The schema of a `timestamptz`: an ISO date and time in UTC. */
export const isoDate = z.pipe(
  z.date(),
  z.transform((value) => value.toISOString()),
);

/** The schema of a boolean that is left out of a response unless it is true. */
export const flag = z.pipe(
  z.boolean(),
  z.transform((value) => value || undefined),
);

/** The database is not available. The request can be repeated later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

export interface Queries {
  /** The rows, each parsed by the schema. Throws if a row does not match: the query is wrong. */
  rows<T>(schema: z.ZodMiniType<T>, sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** The first row, or null. */
  row<T>(schema: z.ZodMiniType<T>, sql: string, values?: readonly unknown[]): Promise<T | null>;
  /** The row of a query that always has one, such as a sum. */
  one<T>(schema: z.ZodMiniType<T>, sql: string, values?: readonly unknown[]): Promise<T>;
  /**
   * Resolves with the number of rows that the statement changed or found. `timeout` replaces the database's
   * `queryTimeout`.
   */
  execute(sql: string, values?: readonly unknown[], timeout?: number): Promise<number>;
}

export interface Database extends Queries {
  /**
   * Commits what the work has changed, or nothing if it throws. Runs the work again if another
   * transaction was in the way, so the work must not do anything outside the database.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The column of a name in TypeScript: `user_id` for `userId`. */
const columnOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of an object's properties, for SQL. */
export const columnsOf = (row: object) => Object.keys(row).map(columnOf).join(', ');

/** What a row's schema reads, for SQL: the columns of its names, and what is computed for the others. */
export const columns = <Shape extends object>(
  { shape }: { shape: Shape },
  computed: Readonly<Record<string, string>> = {},
) =>
  Object.keys(shape)
    .map((name) =>
      Object.hasOwn(computed, name) ? `${computed[name]} as "${columnOf(name)}"` : columnOf(name),
    )
    .join(', ');

const idSchema = z.object({ id: z.string() });

/** The ids that the query finds or returns. */
export const readIds = async ({ rows }: Queries, sql: string, values?: readonly unknown[]) =>
  (await rows(idSchema, sql, values)).map(({ id }) => id);

/** Adds a row, unless one of its unique values is taken. Resolves with whether it was added. */
export async function insertRow(
  { execute }: Queries,
  table: string,
  row: object,
): Promise<boolean> {
  const values = Object.values(row);
  const places = values.map((_, index) => `$${index + 1}`);
  const inserted = await execute(
    `insert into ${table} (${columnsOf(row)}) values (${places.join(', ')}) on conflict do nothing`,
    values,
  );
  return inserted === 1;
}

/**
 * Adds rows of JSON values in one statement, each unless one of its unique values is taken. Resolves with how
 * many were added.
 */
export async function insertRows(
  { execute }: Queries,
  table: string,
  rows: readonly object[],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  return execute(
    `insert into ${table} (${columnsOf(first)})
     select ${columnsOf(first)} from json_populate_recordset(null::${table}, $1)
     on conflict do nothing`,
    [JSON.stringify(named)],
  );
}

/** PostgreSQL's codes for transactions that may succeed when they run again. */
const REPEATABLE = new Set(['40001', '40P01']);
const MAX_RUNS = 5;

/**
 * Connection failures, shutdowns, a primary that has become a replica, a full disk or another resource that
 * is used up, and a pool without a free connection.
 */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    /^(08|25006|53|57P)/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|unavailable)$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(
      error.message,
    ) ||
    /Client (has encountered a connection error|was closed)/.test(error.message)
  );
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isUnavailable(cause) ? new DatabaseUnavailable('No database', { cause }) : cause;
  }
}

/** The rows by the names that their columns have in TypeScript: `userId` for `user_id`. */
function named({ fields, rows }: pg.QueryResult): object[] {
  const names = fields.map(({ name }) => [
    name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    name,
  ]);
  return rows.map((row) =>
    Object.fromEntries(names.map(([name = '', column = '']) => [name, row[column]])),
  );
}

function queriesOf(client: { query(statement: pg.QueryConfig): Promise<pg.QueryResult> }): Queries {
  const run = (text: string, values: readonly unknown[] = [], timeout?: number) => {
    // Its types do not know the timeout. 0 is that of the pool.
    const query: pg.QueryConfig & { query_timeout: number } = {
      text,
      values: [...values],
      query_timeout: timeout ?? 0,
    };
    return translated(() => client.query(query));
  };
  return {
    rows: async (schema, sql, values) =>
      named(await run(sql, values)).map((row) => schema.parse(row)),
    async row(schema, sql, values) {
      const [first] = named(await run(sql, values));
      return first === undefined ? null : schema.parse(first);
    },
    one: async (schema, sql, values) => schema.parse(named(await run(sql, values))[0]),
    execute: async (...statement) => (await run(...statement)).rowCount ?? 0,
  };
}

export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'user' | 'database' | 'options'
>;

/** How many connections there are, and how long requests wait for one, in ms. */
const MAX_CONNECTIONS = 10;
const PATIENCE = 5000;

/** `queryTimeout` is the time after which a statement without a result is given up, in ms. */
export function openDatabase(
  connection: Connection,
  logWarning: (message: string, cause?: unknown) => void,
  queryTimeout = 30_000,
): Database {
  const pool = new pg.Pool({
    ...connection,
    query_timeout: queryTimeout,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    idleTimeoutMillis: 30_000,
  });
  // Without listeners, a connection that ends would end the process: while it is idle, or later.
  pool.on('error', (error) => logWarning('A connection to the database ended.', error));
  pool.on('connect', (client) => {
    client.on('error', () => {
      // The query that runs rejects as well.
    });
  });

  // The pool itself would serve the requests of one IP address before all that come later.
  const { inTurn } = createQueue({
    atOnce: MAX_CONNECTIONS,
    waiting: Number.POSITIVE_INFINITY,
    patience: PATIENCE,
  });
  const connected = <T>(work: () => Promise<T>) => translated(() => inTurn(workingFor(), work));

  async function attempt<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await translated(() => pool.connect());
    let isBroken = false;
    try {
      const queries = queriesOf(client);
      await queries.execute('begin');
      const result = await work(queries);
      await queries.execute('commit');
      return result;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) isBroken = true;
      else {
        await client.query('rollback').catch(() => {
          isBroken = true;
        });
      }
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    ...queriesOf({ query: (statement) => connected(() => pool.query(statement)) }),
    async transaction(work) {
      for (let run = 1; ; run += 1) {
        try {
          return await connected(() => attempt(work));
        } catch (error) {
          const { code = '' } = Object(error);
          if (!REPEATABLE.has(code) || run === MAX_RUNS) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}
