import { useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { Prices as PriceValues } from '../../../domain/prices';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';
import { useLoadable } from '../loading/useLoadable';
import { PricesPanel } from './PricesPanel';
import { priceLists } from './priceLists';

export interface PricesProps {
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
  const [saving, setSaving] = useState(false);
  const [saveError, setSaveError] = useState<string>();

  const switchTo = (mode: 'view' | 'edit') => {
    setSaveError(undefined);
    setEditing(mode === 'edit');
  };

  const onSave = useOneAtATime(async (edited: PriceValues) => {
    setSaving(true);
    setSaveError(undefined);
    try {
      setSaved(await save(edited));
      switchTo('view');
      toast({ title: 'Prices updated', description: priceLists[list].savedMessage });
    } catch (error) {
      const reason = errorMessage(error);
      setSaveError(reason);
      toast({ title: 'Prices not updated', description: reason, tone: 'danger' });
    }
    setSaving(false);
  });

  return (
    <PricesPanel
      list={priceLists[list]}
      prices={saved ? { state: 'ready', value: saved } : loadable}
      onRetry={() => void reload()}
      editing={editing}
      onEdit={() => switchTo('edit')}
      onCancel={() => switchTo('view')}
      onSave={onSave}
      saving={saving}
      saveError={saveError}
    />
  );
}
