import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isOverlayOpen } from './isOverlayOpen';
import { Toast } from './Toast';
import type { ToastEntry, ToastStore } from './toastStore';
import { useToastHost } from './useToastHost';

export interface ToasterProps {
  /** The toasts that are shown. */
  store: ToastStore;
  /** The accessible name of a toast's close button. */
  closeLabel: string;
}

/** Shows the store's toast above everything else. F8 moves the focus to it, Escape closes it. */
export function Toaster({ store, closeLabel }: ToasterProps) {
  const [toast] = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  return toast && <ToastRegion toast={toast} store={store} closeLabel={closeLabel} />;
}

function ToastRegion({ toast, store, closeLabel }: ToasterProps & { toast: ToastEntry }) {
  const { id, tone, yielding, open } = toast;
  const host = useToastHost(open, (isInDialog) => {
    // eslint-disable-next-line react-hooks/immutability -- called later, in an effect
    if (isInDialog ? yielding : tone === 'danger') dismiss();
  });
  const region = useRef<HTMLElement>(null);
  /** Had the focus before the toast. */
  const origin = useRef<HTMLElement>(null);
  // The list keeps a dismissed toast; its region does not stay without it.
  const [goneId, setGoneId] = useState<string>();

  // eslint-disable-next-line react-hooks/preserve-manual-memoization -- the compiler is not used
  const dismiss = useCallback(() => {
    store.dismiss();
    if (region.current?.contains(document.activeElement)) origin.current?.focus();
  }, [store]);

  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      const toastElement = region.current?.querySelector<HTMLElement>('[data-toast]');
      if (event.key === 'F8') toastElement?.focus();
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isFocused = toastElement?.contains(document.activeElement);
      // An open dialog handles Escape itself, unless the focus is on the toast.
      if (!isFocused && document.querySelector('dialog:modal')) return;
      if (isFocused) event.preventDefault();
      dismiss();
    }
    const onToggle = () => yielding && isOverlayOpen() && dismiss();
    document.addEventListener('keydown', onKeyDown);
    // In the capture phase: `toggle` does not bubble, and the form's handler may raise a new error.
    document.addEventListener('toggle', onToggle, true);
    document.addEventListener('submit', store.dismissErrors, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('toggle', onToggle, true);
      document.removeEventListener('submit', store.dismissErrors, true);
    };
  }, [open, yielding, store, dismiss]);

  return createPortal(
    goneId !== id && (
      <section
        ref={region}
        aria-label="Notifications (F8)"
        onFocus={({ currentTarget, relatedTarget: before }) => {
          if (before instanceof HTMLElement && !currentTarget.contains(before)) {
            origin.current = before;
          }
        }}
      >
        <ol role="list">
          <Toast
            key={id}
            toast={toast}
            closeLabel={closeLabel}
            onDismiss={dismiss}
            onGone={() => setGoneId(id)}
          />
        </ol>
      </section>
    ),
    host,
  );
}
