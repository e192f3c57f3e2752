/** The links with which guests open their tickets: a token, of which only the hash is kept. */
import type { Context } from 'hono';
import type { Queries } from '../database/database.ts';
import { hashToken, newToken } from '../secrets.ts';

/** The address of a ticket for its customer. The id of an imported ticket may be any text. */
export const ticketAddress = (origin: string, ticketId: string) =>
  `${origin}/account/tickets/${encodeURIComponent(ticketId)}`;

/** The address of a ticket for the owner. */
export const ownersAddress = (origin: string, ticketId: string) =>
  `${origin}/admin/tickets?${new URLSearchParams({ ticket: ticketId })}`;

/** Adds a link to a ticket without an account, and resolves with its token. Earlier links stay valid. */
export async function addTicketToken(
  queries: Queries,
  ticketId: string,
  token = newToken(),
): Promise<string> {
  await queries.change('insert into ticket_links (token_hash, ticket_id) values ($1, $2)', [
    hashToken(token),
    ticketId,
  ]);
  return token;
}

/** The address that opens a guest's ticket. The token is in the fragment, which servers never see. */
export const guestAddress = (origin: string, ticketId: string, token: string) =>
  `${ticketAddress(origin, ticketId)}#guest=${token}`;

/** The hash of the token that the request brings, or null. */
export function bearerHash(context: Context): Buffer | null {
  const [, token] = /^Bearer ([\w-]+)$/.exec(context.req.header('authorization') ?? '') ?? [];
  return token ? hashToken(token) : null;
}

/** SQL over `tickets`: the token with the hash `$n` opens the ticket, which no account has claimed. */
export const isOpenedBy = (parameter: string) => `(account_id is null and exists (
  select from ticket_links where ticket_id = tickets.id and token_hash = ${parameter}
))`;
