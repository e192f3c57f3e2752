import type { Tone } from '../tokens/tokens';

export interface ToastInput {
  title: string;
  /** One more sentence. */
  description?: string | undefined;
  /** `danger` for a failure: announced at once and shown longer. Default `neutral`. */
  tone?: Tone;
  /**
   * For a greeting: left out while a dialog or a menu is open, and dismissed when one opens or the focus
   * moves. Default `false`.
   */
  yielding?: boolean;
}

/** The last toast. A dismissed one is no longer open, and is removed later. */
export interface ToastEntry extends Required<ToastInput> {
  id: number;
  open: boolean;
}

/** How long a dismissed toast is kept, in milliseconds. */
export const TOAST_REMOVAL_DELAY = 1_000_000;

export type ToastStore = ReturnType<typeof createToastStore>;

/** Holds one toast; `getToast` and `subscribe` are for `useSyncExternalStore`. */
export function createToastStore() {
  let toast: ToastEntry | undefined;
  let raised = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: ToastEntry | undefined) {
    clearTimeout(removal);
    toast = next;
    for (const onChange of listeners) onChange();
  }

  function dismiss() {
    if (!toast?.open) return;
    set({ ...toast, open: false });
    removal = setTimeout(() => set(undefined), TOAST_REMOVAL_DELAY);
  }

  return {
    getToast: () => toast,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /** Shows a toast instead of the last one. Returns its id. */
    raise({ title, description, tone = 'neutral', yielding = false }: ToastInput) {
      raised += 1;
      set({ id: raised, title, description, tone, yielding, open: true });
      return raised;
    },
    dismiss,
    /** Closes the toast if it is an error. `id`: only if it is this one. */
    dismissError(id = toast?.id) {
      if (toast?.tone === 'danger' && toast.id === id) dismiss();
    },
  };
}
