/** Changes that the history notes. */
import type { HistoryAction } from '../../src/domain/history.ts';
import { type Database, insertRow, type Queries } from './database.ts';

/** Who acts, with the name that the history notes: see `HistoryEntry`. */
export interface Actor {
  database: Database;
  name: string;
}

/** A customer who changes their own data. */
export const customerActor = (database: Database): Actor => ({ database, name: 'Customer' });

/** The id or the key of what was changed. A function of the result may name nothing. */
type Subject<T> = string | ((result: T) => string | false);

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
    const changed = typeof subject === 'string' ? subject : subject(result);
    if (changed) await insertRow(queries, 'audit_log', { actor: name, action, subject: changed });
    return result;
  });
