import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildMailMessage } from '#mocks/factories/quote.ts';
import type { MailMessage } from '#src/domain/mailMessage.ts';
import { createApp } from '../../server/app.ts';
import { backupTables, quoted } from '../../server/backup/tables.ts';
import { about } from '../../server/database/act.ts';
import { type Database, openDatabase, type Queries } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { createSessions } from '../../server/http/sessionCookies.ts';
import { messageSchema, openMessage } from '../../server/mail/outbox.ts';
import { prepareOwner } from '../../server/owner/session.ts';
import type { ServerSettings } from '../../server/settings.ts';
import { clusterFormsOnly } from './clusterForms.ts';

type Environment = Parameters<typeof createEnvironment>[0];

/** What the page of this browser has. */
export const environmentOf = (browser: Browser, overrides: Environment = {}) =>
  createEnvironment({
    fetch: (url, { method = 'GET', body, headers }) =>
      browser.request(method, url, body ?? undefined, Object.fromEntries(new Headers(headers))),
    ...overrides,
  });

/** What tells that page about its session. */
export const signalsOf = (browser: Browser) => ({
  cookies: () => [...browser.cookies].map((pair) => pair.join('=')).join('; '),
  channel: undefined,
});

const ORIGIN = 'http://localhost:4173';
const silent = () => {};

/** A browser: keeps cookies, and sends what a page of the site sends. */
export interface Browser {
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  cookies: Map<string, string>;
}

/** A cluster runs no triggers on distributed tables, and does not show which process waits for a lock on a worker. */
export const isOneServer = process.env.TEST_AFTER_SCHEMA === undefined;

/** Adds a trigger with this body. */
export async function addTrigger({ execute }: Database, trigger: string, body: string) {
  await execute(
    `create function triggered() returns trigger language plpgsql as $$ begin ${body}; end $$`,
  );
  await execute(`create ${trigger} execute function triggered()`);
}

/**
 * A schema of its own without tables, which `close` drops. `TEST_AFTER_SCHEMA` is a statement that runs in it
 * first, such as `select citus_schema_distribute(current_schema()::text::regnamespace)` on Citus.
 */
export async function openTestSchema() {
  const connection = inject('postgres');
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const root = openDatabase(connection, silent);
  await root.execute(`create schema ${schema}`);
  const open = () =>
    clusterFormsOnly(openDatabase({ ...connection, options: `-c search_path=${schema}` }, silent));
  const database = open();
  const afterSchema = process.env.TEST_AFTER_SCHEMA;
  if (afterSchema) await database.execute(afterSchema);
  return {
    database,
    /** A second pool on the same schema, as another process has. */
    open,
    async close() {
      await database.close();
      await root.execute(`drop schema ${schema} cascade`);
      await root.close();
    },
  };
}

/** Schemas of closed servers, without rows, for all files of a process: to empty the tables is quicker than to make them. */
const emptied: Awaited<ReturnType<typeof openTestSchema>>[] = [];

/** A schema with all tables. After `close`, the next server uses it. */
async function openServerSchema() {
  const used = emptied.pop();
  const schema = used ?? (await openTestSchema());
  const database = schema.open();
  if (!used) await migrate(database);
  return {
    database,
    open: schema.open,
    async close() {
      await database.close();
      const tables = [...(await backupTables(schema.database)), 'sessions', 'rate_limits'];
      await schema.database.execute('drop function if exists triggered cascade');
      await schema.database.execute(`truncate ${tables.map(quoted)} restart identity`);
      emptied.push(schema);
    },
  };
}

export class Killed extends Error {}

/** The database of a process that ends before its statement with this number. */
export function killedBefore(number: number, database: Database): Database {
  let left = number;
  const count =
    <Arguments extends unknown[], Result>(send: (...statement: Arguments) => Promise<Result>) =>
    async (...statement: Arguments) => {
      left -= 1;
      if (left < 0) throw new Killed();
      return send(...statement);
    };
  const counted = ({ rows, row, one, execute }: Queries) =>
    ({ rows: count(rows), row: count(row), one: count(one), execute: count(execute) }) as Queries;
  return {
    ...database,
    ...counted(database),
    transaction: (work) => database.transaction((queries) => work(counted(queries))),
  };
}

/** The application on a schema of its own. */
export async function openTestServer(
  overrides: Partial<ServerSettings> = {},
  dependencies: Partial<Dependencies> = {},
) {
  const { database, open, close } = await openServerSchema();
  const settings: ServerSettings = {
    port: 4173,
    dataFolder: '/nowhere',
    publicOrigin: ORIGIN,
    trustedProxies: 1,
    secretKey: randomBytes(32),
    guestFiles: 1024 * 1024 * 1024,
    webhookSecrets: [],
    ...overrides,
  };
  const errors: object[] = [];

  /** The application of one process. */
  function createProcess(database: Database) {
    const app = createApp({
      database,
      settings,
      sessions: createSessions(database, settings.publicOrigin),
      now: () => new Date(),
      fetch,
      log: {
        info: silent,
        warn: silent,
        error: (event, details) => errors.push({ event, ...details }),
      },
      ipAddressOf: (context) => context.req.header('x-forwarded-for') ?? 'test',
      wakeOutbox: silent,
      askProvider: silent,
      ...dependencies,
    });

    function openBrowser(address = '192.0.2.1', cookies = new Map<string, string>()): Browser {
      return {
        cookies,
        async request(method, path, body, headers = {}) {
          const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
          const response = await app.fetch(
            new Request(`${ORIGIN}${path}`, {
              method,
              headers: {
                'x-forwarded-for': address,
                ...(cookie && { cookie }),
                ...(method !== 'GET' && { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }),
                ...(body !== undefined && { 'content-type': 'application/json' }),
                ...headers,
              },
              ...(body !== undefined && {
                body: typeof body === 'string' ? body : JSON.stringify(body),
              }),
            }),
          );
          for (const line of response.headers.getSetCookie()) {
            const [pair = ''] = line.split(';');
            const [name = '', ...value] = pair.split('=');
            if (/max-age=0/i.test(line)) cookies.delete(name);
            else cookies.set(name, value.join('='));
          }
          return response;
        },
      };
    }
    return { app, database, openBrowser };
  }

  const { app, openBrowser } = createProcess(database);
  const others: Database[] = [];

  /** Sets up the owner, and resolves with the browser in which the owner is signed in. */
  async function signInOwner(credentials = { username: 'Owner', password: 'a long password' }) {
    const token = await prepareOwner(database, undefined);
    const browser = openBrowser();
    const setUp = await browser.request('POST', '/api/admin/setup', { token, ...credentials });
    if (!setUp.ok) throw new Error(`The owner was not set up: ${setUp.status}`);
    return browser;
  }

  return {
    app,
    database,
    connection: inject('postgres'),
    signInOwner,
    errors,
    settings,
    openBrowser,
    /** Another process on the same database. */
    openProcess() {
      const other = open();
      others.push(other);
      return createProcess(other);
    },
    /** A process that ends before its statement with this number. */
    openKilled: (number: number) => createProcess(killedBefore(number, database)),
    async close() {
      await Promise.all(others.map((other) => other.close()));
      await close();
    },
  };
}

/** A mail to queue, with its subject as the key. */
export function buildNewMail(overrides: Partial<MailMessage> = {}) {
  const message = buildMailMessage(overrides);
  return { key: message.subject, about: about('record', 'supportTickets'), message };
}

const outboxRowSchema = z.object({
  message: messageSchema,
  sealed: z.nullable(z.instanceof(Buffer)),
});

/** The mails in the outbox as they are sent, the oldest first. The condition is SQL over `outbox`. */
export async function queuedMails(
  { database, settings }: { database: Database; settings: Pick<ServerSettings, 'secretKey'> },
  condition = 'true',
  values: readonly unknown[] = [],
) {
  const query = `select message, sealed from outbox where kind = 'mail' and (${condition}) order by id`;
  const rows = await database.rows(outboxRowSchema, query, values);
  return rows.map((row) => openMessage(settings.secretKey, row));
}

const columnSchema = z.object({ table: z.string(), column: z.string() });

/** Lets so many seconds pass: moves every time in the database into the past. */
export async function passTime(database: Database, seconds: number) {
  const columns = await database.rows(
    columnSchema,
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = current_schema() and data_type = 'timestamp with time zone'`,
  );
  for (const { table, column } of columns) {
    // A cluster subtracts from a column in a fixed time zone alone.
    const moved = `${quoted(column)} =
      (${quoted(column)} at time zone 'UTC' - make_interval(secs => $1)) at time zone 'UTC'`;
    await database.execute(`update ${quoted(table)} set ${moved}`, [seconds]);
  }
}

/** Every row of the tables of a backup, as text. */
export async function contents(database: Database): Promise<Record<string, string[]>> {
  const tables = await backupTables(database);
  const rows = tables.map((table) =>
    database.rows(
      z.object({ text: z.string() }),
      `select each::text as text from ${quoted(table)} as each order by text`,
    ),
  );
  return Object.fromEntries(
    (await Promise.all(rows)).map((each, index) => [tables[index], each.map(({ text }) => text)]),
  );
}
