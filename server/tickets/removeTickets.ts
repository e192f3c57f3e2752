/** Deletes tickets with everything that was written in them, for a customer or for the owner. */
import type { Queries } from '../database/database.ts';
import { endLinks } from '../http/links.ts';
import { removeMailsAbout } from '../mail/outbox.ts';

/**
 * Deletes these tickets with their messages, files and links, and the mails about them. Resolves with how
 * many there were.
 */
export async function removeTickets(queries: Queries, ids: readonly string[]): Promise<number> {
  // Messages that are being written come first, with their mails.
  await queries.execute('select from tickets where id = any($1) order by id for update', [ids]);
  await removeMailsAbout(queries, 'ticket', ids);
  await endLinks(queries, 'ticket', ids);
  return queries.execute('delete from tickets where id = any($1)', [ids]);
}
