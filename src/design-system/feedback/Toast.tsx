import { type FocusEvent, useEffect, useState } from 'react';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import { useWords } from '../words/WordsProvider';
import * as styles from './Toast.css';
import type { ToastEntry } from './toastStore';
import { toneIcons } from './toneIcons';
import { usePausableTimeout } from './usePausableTimeout';

/**
 * Calls `onDismiss` after `duration` ms. The countdown pauses while the pointer is on the element, the
 * focus is in it, or the window has lost the focus. A pointer that rests where the element appears
 * does not pause it. Returns the element's event handlers.
 */
function useAutoDismiss(duration: number, onDismiss: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isWindowBlurred, setIsWindowBlurred] = useState(false);
  const isRunning = !isHovered && !hasFocus && !isWindowBlurred;
  usePausableTimeout(onDismiss, duration, isRunning);

  useEffect(() => {
    const pause = () => setIsWindowBlurred(true);
    const resume = () => setIsWindowBlurred(false);
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, []);

  return {
    onPointerMoveCapture: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
}

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
  const { closeNotification } = useWords();
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
        <VisuallyHidden>{closeNotification}</VisuallyHidden>
      </button>
    </li>
  );
}
