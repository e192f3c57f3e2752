/** What site data has under each key, as in browser mode. */
import * as z from 'zod/mini';
import { emailTemplateSchema } from '../../src/domain/emailTemplates.ts';
import { orderSchema } from '../../src/domain/orders.ts';
import { storedPaymentSettingsSchema } from '../../src/domain/paymentSettings.ts';
import { savedReplySchema } from '../../src/domain/savedReplies.ts';
import type { StoredRecord } from '../../src/domain/siteData.ts';
import { type SupportTicket, supportTicketSchema } from '../../src/domain/ticket.ts';
import { userSchema } from '../../src/domain/user.ts';
import { insertUsers, readUsers } from '../customers/accounts.ts';
import type { Queries } from '../database/database.ts';
import { insertTemplates, readTemplates } from '../mail/emailTemplates.ts';
import { insertOrders, readOrders } from '../orders/storedOrders.ts';
import { insertSavedReplies, readSavedReplies } from '../tickets/savedReplies.ts';
import { insertTicket, readTickets } from '../tickets/storedTickets.ts';
import {
  hostingPrices,
  paymentSettings,
  readSetting,
  type Setting,
  saveSetting,
  webDevPrices,
} from './siteSettings.ts';

interface Section extends StoredRecord {
  read(queries: Queries): Promise<unknown>;
  /** Stores the value of a file on an empty server. */
  write(queries: Queries, value: unknown): Promise<unknown>;
}

interface List<Entry> {
  schema: z.ZodMiniType<Entry>;
  read(queries: Queries): Promise<Entry[]>;
  /** Leaves out an entry with a key that is stored. */
  insert(queries: Queries, entries: readonly Entry[]): Promise<unknown>;
}

function list<Entry>(key: string, { schema, read, insert }: List<Entry>): Section {
  const entries = z.array(schema);
  return {
    key,
    schema,
    isList: true,
    // Without the versions that some rows have.
    read: async (queries) => entries.parse(await read(queries)),
    write: (queries, value) => insert(queries, entries.parse(value)),
  };
}

const saved = <T extends object, InFile>(
  setting: Setting<T>,
  schema: z.ZodMiniType<InFile>,
  fromFile: (value: InFile) => T,
): Section => ({
  key: setting.key,
  schema,
  refusesSecretKeys: true,
  read: async (queries) => (await readSetting(queries, setting)).value,
  write: (queries, value) => saveSetting(queries, setting.key, fromFile(schema.parse(value)), 0),
});

const prices = (setting: typeof webDevPrices) => saved(setting, setting.schema, setting.clean);

/** In the order in which they are written: tickets name accounts. */
export const sections: readonly Section[] = [
  list('users', { schema: userSchema, read: readUsers, insert: insertUsers }),
  list<SupportTicket>('supportTickets', {
    schema: supportTicketSchema,
    read: readTickets,
    async insert(queries, tickets) {
      const users = new Set((await readUsers(queries)).map(({ id }) => id));
      for (const ticket of tickets) {
        const accountId = users.has(ticket.userId) ? ticket.userId : undefined;
        await insertTicket(queries, ticket, { accountId });
      }
    },
  }),
  list('orders', { schema: orderSchema, read: readOrders, insert: insertOrders }),
  prices(webDevPrices),
  prices(hostingPrices),
  saved(paymentSettings, storedPaymentSettingsSchema, ({ publishableKey = '', testMode }) => ({
    publishableKey,
    testMode,
  })),
  list('emailTemplates', {
    schema: emailTemplateSchema,
    read: readTemplates,
    insert: insertTemplates,
  }),
  list('savedReplies', {
    schema: savedReplySchema,
    read: readSavedReplies,
    insert: insertSavedReplies,
  }),
];
