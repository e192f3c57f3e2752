/** What site data has under each key, as in browser mode, and how the value of a file is added. */
import * as z from 'zod/mini';
import { emailTemplateSchema } from '../../src/domain/emailTemplates.ts';
import { orderSchema } from '../../src/domain/orders.ts';
import { storedPaymentSettingsSchema } from '../../src/domain/paymentSettings.ts';
import { savedReplySchema } from '../../src/domain/savedReplies.ts';
import type { StoredRecord } from '../../src/domain/siteData.ts';
import { type SupportTicket, supportTicketSchema } from '../../src/domain/ticket.ts';
import { normaliseEmail, userSchema } from '../../src/domain/user.ts';
import { insertUsers, readUsers } from '../customers/accounts.ts';
import type { Queries } from '../database/database.ts';
import { importTemplates, readTemplates } from '../mail/emailTemplates.ts';
import { insertOrders, readOrders } from '../orders/storedOrders.ts';
import { importSavedReplies, readSavedReplies } from '../tickets/savedReplies.ts';
import { insertTicket, readTickets } from '../tickets/storedTickets.ts';
import {
  hostingPrices,
  paymentSettings,
  readSetting,
  type Setting,
  saveSetting,
  webDevPrices,
} from './siteSettings.ts';

/** What is kept under a key. */
export interface Kept extends StoredRecord {
  value: unknown;
  /** Stores a merged value. */
  write(queries: Queries, merged: unknown): Promise<unknown>;
}

type Section = (queries: Queries) => Promise<Omit<Kept, 'key'>>;

interface List<Entry> {
  schema: z.ZodMiniType<Entry>;
  read(queries: Queries): Promise<Entry[]>;
  /** Two entries with a key in common are the same. */
  keysOf(entry: Entry): readonly string[];
  insert(queries: Queries, entries: readonly Entry[]): Promise<unknown>;
}

/** A list to which entries are added that it does not have. Entries that it has stay as they are. */
function list<Entry extends { id: string }>({
  schema,
  read,
  keysOf,
  insert,
}: List<Entry>): Section {
  const entries = z.array(schema);
  return async (queries) => {
    // Without the versions that some rows have.
    const kept = entries.parse(await read(queries));
    return {
      schema,
      isList: true,
      value: kept,
      merge(imported) {
        const known = new Set(kept.flatMap(keysOf));
        const added = entries.parse(imported).filter((entry) => {
          const keys = keysOf(entry);
          const isKnown = keys.some((key) => known.has(key));
          for (const key of keys) known.add(key);
          return !isKnown;
        });
        return [...kept, ...added];
      },
      write: (transaction, merged) => insert(transaction, entries.parse(merged).slice(kept.length)),
    };
  };
}

/** A value that the one of the file replaces. `fromFile` makes it of one that matches `schema`. */
const replaced =
  <T extends object, InFile>(
    setting: Setting<T>,
    schema: z.ZodMiniType<InFile>,
    fromFile: (value: InFile) => T,
  ): Section =>
  async (queries) => {
    const { value, version } = await readSetting(queries, setting);
    return {
      schema,
      refusesSecretKeys: true,
      value,
      merge: (imported) => fromFile(schema.parse(imported)),
      write: (transaction, merged) =>
        saveSetting(transaction, setting.key, Object(merged), version),
    };
  };

const prices = (setting: typeof webDevPrices) => replaced(setting, setting.schema, setting.clean);

const idOf = ({ id }: { id: string }) => [id];
const contentOf = (entry: object) => [JSON.stringify(entry)];

const sections: Readonly<Record<string, Section>> = {
  users: list({
    schema: userSchema,
    read: readUsers,
    keysOf: ({ id, email }) => [`id ${id}`, `email ${normaliseEmail(email)}`],
    insert: insertUsers,
  }),
  supportTickets: list<SupportTicket>({
    schema: supportTicketSchema,
    read: readTickets,
    keysOf: idOf,
    async insert(queries, tickets) {
      const users = new Set((await readUsers(queries)).map(({ id }) => id));
      for (const ticket of tickets) {
        const accountId = users.has(ticket.userId) ? ticket.userId : undefined;
        await insertTicket(queries, ticket, { accountId });
      }
    },
  }),
  orders: list({ schema: orderSchema, read: readOrders, keysOf: idOf, insert: insertOrders }),
  webDevPrices: prices(webDevPrices),
  hostingPrices: prices(hostingPrices),
  stripeSettings: replaced(
    paymentSettings,
    storedPaymentSettingsSchema,
    ({ publishableKey = '', testMode }) => ({ publishableKey, testMode }),
  ),
  emailTemplates: list({
    schema: emailTemplateSchema,
    read: readTemplates,
    keysOf: contentOf,
    insert: importTemplates,
  }),
  savedReplies: list({
    schema: savedReplySchema,
    read: readSavedReplies,
    keysOf: contentOf,
    insert: importSavedReplies,
  }),
};

/** Everything that is kept. */
export async function readKept(queries: Queries): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const [key, read] of Object.entries(sections)) kept.push({ key, ...(await read(queries)) });
  return kept;
}
