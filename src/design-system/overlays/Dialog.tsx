import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../actions/Icon';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import { useWords } from '../words/WordsProvider';
import * as styles from './Dialog.css';
import * as closeStyles from './DialogClose.css';
import { useModalDialog } from './useModalDialog';

export interface DialogProps extends Pick<ComponentProps<'dialog'>, 'ref'> {
  /** Shows the dialog over an inert page. Without it nothing is rendered. */
  open: boolean;
  /** Called by Escape, a press on the backdrop and the Close button; set `open` to false. */
  onClose: () => void;
  /** The heading, and the accessible name. */
  title: string;
  /** A sentence below the title, and the accessible description. */
  description?: ReactNode;
  /** The content, such as a form. */
  children?: ReactNode;
  /** The buttons at the bottom, one of which closes it. Without them a Close button is in the corner. */
  actions?: ReactNode;
  /** Nothing closes the dialog. Disable the `actions` too. Default `false`. */
  loading?: boolean;
}

/**
 * A short task over the page. Its first field gets the focus, or without one its first control;
 * closing gives the focus back. Renders a modal `<dialog>`.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  actions,
  loading = false,
  ref,
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;
  const { attributes, requestClose } = useModalDialog({ loading, onClose, ref });
  return (
    <dialog
      {...attributes}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
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
              <Text variant="quiet" id={descriptionId}>
                {description}
              </Text>
            )}
            {children}
          </div>
        )}
        {actions ? (
          <div className={styles.actions}>{actions}</div>
        ) : (
          <CloseButton loading={loading} onClick={requestClose} />
        )}
      </div>
    </dialog>
  );
}

interface CloseButtonProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  loading: boolean;
}

function CloseButton({ loading, onClick }: CloseButtonProps) {
  const { close } = useWords();
  return (
    <button
      type="button"
      aria-disabled={loading || undefined}
      onClick={onClick}
      className={closeStyles.close}
    >
      <Icon name="cross" />
      <VisuallyHidden>{close}</VisuallyHidden>
    </button>
  );
}
