import { type HttpHandler, HttpResponse } from 'msw';
import type {
  AdminMessage,
  AdminTicket,
  TicketChanges,
  TicketPage,
} from '#src/domain/adminTickets.ts';
import type { Attachment } from '#src/domain/attachment.ts';
import type { TicketMessage } from '#src/domain/newMessage.ts';
import type { TicketRequest } from '#src/domain/ticket.ts';
import type { WholeBackend } from '../createBackendOver.ts';
import { type Asked, done, handlersOf } from './answer.ts';

/** The token of the link to every ticket of a guest. */
export const GUEST_TOKEN = 'mZ3v9Qk1xT7bLw5cYh2sRn8dJf4gPa6eUo0iKqVtXyE';

async function upload({ request }: Asked) {
  const name = decodeURIComponent(request.headers.get('File-Name') ?? '');
  const { byteLength: size } = await request.arrayBuffer();
  const stored: Attachment = { id: `file-${name}`, name, size };
  return HttpResponse.json(stored, { status: 201 });
}

const download = () => HttpResponse.text('content');

/** Files, which the server takes and does not keep. The client does not upload by `fetch`. */
export const fileHandlers = (): HttpHandler[] =>
  handlersOf({
    'POST /api/attachments': upload,
    'POST /api/admin/attachments': upload,
    'GET /api/tickets/:id/attachments/:file': download,
    'GET /api/admin/tickets/:id/attachments/:file': download,
    'DELETE /api/admin/attachments/:id': done,
  });

/** The tickets of the site, of customers whose email addresses are confirmed or not. */
export function ticketHandlers(
  { tickets, ownersTickets }: WholeBackend,
  isVerified: boolean,
): HttpHandler[] {
  const mark = isVerified ? {} : { isUnconfirmed: true };
  return handlersOf({
    'GET /api/tickets': () => tickets.list(),
    'GET /api/tickets/:id': ({ id }) => tickets.read(id),
    'POST /api/tickets': async ({ body }: Asked<TicketRequest>) => {
      const ticket = await tickets.open(body);
      return { ...ticket, ...(ticket.userId === 'guest' && { token: GUEST_TOKEN }) };
    },
    'POST /api/tickets/:id/messages': ({ id, body }: Asked<TicketMessage>) =>
      tickets.reply({ ...body, ticketId: id }),
    'POST /api/tickets/:id/claim': ({ id }) => tickets.claim(id),
    'POST /api/tickets/:id/links': done,

    'GET /api/admin/tickets': async ({ query }): Promise<TicketPage> => {
      const page = await ownersTickets.list(query);
      return { ...page, tickets: page.tickets.map((ticket) => ({ ...ticket, ...mark })) };
    },
    'GET /api/admin/tickets/:id': async ({ id }): Promise<AdminTicket> => ({
      ...(await ownersTickets.open(id)),
      ...mark,
    }),
    'POST /api/admin/tickets/:id/messages': ({ id, body }: Asked<AdminMessage>) =>
      ownersTickets.write({ ...body, ticketId: id }),
    'PUT /api/admin/tickets/:id': ({ id, body }: Asked<TicketChanges>) =>
      ownersTickets.change({ ...body, ticketId: id }),
    'DELETE /api/admin/tickets/:id': ({ id }) => ownersTickets.remove(id),
    'POST /api/admin/tickets/:id/links': done,
  });
}
