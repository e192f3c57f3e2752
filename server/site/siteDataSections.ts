/** What site data has under each key, as in browser mode, and how the value of a file is added. */
import type * as z from 'zod/mini';
import { emailTemplateSchema } from '../../src/domain/emailTemplates.ts';
import { orderSchema } from '../../src/domain/orders.ts';
import { storedPaymentSettingsSchema } from '../../src/domain/paymentSettings.ts';
import { savedReplySchema } from '../../src/domain/savedReplies.ts';
import type { ImportChange } from '../../src/domain/siteData.ts';
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

/** What importing a value does. */
export interface Addition {
  change: Omit<ImportChange, 'key'>;
  add(queries: Queries): Promise<unknown>;
}

/** What is kept under a key. */
export interface Kept {
  value: unknown;
  /** Compares the value of a file with it. Changes nothing. */
  compare(value: unknown): Addition;
}

type Section = (queries: Queries) => Promise<Kept>;

/** Nothing is added. */
const none = (outcome: 'unchanged' | 'unreadable'): Addition => ({
  change: { outcome },
  add: async () => {},
});

interface List<Entry> {
  schema: z.ZodMiniType<Entry>;
  read(queries: Queries): Promise<Entry[]>;
  /** Two entries with a key in common are the same. */
  keysOf(entry: Entry): readonly string[];
  insert(queries: Queries, entries: readonly Entry[]): Promise<unknown>;
}

/** A list to which entries are added that it does not have. Entries that it has stay as they are. */
const list =
  <Entry extends { id: string }>({ schema, read, keysOf, insert }: List<Entry>): Section =>
  async (queries) => {
    // Without the versions that some rows have.
    const kept = (await read(queries)).map((entry) => schema.parse(entry));
    return {
      value: kept,
      compare(value) {
        if (!Array.isArray(value)) return none('unreadable');
        const results = value.map((entry) => schema.safeParse(entry));
        const valid = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
        const known = new Set(kept.flatMap(keysOf));
        const added = valid.filter((entry) => {
          const keys = keysOf(entry);
          const isKnown = keys.some((key) => known.has(key));
          for (const key of keys) known.add(key);
          return !isKnown;
        });
        const unreadable = value.length - valid.length;
        const otherwise = valid.length === 0 && unreadable > 0 ? 'unreadable' : 'unchanged';
        return {
          change: {
            outcome: added.length > 0 ? 'restored' : otherwise,
            entries: { stored: kept.length, imported: valid.length, unreadable },
          },
          add: (transaction) => insert(transaction, added),
        };
      },
    };
  };

/** A value that the one of the file replaces. `fromFile` gives undefined for one that is unreadable. */
const replaced =
  <T extends object>(setting: Setting<T>, fromFile: (value: unknown) => T | undefined): Section =>
  async (queries) => {
    const kept = await readSetting(queries, setting);
    const { key } = setting;
    return {
      value: kept.value,
      compare(file) {
        const value = fromFile(file);
        if (value === undefined) return none('unreadable');
        if (JSON.stringify(kept.value) === JSON.stringify(value)) return none('unchanged');
        return {
          change: { outcome: 'restored' },
          add: (transaction) => saveSetting(transaction, key, value, kept.version),
        };
      },
    };
  };

const prices = (setting: typeof webDevPrices) =>
  replaced(setting, (value) => {
    const read = setting.schema.safeParse(value).data;
    return read && setting.clean(read);
  });

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
  orders: list({
    schema: orderSchema,
    read: readOrders,
    keysOf: idOf,
    insert: insertOrders,
  }),
  webDevPrices: prices(webDevPrices),
  hostingPrices: prices(hostingPrices),
  stripeSettings: replaced(paymentSettings, (value) => {
    const stored = storedPaymentSettingsSchema.safeParse(value).data;
    return stored && { publishableKey: stored.publishableKey ?? '', testMode: stored.testMode };
  }),
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

/** Everything that is kept, by its key. */
export async function readKept(queries: Queries): Promise<ReadonlyMap<string, Kept>> {
  const kept = new Map<string, Kept>();
  for (const [key, read] of Object.entries(sections)) kept.set(key, await read(queries));
  return kept;
}
