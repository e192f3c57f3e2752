/** Changes that the history notes. */
import type { About, AboutKind, HistoryAction } from '../../src/domain/history.ts';
import { type Database, insertRow, type Queries } from './database.ts';

/** Who acts, with the name that the history notes: see `HistoryEntry`. */
export interface Actor {
  database: Database;
  name: string;
}

/** A customer who changes their own data. */
export const customerActor = (database: Database): Actor => ({ database, name: 'Customer' });

export const about = (kind: AboutKind, id: string): About => ({ kind, id });

/** What was changed. A function of the result may name nothing. */
type Changed<T> = About | ((result: T) => About | false);

/** Notes a change in the history, in its transaction. */
export const note = (queries: Queries, actor: string, action: HistoryAction, { kind, id }: About) =>
  insertRow(queries, 'audit_log', { actor, action, aboutKind: kind, aboutId: id });

/**
 * Makes a change and notes it in the history, in one transaction.
 * A change that changed nothing is not noted.
 */
export const act = <T>(
  { database, name }: Actor,
  action: HistoryAction,
  changed: Changed<T>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> =>
  database.transaction(async (queries) => {
    const result = await work(queries);
    const noted = typeof changed === 'function' ? changed(result) : changed;
    if (noted) await note(queries, name, action, noted);
    return result;
  });
