import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { ToasterProps } from './Toaster';
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

/** Keeps the toasts of everything in it. What draws them is loaded with the first one. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  const api = useMemo<ToastApi>(
    () => ({
      toast(input) {
        import('./Toaster').then(
          (module) => setToaster(() => module.Toaster),
          // The page must not fall with its toasts; the next toast tries again.
          (error: unknown) => console.error('The toast could not be shown:', error),
        );
        return store.raise(input);
      },
      dismiss: store.dismiss,
    }),
    [store],
  );

  return (
    <ToastContext value={api}>
      {children}
      {Toaster && <Toaster store={store} />}
    </ToastContext>
  );
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
