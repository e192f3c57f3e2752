import { useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { Prices as PriceValues } from '../../../domain/prices';
import { useLoadable } from '../loading/useLoadable';
import { useAction } from '../useAction';
import { PricesPanel } from './PricesPanel';
import { priceLists } from './priceLists';

export interface PricesProps {
  /** The prices that are edited. */
  list: keyof typeof priceLists;
}

/** One of the owner's price lists: loads it, and saves what was edited. */
export function Prices({ list }: PricesProps) {
  const { prices } = useAdminBackend();
  const [load, save] =
    list === 'webDev'
      ? [prices.readWebDev, prices.saveWebDev]
      : [prices.readHosting, prices.saveHosting];
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(load);
  const [saved, setSaved] = useState<PriceValues>();
  const [editing, setEditing] = useState(false);

  const saving = useAction('Prices not updated', async (edited: PriceValues) => {
    setSaved(await save(edited));
    setEditing(false);
    toast({ title: 'Prices updated', description: priceLists[list].savedMessage });
  });

  const cancel = () => {
    saving.clearError();
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
    />
  );
}
