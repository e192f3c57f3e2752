import type { Queries } from './database/database.ts';

/** Notes what an owner did: the action, such as 'prices saved', and what it was done to. */
export async function noteAction(
  queries: Queries,
  actor: string,
  action: string,
  subject: string,
): Promise<void> {
  await queries.change('insert into audit_log (actor, action, subject) values ($1, $2, $3)', [
    actor,
    action,
    subject,
  ]);
}
