import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './Toaster.css';
import * as hostStyles from './ToastHost.css';
import type { ToastStore } from './toastStore';
import { useToastHost } from './useToastHost';

/** How long a toast stays, in milliseconds. Pointing at it or focusing it stops the clock. */
const durations = { neutral: 6_000, destructive: 10_000 } as const;

export interface ToasterProps {
  store: ToastStore;
}

/** Draws the store's toast above everything else. F8 leads to it; `ToastProvider` loads it. */
export function Toaster({ store }: ToasterProps) {
  const [toast] = useSyncExternalStore(store.subscribe, store.getToasts);
  const host = useToastHost(toast?.isOpen ?? false);

  if (!toast) return null;
  const { id, title, description, tone, isOpen } = toast;

  return createPortal(
    // One provider a toast: closed under the pointer, its clock would stay stopped for the next.
    <Toast.Provider key={id} announcerContainer={host.element} swipeDirection="right">
      <Toast.Root
        open={isOpen}
        onOpenChange={() => {
          store.dismiss(id);
          host.returnFocus();
        }}
        type={tone === 'destructive' ? 'foreground' : 'background'}
        duration={durations[tone]}
        className={`${styles.toast} ${styles.tones[tone]}`}
      >
        {tone === 'destructive' && (
          <span className={styles.mark}>
            <Icon name="warning" />
          </span>
        )}
        <div className={styles.content}>
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          {description !== undefined && (
            <Toast.Description className={styles.description}>{description}</Toast.Description>
          )}
        </div>
        <Toast.Close className={styles.close}>
          <Icon name="cross" />
          <VisuallyHidden>Close notification</VisuallyHidden>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={hostStyles.viewport} />
    </Toast.Provider>,
    host.element,
  );
}
