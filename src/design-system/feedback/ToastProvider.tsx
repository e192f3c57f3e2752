import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { announce } from './announcer';
import { isOverlayOpen } from './isOverlayOpen';
import { Toaster } from './Toaster';
import { createToastStore, type ToastInput } from './toastStore';

/** What `useToast` returns. */
export interface ToastApi {
  /** Shows a toast instead of the last one. */
  toast: (input: ToastInput) => void;
  /** Closes the open toast. */
  dismiss: () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
  /** The path of the page. When it changes, an open error is dismissed. */
  page?: string;
}

/**
 * Gives its children `useToast`, shows their toasts and announces each once. A toast is dismissed when a
 * form is submitted, an error also when its dialog closes and when the page changes.
 */
export function ToastProvider({ children, page }: ToastProviderProps) {
  const [{ store, api }] = useState(createToasts);

  // As a cleanup it runs before the effects of the new page, which may show an error themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page dismisses the error.
  useLayoutEffect(() => store.dismissError, [store, page]);

  return (
    <ToastContext value={api}>
      {children}
      <Toaster store={store} />
    </ToastContext>
  );
}

function createToasts() {
  const store = createToastStore();
  const api: ToastApi = {
    toast(input) {
      if (input.yielding && isOverlayOpen()) return;
      // Before a message on the page announces the reason of the same failure.
      announce([input.title, input.description], { urgent: input.tone === 'danger' });
      store.raise(input);
    },
    dismiss: store.dismiss,
  };
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
