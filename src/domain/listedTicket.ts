import * as z from 'zod/mini';
import { isUnreadBy, lastActivity } from './conversation';
import { type SupportTicket, supportTicketSchema } from './ticket';

/** A ticket in the list of its customer, without its texts. */
export const listedTicketSchema = z.extend(
  z.pick(supportTicketSchema, { id: true, title: true, status: true }),
  {
    /** When the customer or the owner wrote last: an ISO date and time in UTC. */
    activeAt: z.iso.datetime(),
    /** Whether the owner has written since the customer last opened it. */
    isUnread: z.boolean(),
  },
);

export type ListedTicket = z.infer<typeof listedTicketSchema>;

export const listedTicket = (ticket: SupportTicket): ListedTicket =>
  listedTicketSchema.parse({
    ...ticket,
    activeAt: lastActivity(ticket),
    isUnread: isUnreadBy('customer', ticket),
  });
