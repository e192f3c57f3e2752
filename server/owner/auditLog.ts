import type { Queries } from '../database/database.ts';

/** The actor of what a customer did with the own account. */
export const CUSTOMER = 'Customer';

/** Notes who did what: the action, such as 'wrote a reply', and the id or the key of each thing it was done to. */
export async function noteAction(
  queries: Queries,
  actor: string,
  action: string,
  ...subjects: readonly string[]
): Promise<void> {
  await queries.execute(
    'insert into audit_log (actor, action, subject) select $1, $2, unnest($3::text[])',
    [actor, action, subjects],
  );
}
