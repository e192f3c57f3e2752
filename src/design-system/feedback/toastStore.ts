export const toastTones = ['neutral', 'destructive'] as const;

/** What is said. */
export interface ToastInput {
  title: string;
  /** One sentence more. */
  description?: string | undefined;
  /** `destructive` for what went wrong: it is read out at once and stays longer. Default `neutral`. */
  tone?: (typeof toastTones)[number];
}

/** A toast in the list. A dismissed one is closed, and leaves the list later. */
export interface ToastEntry extends Required<ToastInput> {
  id: string;
  isOpen: boolean;
}

export type ToastAction =
  | { type: 'raise'; toast: ToastEntry }
  | { type: 'dismiss'; id?: string | undefined }
  | { type: 'remove'; id: string };

/** Only so many toasts at once (spec §9): a new one replaces the last. */
export const TOAST_LIMIT = 1;

/** After so many milliseconds a dismissed toast leaves the list (spec §9). */
export const TOAST_REMOVAL_DELAY = 1_000_000;

/** The list after something happened; the newest toast stands first. */
export function toastReducer(
  toasts: readonly ToastEntry[],
  action: ToastAction,
): readonly ToastEntry[] {
  switch (action.type) {
    case 'raise':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismiss':
      return toasts.map((toast) =>
        action.id === undefined || toast.id === action.id ? { ...toast, isOpen: false } : toast,
      );
    case 'remove':
      return toasts.filter(({ id }) => id !== action.id);
  }
}

/** Keeps the list, for `useSyncExternalStore`. */
export interface ToastStore {
  getToasts: () => readonly ToastEntry[];
  subscribe: (onChange: () => void) => () => void;
  /** Shows a toast in place of the last one, and returns its id. */
  raise: (input: ToastInput) => string;
  /** Closes the toast with this id; without one, whatever is open. */
  dismiss: (id?: string) => void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly ToastEntry[] = [];
  let raised = 0;
  const listeners = new Set<() => void>();

  function dispatch(action: ToastAction) {
    toasts = toastReducer(toasts, action);
    for (const onChange of listeners) onChange();
  }

  return {
    getToasts: () => toasts,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    raise({ title, description, tone = 'neutral' }) {
      raised += 1;
      const id = `toast-${raised}`;
      dispatch({ type: 'raise', toast: { id, title, description, tone, isOpen: true } });
      return id;
    },
    dismiss(id) {
      const closing = toasts.filter((toast) => toast.isOpen && (id ?? toast.id) === toast.id);
      if (closing.length === 0) return;
      dispatch({ type: 'dismiss', id });
      for (const toast of closing) {
        setTimeout(() => dispatch({ type: 'remove', id: toast.id }), TOAST_REMOVAL_DELAY);
      }
    },
  };
}
