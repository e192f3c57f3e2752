/** Everything that is kept, as one file; and the import of a file that browser mode exported. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { ownerPrices } from '../../src/content/ownerPrices.ts';
import { emailTemplateSchema } from '../../src/domain/emailTemplates.ts';
import { orderSchema } from '../../src/domain/orders.ts';
import {
  defaultPaymentSettings,
  paymentSettingsSchema,
  storedPaymentSettingsSchema,
} from '../../src/domain/paymentSettings.ts';
import type { PriceList } from '../../src/domain/prices.ts';
import { type SavedReply, savedReplySchema } from '../../src/domain/savedReplies.ts';
import {
  holdsSecretKey,
  type ImportChange,
  type ImportPlan,
  MAX_SITE_DATA,
  parseSiteData,
  type SiteData,
} from '../../src/domain/siteData.ts';
import { supportTicketSchema } from '../../src/domain/ticket.ts';
import { normaliseEmail, type User, userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import { readSetting, saveSetting } from '../database/versioned.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import type { OwnerEnvironment } from '../http/sessionCookies.ts';
import { insertTemplate, readTemplates } from '../mail/emailTemplates.ts';
import { readOrders, readUsers } from '../owner/admin.ts';
import { noteAction } from '../owner/auditLog.ts';
import { insertSavedReply, readSavedReplies } from '../tickets/savedReplies.ts';
import { insertTicket, readTickets } from '../tickets/tickets.ts';

const jsonSchema = z.object({ json: z.string() });

/** What is kept under one key, and how the value of a file is added to it. */
interface Section {
  read(queries: Queries): Promise<unknown>;
  /**
   * Compares the value with what is kept. With the name of the owner who imports it, adds it and notes
   * each entry.
   */
  merge(
    queries: Queries,
    value: unknown,
    importer: string | null,
  ): Promise<Omit<ImportChange, 'key'>>;
}

/** A list to which entries are added that it does not have. Entries that it has stay as they are. */
function list<Entry extends { id: string }>(
  schema: z.ZodMiniType<Entry>,
  read: (queries: Queries) => Promise<Entry[]>,
  /** Two entries with a key in common are the same. */
  keysOf: (entry: Entry) => readonly string[],
  insert: (queries: Queries, entries: readonly Entry[]) => Promise<unknown>,
): Section {
  return {
    read,
    async merge(queries, value, importer) {
      const kept = await read(queries);
      if (!Array.isArray(value)) return { outcome: 'unreadable' };
      const results = value.map((entry) => schema.safeParse(entry));
      const valid = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
      const known = new Set(kept.flatMap(keysOf));
      const added = valid.filter((entry) => {
        const keys = keysOf(entry);
        const isKnown = keys.some((key) => known.has(key));
        for (const key of keys) known.add(key);
        return !isKnown;
      });
      if (importer !== null) {
        await insert(queries, added);
        await noteAction(queries, importer, 'imported', ...added.map(({ id }) => id));
      }
      const unreadable = value.length - valid.length;
      return {
        outcome:
          added.length > 0
            ? 'restored'
            : valid.length === 0 && unreadable > 0
              ? 'unreadable'
              : 'unchanged',
        entries: { stored: kept.length, imported: valid.length, unreadable },
      };
    },
  };
}

/** A value that the one of the file replaces. */
function setting<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  preset: T,
  fromFile: (value: unknown) => T | null = (value) => schema.safeParse(value).data ?? null,
): Section {
  return {
    read: async (queries) => (await readSetting(queries, key, schema, preset)).value,
    async merge(queries, value, importer) {
      const imported = fromFile(value);
      if (imported === null) return { outcome: 'unreadable' };
      const kept = await readSetting(queries, key, schema, preset);
      if (JSON.stringify(kept.value) === JSON.stringify(imported)) return { outcome: 'unchanged' };
      if (importer !== null) {
        await saveSetting(queries, key, { value: imported, version: kept.version });
        await noteAction(queries, importer, 'imported', key);
      }
      return { outcome: 'restored' };
    },
  };
}

const prices = (key: string, { schema, defaults, clean }: PriceList) =>
  setting(key, schema, defaults, (value) => {
    const read = schema.safeParse(value);
    return read.success ? clean(read.data) : null;
  });

const idOf = ({ id }: { id: string }) => [id];
const contentOf = (entry: object) => [JSON.stringify(entry)];

/** Under the keys of browser mode. */
const sections: Readonly<Record<string, Section>> = {
  users: list(
    userSchema,
    readUsers,
    ({ id, email }) => [`id ${id}`, `email ${normaliseEmail(email)}`],
    // Without a password: the customer chooses one by mail.
    (queries, users: readonly User[]) =>
      queries.execute(
        `insert into accounts (id, email, email_key, name)
         select id, email, email_key, name
         from json_to_recordset($1) as user_of_file (id text, email text, email_key text, name text)
         on conflict do nothing`,
        [JSON.stringify(users.map((user) => ({ ...user, email_key: normaliseEmail(user.email) })))],
      ),
  ),
  supportTickets: list(supportTicketSchema, readTickets, idOf, async (queries, tickets) => {
    for (const ticket of tickets) {
      const account = await queries.row(
        z.object({ id: z.string() }),
        'select id from accounts where id = $1',
        [ticket.userId],
      );
      await insertTicket(queries, { ticket, accountId: account?.id ?? null, requestKey: null });
    }
  }),
  orders: list(orderSchema, readOrders, idOf, (queries, orders) =>
    queries.execute(
      `insert into orders (id, position, customer, service, date, amount, status)
       select id, (select coalesce(max(position), 0) from orders) + place, customer, service, date,
         amount, status
       from json_to_recordset($1) as order_of_file
         (place integer, id text, customer text, service text, date text, amount text, status text)
       on conflict do nothing`,
      [JSON.stringify(orders.map((order, index) => ({ ...order, place: index + 1 })))],
    ),
  ),
  webDevPrices: prices('webDevPrices', ownerPrices.webDev),
  hostingPrices: prices('hostingPrices', ownerPrices.hosting),
  stripeSettings: setting(
    'stripeSettings',
    paymentSettingsSchema,
    defaultPaymentSettings,
    (value) => {
      const stored = storedPaymentSettingsSchema.safeParse(value).data;
      return stored
        ? { publishableKey: stored.publishableKey ?? '', testMode: stored.testMode }
        : null;
    },
  ),
  emailTemplates: list(
    emailTemplateSchema,
    async (queries) =>
      (await readTemplates(queries)).map(({ id, name, subject, body }) => ({
        id,
        name,
        subject,
        body,
      })),
    contentOf,
    async (queries, templates) => {
      for (const template of templates) {
        const { id, name, subject, body } = template;
        if ((await insertTemplate(queries, template)) === 1) continue;
        await queries.execute(
          `update email_templates set name = $2, subject = $3, body = $4, version = version + 1
           where id = $1`,
          [id, name, subject, body],
        );
      }
    },
  ),
  savedReplies: list(
    savedReplySchema,
    async (queries) =>
      (await readSavedReplies(queries)).map(({ id, name, text }) => ({ id, name, text })),
    contentOf,
    async (queries, replies: readonly SavedReply[]) => {
      for (const reply of replies) {
        if ((await insertSavedReply(queries, reply)) === 1) continue;
        await queries.execute(
          'update saved_replies set name = $2, text = $3, version = version + 1 where id = $1',
          [reply.id, reply.name, reply.text],
        );
      }
    },
  ),
};

/** Keys of a browser that mean nothing on the server. */
const ignored = new Set([
  'currentUser',
  'adminSession',
  'adminCredentials',
  'stripePublishableKey',
  'theme',
]);

async function importFile(
  queries: Queries,
  { savedAt, contents }: SiteData,
  importer: string | null,
): Promise<ImportPlan> {
  const changes: ImportChange[] = [];
  for (const [key, value] of Object.entries(contents)) {
    if (ignored.has(key)) continue;
    const section = Object.hasOwn(sections, key) ? sections[key] : undefined;
    if (!section) changes.push({ key, outcome: 'unknown' });
    else if (key === 'stripeSettings' && holdsSecretKey(value)) {
      changes.push({ key, outcome: 'secret' });
    } else changes.push({ key, ...(await section.merge(queries, value, importer)) });
  }
  return { savedAt, changes };
}

/** The file in the body of a request, as a JSON string, which escapes some of its characters. */
async function readFile(context: Context): Promise<SiteData> {
  const { json } = await readBody(context, jsonSchema, 2 * MAX_SITE_DATA + 1024);
  if (Buffer.byteLength(json) > MAX_SITE_DATA) throw new ApiError('too-large');
  const data = parseSiteData(json);
  if (!data) throw new ApiError('backup-unreadable');
  return data;
}

/** Under `/site-data`, where the owner's session has been checked. */
export function siteDataRoutes({ database, now }: Dependencies) {
  return new Hono<OwnerEnvironment>()
    .get('/', async (context) => {
      const contents = await database.transaction(async (queries) => {
        // Every table as it was at one moment.
        await queries.execute('set transaction isolation level repeatable read, read only');
        const values: [string, unknown][] = [];
        for (const [key, section] of Object.entries(sections)) {
          values.push([key, await section.read(queries)]);
        }
        return Object.fromEntries(values);
      });
      const data: SiteData = {
        version: 1,
        savedAt: now().toISOString(),
        contents,
        unreadable: [],
      };
      return context.json(data);
    })

    .post('/plan', async (context) => {
      return context.json(await importFile(database, await readFile(context), null));
    })

    .post('/', async (context) => {
      const data = await readFile(context);
      const { username } = context.var.owner;
      return context.json(
        await database.transaction((queries) => importFile(queries, data, username)),
      );
    });
}
