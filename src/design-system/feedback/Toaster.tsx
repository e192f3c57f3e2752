import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from './Announcer';
import { Toast } from './Toast';
import type { ToastEntry, ToastStore } from './toastStore';
import { useToastHost } from './useToastHost';

export interface ToasterProps {
  store: ToastStore;
}

/**
 * Draws the store's toast above everything else, and says it once. F8 leads to it, Escape closes it.
 */
export function Toaster({ store }: ToasterProps) {
  const [toast] = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  return toast && <ToastRegion toast={toast} store={store} />;
}

function ToastRegion({ toast, store }: ToasterProps & { toast: ToastEntry }) {
  const { id, title, description, tone, isOpen } = toast;
  const host = useToastHost(isOpen);
  const region = useRef<HTMLElement>(null);

  const dismiss = useCallback(() => {
    store.dismiss();
    host.returnFocus();
  }, [store, host]);

  useEffect(() => {
    if (!isOpen) return;
    function onKeyDown(event: KeyboardEvent) {
      const toastElement = region.current?.querySelector<HTMLElement>('[data-toast]');
      if (event.key === 'F8') toastElement?.focus();
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isFocused = toastElement?.contains(document.activeElement);
      // With a dialog open, Escape is the dialog's, unless the focus is on the toast.
      if (!isFocused && document.querySelector('dialog:modal')) return;
      if (isFocused) event.preventDefault();
      dismiss();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, dismiss]);

  return createPortal(
    <>
      <Announcer
        id={id}
        words={['Notification', title, description].filter(Boolean).join(' ')}
        isUrgent={tone === 'destructive'}
      />
      <section ref={region} aria-label="Notifications (F8)">
        <ol>
          <Toast key={id} toast={toast} onDismiss={dismiss} />
        </ol>
      </section>
    </>,
    host.element,
  );
}
