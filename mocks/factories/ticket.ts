import type { MessageAuthor } from '#src/domain/conversation.ts';
import { createTicket, type SupportTicket, type TicketRequest } from '#src/domain/ticket.ts';
import { mockNow } from '../clock.ts';
import { buildPackageInfo } from './catalogue.ts';
import { buildQuestionnaire } from './questionnaire.ts';
import { buildUser } from './user.ts';

/** A complete request for a Standard website. */
export function buildTicketRequest(overrides: Partial<TicketRequest> = {}): TicketRequest {
  return {
    answers: buildQuestionnaire(),
    websitePackage: buildPackageInfo(),
    ...overrides,
  };
}

/** The ticket that such a request of a signed-in customer becomes. */
export function buildSupportTicket(overrides: Partial<SupportTicket> = {}): SupportTicket {
  return {
    ...createTicket({
      ...buildTicketRequest(),
      customer: buildUser(),
      replyTime: '1-2 business days',
      now: mockNow(),
      tickets: [],
    }),
    ...overrides,
  };
}

/** A ticket in which customer and owner have written to each other, with a note of the owner. */
export function buildConversation(overrides: Partial<SupportTicket> = {}): SupportTicket {
  const ticket = buildSupportTicket();
  const message = (hours: number, from: MessageAuthor, text: string) => {
    const date = new Date(mockNow().getTime() + hours * 3_600_000).toISOString();
    return { id: `message-${Date.parse(date)}`, from, text, date, isRead: from !== 'customer' };
  };
  return {
    ...ticket,
    messages: [
      ...ticket.messages.map((message) => ({ ...message, isRead: true })),
      message(1, 'owner', 'Thank you, Ruth. Do you have photographs of finished work?'),
      message(2, 'note', 'Wants the green of the old sign.'),
      message(3, 'customer', 'About forty.\n\nWhere shall I send them?'),
    ],
    ...overrides,
  };
}
