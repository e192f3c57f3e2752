import { createTicket, type SupportTicket, type TicketRequest } from '#src/domain/ticket.ts';
import { mockNow } from '../clock.ts';
import { buildPackageInfo } from './catalogue.ts';
import { buildQuestionnaire } from './questionnaire.ts';
import { buildUser } from './user.ts';

/** A signed-in customer's complete request for a Standard website. */
export function buildTicketRequest(overrides: Partial<TicketRequest> = {}): TicketRequest {
  return {
    answers: buildQuestionnaire(),
    websitePackage: buildPackageInfo(),
    customer: buildUser(),
    ...overrides,
  };
}

/** The ticket that such a request becomes. */
export function buildSupportTicket(overrides: Partial<SupportTicket> = {}): SupportTicket {
  return {
    ...createTicket({
      ...buildTicketRequest(),
      replyTime: '1-2 business days',
      now: mockNow(),
      tickets: [],
    }),
    ...overrides,
  };
}
