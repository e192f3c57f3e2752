import { useState } from 'react';
import { useToast } from '../../../design-system';
import { useOneAtATime } from '../../useOneAtATime';
import { type Read, reasonOf, useRead } from '../reading/useRead';

/** What a price panel needs besides its own fields (spec §4): it is viewed or edited. */
export interface PriceListState<Prices> {
  prices: Read<Prices>;
  onRetry: () => void;
  isEditing: boolean;
  onEdit: () => void;
  /** Back to the view; what was typed is forgotten. */
  onCancel: () => void;
  onSave: (prices: Prices) => void;
  isSaving: boolean;
  /** Why they could not be kept. What was typed stays. */
  saveError?: string | undefined;
}

export interface PriceListSource<Prices> {
  /** Stays the same from render to render, as a backend's verbs do. */
  read: () => Promise<Prices>;
  save: (prices: Prices) => Promise<Prices>;
  /** The sentence of the toast once they are saved. */
  success: string;
}

/** A price list of the backend, and the way from viewing it to having changed it. */
export function usePriceList<Prices>({
  read: readPrices,
  save,
  success,
}: PriceListSource<Prices>): PriceListState<Prices> {
  const { toast } = useToast();
  const { read, readAgain } = useRead(readPrices);
  const [saved, setSaved] = useState<{ prices: Prices }>();
  const [isEditing, setIsEditing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [saveError, setSaveError] = useState<string>();

  const show = (mode: 'view' | 'edit') => {
    setSaveError(undefined);
    setIsEditing(mode === 'edit');
  };

  const onSave = useOneAtATime(async (prices: Prices) => {
    setIsSaving(true);
    setSaveError(undefined);
    try {
      setSaved({ prices: await save(prices) });
      show('view');
      toast({ title: 'Prices updated', description: success });
    } catch (failure) {
      const reason = reasonOf(failure);
      setSaveError(reason);
      toast({ title: 'Prices not updated', description: reason, tone: 'danger' });
    }
    setIsSaving(false);
  });

  return {
    prices: saved ? { state: 'ready', value: saved.prices } : read,
    onRetry: () => void readAgain(),
    isEditing,
    onEdit: () => show('edit'),
    onCancel: () => show('view'),
    onSave,
    isSaving,
    saveError,
  };
}
