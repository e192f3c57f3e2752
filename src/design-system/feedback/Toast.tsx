import { useRef } from 'react';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './Toast.css';
import type { ToastEntry } from './toastStore';
import { useExit } from './useExit';
import { usePatience } from './usePatience';
import { useSwipe } from './useSwipe';

/** How long a toast stays, in milliseconds. Pointing at it or focusing it stops the clock. */
const durations = { neutral: 6_000, destructive: 10_000 } as const;

export interface ToastProps {
  toast: ToastEntry;
  onDismiss: () => void;
}

/** One toast, from its arrival until it has left. Renders `<li>`, which takes the focus. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { title, description, tone, isOpen } = toast;
  const element = useRef<HTMLLIElement>(null);
  const patience = usePatience({ duration: durations[tone], isOpen, onEnd: onDismiss });
  const swipe = useSwipe(onDismiss);
  const isGone = useExit(element, isOpen);

  if (isGone) return null;
  return (
    <li
      ref={element}
      data-toast=""
      data-state={isOpen ? 'open' : 'closed'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: F8 leads here, and it is read from here.
      tabIndex={0}
      className={`${styles.toast} ${styles.tones[tone]}`}
      {...patience}
      {...swipe}
    >
      {tone === 'destructive' && (
        <span className={styles.mark}>
          <Icon name="warning" />
        </span>
      )}
      <div className={styles.content}>
        <div className={styles.title}>{title}</div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      <button type="button" className={styles.close} onClick={onDismiss}>
        <Icon name="cross" />
        <VisuallyHidden>Close notification</VisuallyHidden>
      </button>
    </li>
  );
}
