/** The links with which guests open their tickets: a token, of which only the hash is kept. */
import type { Context } from 'hono';
import type { Queries } from '../database/database.ts';
import { hashToken, newToken } from '../secrets.ts';

/** Adds a link to a ticket without an account, and resolves with its token. Earlier links stay valid. */
export async function addTicketToken(
  queries: Queries,
  ticketId: string,
  token = newToken(),
): Promise<string> {
  await queries.execute('insert into ticket_links (token_hash, ticket_id) values ($1, $2)', [
    hashToken(token),
    ticketId,
  ]);
  return token;
}

/** The hash of the token that the request brings, or null. */
export function bearerHash(context: Context): Buffer | null {
  const [, token] = /^Bearer ([\w-]+)$/.exec(context.req.header('authorization') ?? '') ?? [];
  return token ? hashToken(token) : null;
}

/** SQL over `tickets`: the token with the hash `$n` opens the ticket, which no account has claimed. */
export const isOpenedBy = (parameter: string) => `(account_id is null and exists (
  select from ticket_links where ticket_id = tickets.id and token_hash = ${parameter}
))`;
