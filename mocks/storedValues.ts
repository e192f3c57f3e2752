import type { adminRecords } from '#src/backend/browser/admin/adminRecords.ts';
import type { AdminCredentials } from '#src/domain/adminCredentials.ts';
import type { EmailTemplate } from '#src/domain/emailTemplates.ts';
import type { Order } from '#src/domain/orders.ts';
import type { PaymentSettings } from '#src/domain/paymentSettings.ts';
import type { Prices } from '#src/domain/prices.ts';
import type { SavedReply } from '#src/domain/savedReplies.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import type { User } from '#src/domain/user.ts';

/** The values in the visitor's part of the storage, by key. Null: the key is missing. */
export interface VisitorValues {
  users: readonly User[];
  currentUser: User | null;
  supportTickets: readonly SupportTicket[];
}

/** The values in the owner's part of the storage, by key. */
interface OwnerValues {
  adminSession: true;
  adminCredentials: AdminCredentials;
  orders: readonly Order[];
  webDevPrices: Prices;
  hostingPrices: Prices;
  stripeSettings: PaymentSettings;
  stripePublishableKey: string;
  emailTemplates: readonly EmailTemplate[];
  savedReplies: readonly SavedReply[];
}

/** The owner's values as they are found in a storage, which may lack any of them. */
export type StoredOwnerValues = { [Key in keyof typeof adminRecords]: OwnerValues[Key] | null };

/** Values to begin with. */
export type StoredValues = Partial<VisitorValues & StoredOwnerValues>;

/** The contents of a storage that holds these values: JSON, except for the key that is plain text. */
export function storageContents(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** The texts in a storage, by key. */
export function textsIn(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}
