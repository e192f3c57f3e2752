import { supportTicketSchema } from '../../domain/ticket';
import { userSchema } from '../../domain/user';
import { storageKeys } from '../storage/storageKeys';

/** What the visitors' pages store as JSON, with the schema of the value or of each entry. */
export const visitorRecords = {
  users: { key: storageKeys.users, schema: userSchema, isList: true },
  currentUser: { key: storageKeys.currentUser, schema: userSchema, isSession: true },
  supportTickets: { key: storageKeys.supportTickets, schema: supportTicketSchema, isList: true },
} as const;
