import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../actions/Icon';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** Shown, over a page that cannot be used meanwhile. Nothing is rendered without it. */
  isOpen: boolean;
  /** Escape, a press outside or the Close button asks to close it; set `isOpen` to false. */
  onClose: () => void;
  /** The heading, and what the dialog is called. */
  title: string;
  /** A sentence below the title, read out with it. */
  description?: string;
  children?: ReactNode;
  /**
   * The buttons at its foot, one of which closes it. Without them a Close button stands in the
   * corner.
   */
  actions?: ReactNode;
  /** At work: neither Escape nor a press outside nor the Close button closes it. */
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
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing it before it leaves the page is what gives the focus back.
    return () => dialog?.close();
  }, []);

  function requestClose(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy) onClose();
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={description && descriptionId}
      // Chromium lets a second Escape through a prevented `cancel`; this stops every one.
      closedby={isBusy ? 'none' : 'closerequest'}
      onCancel={(event) => {
        // A file input's `cancel` arrives here too.
        if (event.target === event.currentTarget) requestClose(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) requestClose(event);
      }}
      onClose={({ currentTarget: dialog }) => {
        // The browser closed it by itself.
        if (dialog.open || !dialog.isConnected) return;
        if (isBusy) dialog.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that began inside, such as one that marks text, does not count.
        if (isPressedOutside.current && event.target === event.currentTarget) requestClose(event);
      }}
      className={styles.dialog}
    >
      <div className={styles.panel}>
        <header className={`${styles.header}${actions ? '' : ` ${styles.headerWithClose}`}`}>
          <Heading level="2" size="h3" id={titleId}>
            {title}
          </Heading>
        </header>
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
          <footer className={styles.actions}>{actions}</footer>
        ) : (
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={requestClose}
            className={styles.close}
          >
            <Icon name="cross" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        )}
      </div>
    </dialog>
  );
}
