import { createContext, type ReactNode, useContext, useState } from 'react';
import { Toaster } from './Toaster';
import { createToastStore, type ToastInput } from './toastStore';

/** What `useToast` returns. */
export interface ToastApi {
  /** Shows a toast in place of the last one, and returns its id. */
  toast: (input: ToastInput) => string;
  /** Closes the toast with this id, or without an id every open toast. */
  dismiss: (id?: string) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
  /** Default 'Close notification'. */
  closeLabel?: string;
}

/** Gives its children `useToast`, and shows their toasts. */
export function ToastProvider({ children, closeLabel = 'Close notification' }: ToastProviderProps) {
  const [{ store, api }] = useState(createToasts);

  return (
    <ToastContext value={api}>
      {children}
      <Toaster store={store} closeLabel={closeLabel} />
    </ToastContext>
  );
}

function createToasts() {
  const store = createToastStore();
  const api: ToastApi = { toast: store.raise, dismiss: store.dismiss };
  return { store, api };
}

/** Shows and dismisses toasts. Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) {
    throw new Error(
      'useToast works only inside a ToastProvider: wrap the app, or the story, in <ToastProvider>.',
    );
  }
  return api;
}
