/** The owner's view of support tickets. */
import * as z from 'zod/mini';
import { isUnreadBy, lastActivity } from './conversation';
import { findPage, foldText, type ListQuery, pageFields } from './listQuery';
import type { TicketMessage } from './newMessage';
import { nextStepSchema } from './nextStepSchema';
import { orderSchema } from './orders';
import { PROJECT, type SupportTicket, supportTicketSchema } from './ticket';
import { knownTicketStatus, type TicketStatus, ticketStatuses } from './ticketStatus';
import { compareCodeUnits } from './timestamp';

export const ticketPriorities = ['High', 'Normal', 'Low'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** A ticket in the owner's list. */
export const ticketSummarySchema = z.extend(
  z.pick(supportTicketSchema, {
    id: true,
    title: true,
    subject: true,
    userName: true,
    userEmail: true,
    status: true,
    priority: true,
  }),
  {
    /** When the customer or the owner wrote last: an ISO date and time in UTC. */
    activeAt: z.iso.datetime(),
    /** Whether the customer has written since the owner last opened it. */
    isUnread: z.boolean(),
    /** Whether it is of an account whose email address is not confirmed. Only a server knows. */
    isUnconfirmed: z.optional(z.boolean()),
  },
);

type TicketSummary = z.infer<typeof ticketSummarySchema>;

/** Searches the ticket and its conversation. */
export type TicketQuery = ListQuery<TicketStatus>;

/** A page of the owner's list, the last activity first. */
export const ticketPageSchema = z.object({
  tickets: z.array(ticketSummarySchema),
  ...pageFields(ticketStatuses),
});

export type TicketPage = z.infer<typeof ticketPageSchema>;

/** A ticket with what the owner knows of its customer. */
export const adminTicketSchema = z.object({
  /** With its whole conversation, notes included. */
  ticket: supportTicketSchema,
  /** The orders in the customer's name. */
  orders: z.array(orderSchema),
  /** As in the list. */
  isUnconfirmed: z.optional(z.boolean()),
  /** It names the checkout of an order, and nothing shows that the payer has sent it. */
  isByOther: z.optional(z.boolean()),
  /** The id of the quote whose acceptance has opened it. */
  quote: z.optional(z.string()),
  /** Whose turn it is of its quote or its order. */
  next: z.optional(nextStepSchema),
});

export type AdminTicket = z.infer<typeof adminTicketSchema>;

export interface AdminMessage extends TicketMessage {
  isNote: boolean;
}

export interface TicketChanges {
  ticketId: string;
  status?: TicketStatus;
  priority?: TicketPriority;
}

export const TICKETS_PER_PAGE = 25;

/** The title in a list, where most tickets are of a website project. */
export const shortTitle = (title: string): string =>
  (title.startsWith(PROJECT) && title.slice(PROJECT.length)) || title;

const summariseTicket = (ticket: SupportTicket): TicketSummary =>
  ticketSummarySchema.parse({
    ...ticket,
    activeAt: lastActivity(ticket),
    isUnread: isUnreadBy('owner', ticket),
  });

/** The text that a search looks in beside the conversation, folded. */
export function searchedText(ticket: Omit<SupportTicket, 'messages'>): string {
  const { id, title, subject, userName, userEmail, description } = ticket;
  return foldText([id, title, subject, userName, userEmail, description].join('\n'));
}

export const searchedMessage = ({ text }: { text: string }): string => foldText(text);

/** A page of these tickets, the last activity first. */
export function findTickets(tickets: readonly SupportTicket[], query: TicketQuery): TicketPage {
  const latestFirst = tickets
    .map((ticket) => ({ ticket, summary: summariseTicket(ticket) }))
    .sort(({ summary: one }, { summary: other }) =>
      one.activeAt === other.activeAt
        ? compareCodeUnits(other.id, one.id)
        : compareCodeUnits(other.activeAt, one.activeAt),
    );
  const { entries, ...page } = findPage(latestFirst, query, {
    statuses: ticketStatuses,
    statusOf: ({ ticket }) => knownTicketStatus(ticket.status),
    textOf: ({ ticket }) =>
      [searchedText(ticket), ...ticket.messages.map(searchedMessage)].join('\n'),
    pageSize: TICKETS_PER_PAGE,
  });
  return { tickets: entries.map(({ summary }) => summary), ...page };
}
