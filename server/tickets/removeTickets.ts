/** Deletes tickets with everything that was written in them, for a customer or for the owner. */
import type { Queries } from '../database/database.ts';
import { guestUrl } from '../urls.ts';

/** SQL for the keys of the mails with texts of the tickets `$1`. */
const mailsWithTexts = `
  select 'ticket-' || id || recipient
  from tickets, unnest(array['-to-owner', '-to-customer']) as recipient where id = any($1)
  union all
  select 'message-' || request_key from ticket_messages where ticket_id = any($1)`;

/**
 * Deletes these tickets with their messages, files and links, and the mails that have their texts or
 * links. Resolves with how many there were.
 */
export async function removeTickets(queries: Queries, ids: readonly string[]): Promise<number> {
  // Messages that are being written come first, with their mails.
  await queries.execute('select from tickets where id = any($1) order by id for update', [ids]);
  await queries.execute(
    `delete from outbox where dedupe_key in (${mailsWithTexts}) or exists (
       select from unnest($2::text[]) as link
       where dedupe_key like 'guest-link-%' and strpos(message->>'text', link) > 0
     )`,
    [ids, ids.map((id) => guestUrl('', id, ''))],
  );
  return queries.execute('delete from tickets where id = any($1)', [ids]);
}
