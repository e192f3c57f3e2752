import { createContext, type ReactNode, useContext, useState } from 'react';
import { Toaster } from './Toaster';
import { createToastStore, type ToastInput } from './toastStore';

/** What `useToast` returns. */
export interface ToastApi {
  /** Shows a toast in place of the last one, and returns its id. */
  toast: (input: ToastInput) => string;
  /** Closes the toast with this id; without one, whatever is open. */
  dismiss: (id?: string) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
}

/** Keeps the toasts of everything in it, and draws them. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [{ store, api }] = useState(createToasts);

  return (
    <ToastContext value={api}>
      {children}
      <Toaster store={store} />
    </ToastContext>
  );
}

function createToasts() {
  const store = createToastStore();
  const api: ToastApi = { toast: store.raise, dismiss: store.dismiss };
  return { store, api };
}

/** Raises and dismisses toasts; works anywhere below a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) {
    throw new Error(
      'useToast works only inside a ToastProvider: wrap the app, or the story, in <ToastProvider>.',
    );
  }
  return api;
}
