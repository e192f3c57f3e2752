import type { Tone } from '../tokens/tokens';

/** The content of a toast. */
export interface ToastInput {
  title: string;
  /** One more sentence. */
  description?: string | undefined;
  /** `danger` for a failure: announced at once and shown longer. Default `neutral`. */
  tone?: Tone;
  /**
   * For a greeting: left out while a dialog or a menu is open, and dismissed when one opens. Default
   * `false`.
   */
  yielding?: boolean;
}

/** A toast in the list. A dismissed toast is closed first and removed later. */
export interface ToastEntry extends Required<ToastInput> {
  id: string;
  open: boolean;
}

type ToastAction =
  | { type: 'raise'; toast: ToastEntry }
  | { type: 'dismiss'; id?: string | undefined }
  | { type: 'remove'; id: string };

/** The number of toasts shown at once: a new toast replaces the last. */
export const TOAST_LIMIT = 1;

/** How long a dismissed toast stays in the list, in milliseconds. */
export const TOAST_REMOVAL_DELAY = 1_000_000;

/** The list after an action, newest first. */
function toastReducer(toasts: readonly ToastEntry[], action: ToastAction): readonly ToastEntry[] {
  switch (action.type) {
    case 'raise':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismiss':
      return toasts.map((toast) =>
        action.id === undefined || toast.id === action.id ? { ...toast, open: false } : toast,
      );
    case 'remove':
      return toasts.filter(({ id }) => id !== action.id);
  }
}

/** Holds the list; `getToasts` and `subscribe` are for `useSyncExternalStore`. */
export interface ToastStore {
  getToasts: () => readonly ToastEntry[];
  subscribe: (onChange: () => void) => () => void;
  /** Shows a toast in place of the last one, and returns its id. */
  raise: (input: ToastInput) => string;
  /** Closes the toast with this id, or without an id every open toast. */
  dismiss: (id?: string) => void;
  /** Closes an open error. */
  dismissErrors: () => void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly ToastEntry[] = [];
  let raised = 0;
  const listeners = new Set<() => void>();

  function dispatch(action: ToastAction) {
    toasts = toastReducer(toasts, action);
    for (const onChange of listeners) onChange();
  }

  function dismiss(id?: string) {
    const closing = toasts.filter((toast) => toast.open && (id ?? toast.id) === toast.id);
    if (closing.length === 0) return;
    dispatch({ type: 'dismiss', id });
    for (const toast of closing) {
      setTimeout(() => dispatch({ type: 'remove', id: toast.id }), TOAST_REMOVAL_DELAY);
    }
  }

  return {
    getToasts: () => toasts,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    raise({ title, description, tone = 'neutral', yielding = false }) {
      raised += 1;
      const id = `toast-${raised}`;
      dispatch({ type: 'raise', toast: { id, title, description, tone, yielding, open: true } });
      return id;
    },
    dismiss,
    dismissErrors() {
      for (const { id, tone } of toasts) if (tone === 'danger') dismiss(id);
    },
  };
}
