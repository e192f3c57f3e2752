import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { announce } from './announcer';
import { isOverlayOpen } from './openOverlays';
import { Toaster } from './Toaster';
import { createToastStore, type ToastInput } from './toastStore';

/** What `useToast` returns. */
export interface ToastApi {
  /** Shows a toast instead of the last one. */
  toast: (input: ToastInput) => void;
  /** Closes the open toast. */
  dismiss: () => void;
}

const ToastContext = createContext<ReturnType<typeof createToasts> | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
  /** The path of the page. When it changes, an open error is dismissed. */
  page?: string;
}

/**
 * Gives its children `useToast`, shows their toasts and announces each once. A toast is dismissed when a
 * form is submitted, an error also when its dialog closes, the page changes or its component unmounts.
 */
export function ToastProvider({ children, page }: ToastProviderProps) {
  const [toasts] = useState(createToasts);
  const { store } = toasts;

  // As a cleanup it runs before the effects of the new page, which may show an error themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page dismisses the error.
  useLayoutEffect(() => store.dismissError, [store, page]);

  return (
    <ToastContext value={toasts}>
      {children}
      <Toaster store={store} />
    </ToastContext>
  );
}

function createToasts() {
  const store = createToastStore();
  return {
    store,
    /** For one component, whose error `end` dismisses. */
    createApi() {
      let last = 0;
      return {
        toast(input: ToastInput) {
          if (input.yielding && isOverlayOpen()) return;
          // Before a message on the page announces the reason of the same failure.
          announce([input.title, input.description], { urgent: input.tone === 'danger' });
          last = store.raise(input);
        },
        dismiss: store.dismiss,
        end: () => store.dismissError(last),
      };
    },
  };
}

/** Shows and dismisses toasts; an error ends with the component, its form. Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const toasts = useContext(ToastContext);
  if (!toasts) {
    throw new Error(
      'useToast works only inside a ToastProvider: wrap the app, or the story, in <ToastProvider>.',
    );
  }
  const [api] = useState(toasts.createApi);
  useLayoutEffect(() => api.end, [api]);
  return api;
}
