import { useState } from 'react';
import { AdminError } from '../../../backend/adminErrors';

/**
 * Saves a value as a whole. If another tab or owner has saved it since, reads that version and holds it as
 * `theirs`; the next save then replaces it. `read` has to be the method whose version `save` names.
 */
export function useSaveConflict<Value>(
  read: () => Promise<Value>,
  save: (value: Value) => Promise<Value>,
) {
  const [theirs, setTheirs] = useState<Value>();
  return {
    theirs,
    /** Forgets the other version. */
    resolve: () => setTheirs(undefined),
    /** Resolves with the saved value, or with undefined if another version was saved first. */
    async save(mine: Value): Promise<Value | undefined> {
      try {
        const saved = await save(mine);
        setTheirs(undefined);
        return saved;
      } catch (error) {
        if (!(error instanceof AdminError) || error.code !== 'changed-meanwhile') throw error;
        setTheirs(await read());
        return undefined;
      }
    },
  };
}
