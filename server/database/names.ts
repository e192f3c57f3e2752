/** What the things are called that the history and the events are about. */
import type { AboutKind } from '../../src/domain/history.ts';

/** What a thing of each kind is called now, in SQL, where `{id}` is its id. The others have no names. */
const names: Partial<Record<AboutKind, string>> = {
  account: 'select name from accounts where id = {id}',
  event: "select message->>'type' from outbox as job where job.id = {id}::bigint",
  link: `select concat(initcap(product), coalesce(' Hosting (' || period || ')', ' Website'))
    from link_products where link = {id}`,
  mail: "select message->>'subject' from outbox as job where job.id = {id}::bigint",
  order: "select concat_ws(', ', nullif(customer, ''), service) from orders where id = {id}",
  quote: "select answers->>'businessName' from quotes where id = {id}::bigint",
  reply: 'select name from saved_replies where id = {id}',
  template: 'select name from email_templates where id = {id}',
  ticket: 'select title from tickets where id = {id}',
};

/** What such a row is about, as JSON in SQL. */
export const ABOUT = `json_build_object('kind', about_kind, 'id', about_id)`;

/** The name of that in SQL, from the columns `about_kind` and `about_id` of the table. */
export function nameOf(table: string): string {
  const cases = Object.entries(names).map(
    ([kind, name]) => `when '${kind}' then (${name.replace('{id}', `${table}.about_id`)})`,
  );
  return `case ${table}.about_kind ${cases.join(' ')} end`;
}
