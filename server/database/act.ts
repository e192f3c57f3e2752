/** Changes that the history notes. */
import type { HistoryAction } from '../../src/domain/history.ts';
import type { Database, Queries } from './database.ts';

/** Who acts, with the name that the history notes: see `HistoryEntry`. */
export interface Actor {
  database: Database;
  name: string;
}

/** A customer who changes their own data. */
export const customerActor = (database: Database): Actor => ({ database, name: 'Customer' });

/** The id or the key of what was changed. A function of the result names several, or none. */
type Subject<T> = string | ((result: T) => string | readonly string[] | false);

/**
 * Makes a change and notes it in the history, in one transaction.
 * A change that has no subject is not noted.
 */
export const act = <T>(
  { database, name }: Actor,
  action: HistoryAction,
  subject: Subject<T>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> =>
  database.transaction(async (queries) => {
    const result = await work(queries);
    const subjects = typeof subject === 'string' ? subject : subject(result);
    await queries.execute(
      'insert into audit_log (actor, action, subject) select $1, $2, unnest($3::text[])',
      [name, action, [subjects || []].flat()],
    );
    return result;
  });
