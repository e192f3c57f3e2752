import type { MouseEventHandler } from 'react';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './DialogClose.css';

export interface DialogCloseProps {
  /** Keeps its place in the tab order, and says that it cannot be used now. */
  isBusy: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** The cross in a dialog's corner. Renders `<button>`. */
export function DialogClose({ isBusy, onClick }: DialogCloseProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={onClick}
      className={styles.close}
    >
      <Icon name="cross" />
      <VisuallyHidden>Close</VisuallyHidden>
    </button>
  );
}
