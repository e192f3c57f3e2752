import { useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { PriceField, Prices as PriceValues } from '../../../domain/prices';
import { useLoadable } from '../../loading/useLoadable';
import { useAction } from '../../useSubmission';
import { SaveConflict } from '../conflict/SaveConflict';
import { useSaveConflict } from '../conflict/useSaveConflict';
import { PricesPanel } from './PricesPanel';
import { priceLine } from './priceLine';
import { priceLists } from './priceLists';

export interface PricesProps {
  /** The prices that are edited. */
  list: keyof typeof priceLists;
}

/** One of the owner's price lists: loads it, and saves what was edited. */
export function Prices({ list }: PricesProps) {
  const { read, save } = useAdminBackend()[`${list}Prices`];
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(read);
  const [saved, setSaved] = useState<PriceValues>();
  const [editing, setEditing] = useState(false);

  const { conflict, resolve, ...keeping } = useSaveConflict(read, save);

  const { fields, hasPence, savedMessage } = priceLists[list];
  const shown = (field: PriceField, values: PriceValues) =>
    priceLine(field, values, hasPence).price;

  const saving = useAction(
    'Prices not updated',
    async (edited: PriceValues, withoutNumber: readonly PriceField[]) => {
      const kept = await keeping.save(edited);
      if (!kept) return;
      setSaved(kept);
      setEditing(false);
      const zeros = withoutNumber.map(
        (field) => `${field.label} had no number and is now ${shown(field, kept)}.`,
      );
      const description =
        zeros.length > 0 ? [`${savedMessage}.`, ...zeros].join(' ') : savedMessage;
      toast({ title: 'Prices updated', description });
    },
  );

  const cancel = () => {
    saving.clearError();
    // The other version is what a cancelled edit returns to.
    if (conflict) setSaved(conflict.theirs);
    resolve();
    setEditing(false);
  };

  return (
    <PricesPanel
      list={priceLists[list]}
      prices={saved ? { state: 'ready', value: saved } : loadable}
      onRetry={() => void reload()}
      editing={editing}
      onEdit={() => setEditing(true)}
      onCancel={cancel}
      onSave={saving.run}
      saving={saving.pending}
      saveError={saving.error}
      conflict={
        conflict && (
          <SaveConflict
            conflict={conflict}
            describe={(values) =>
              Object.fromEntries(fields.map((field) => [field.label, shown(field, values)]))
            }
            saving={saving.pending}
            onTakeTheirs={cancel}
          />
        )
      }
    />
  );
}
