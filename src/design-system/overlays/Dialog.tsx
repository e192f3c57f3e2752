import { type ReactNode, useId } from 'react';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './Dialog.css';
import { DialogClose } from './DialogClose';
import { useModalDialog } from './useModalDialog';

export interface DialogProps {
  /** Shown, over a page that cannot be used meanwhile. Nothing is rendered without it. */
  isOpen: boolean;
  /** Escape, a press outside or the Close button asks to close it; set `isOpen` to false. */
  onClose: () => void;
  /** The heading, and what the dialog is called. */
  title: string;
  /** A sentence below the title, read out with it. */
  description?: string;
  /** Its content, such as a form. */
  children?: ReactNode;
  /**
   * The buttons at its foot, one of which closes it. Without them a Close button stands in the
   * corner.
   */
  actions?: ReactNode;
  /**
   * At work: neither Escape nor a press outside nor the Close button closes it. What stands in
   * `actions` is disabled by whoever put it there.
   */
  isBusy?: boolean;
}

/**
 * A short task over the page. The first control in it has the focus, which goes back to where it
 * was when the dialog closes. Renders a modal `<dialog>`.
 */
export function Dialog({ isOpen, ...open }: DialogProps) {
  return isOpen ? <OpenDialog {...open} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  actions,
  isBusy = false,
}: Omit<DialogProps, 'isOpen'>) {
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;
  const { attributes, requestClose } = useModalDialog({ isBusy, onClose });
  return (
    <dialog
      {...attributes}
      aria-labelledby={titleId}
      aria-describedby={description && descriptionId}
      className={styles.dialog}
    >
      <div className={styles.panel}>
        <div className={`${styles.header}${actions ? '' : ` ${styles.headerWithClose}`}`}>
          <Heading level="2" size="h3" id={titleId}>
            {title}
          </Heading>
        </div>
        {(description || children) && (
          <div className={styles.body}>
            {description && (
              <Text tone="quiet" id={descriptionId}>
                {description}
              </Text>
            )}
            {children}
          </div>
        )}
        {actions ? (
          <div className={styles.actions}>{actions}</div>
        ) : (
          <DialogClose isBusy={isBusy} onClick={requestClose} />
        )}
      </div>
    </dialog>
  );
}
