import { useState } from 'react';
import { AdminError } from '../../../backend/adminErrors';

/** Two versions of one value: the one that another tab or owner has saved, and the one that was typed. */
export interface Conflict<Value> {
  theirs: Value;
  mine: Value;
}

/**
 * Saves a value as a whole. If another tab or owner has saved it meanwhile, reads that version and holds
 * both; the next save then replaces the version that was read. `read` has to be the method whose
 * version `save` names.
 */
export function useSaveConflict<Value>(
  read: () => Promise<Value>,
  save: (value: Value) => Promise<Value>,
) {
  const [conflict, setConflict] = useState<Conflict<Value>>();
  return {
    conflict,
    /** Forgets the typed version. */
    resolve: () => setConflict(undefined),
    /** Resolves with the saved value, or with undefined if there is a conflict. */
    async save(mine: Value): Promise<Value | undefined> {
      try {
        const saved = await save(mine);
        setConflict(undefined);
        return saved;
      } catch (error) {
        if (!(error instanceof AdminError) || error.code !== 'changed-meanwhile') throw error;
        setConflict({ theirs: await read(), mine });
        return undefined;
      }
    },
  };
}
