import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './Toast.css';
import type { ToastEntry } from './toastStore';
import { toneIcons } from './toneIcons';
import { useAutoDismiss } from './useAutoDismiss';

/** How long a toast is shown, in milliseconds. */
const DURATION = 6_000;
const DANGER_DURATION = 10_000;

export interface ToastProps {
  /** The texts and the tone. */
  toast: ToastEntry;
  /** Called when it closes, by hand or by time. */
  onDismiss: () => void;
}

/** One toast. Renders a focusable `<li>`. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { title, description, tone } = toast;
  const autoDismiss = useAutoDismiss(tone === 'danger' ? DANGER_DURATION : DURATION, onDismiss);

  return (
    <li
      data-toast={tone}
      // F8 moves the focus here to read the toast.
      tabIndex={-1}
      className={`${styles.toast} ${styles.tones[tone]}`}
      {...autoDismiss}
    >
      {tone !== 'neutral' && (
        <span className={styles.mark}>
          <Icon name={toneIcons[tone]} />
        </span>
      )}
      <div className={styles.content}>
        <div className={styles.title}>{title}</div>
        {description !== undefined && (
          <>
            {' '}
            <div className={styles.description}>{description}</div>
          </>
        )}
      </div>
      <button type="button" className={styles.close} onClick={onDismiss}>
        <Icon name="cross" />
        <VisuallyHidden>Close notification</VisuallyHidden>
      </button>
    </li>
  );
}
