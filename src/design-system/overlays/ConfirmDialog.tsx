import { Button, type ButtonProps } from '../actions/Button';
import { FormError } from '../forms/FormError';
import { Stack } from '../layout/Stack';
import { useWords } from '../words/WordsProvider';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** The label of the button that confirms: the act itself, such as 'Delete Account'. */
  confirmLabel: string;
  /** The label of the button that cancels. Default 'Cancel'. */
  cancelLabel?: string;
  /** What the action does. Default `danger`: it cannot be undone. */
  tone?: ButtonProps['tone'];
  /** Called when the action is confirmed. */
  onConfirm: () => void;
  /** Shows that the action is in progress, and keeps the dialog open. */
  loading?: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
}

/** The props that remain for a component that asks one fixed question. */
export type ConfirmDialogAnswers = Pick<
  ConfirmDialogProps,
  'onConfirm' | 'onClose' | 'loading' | 'error'
>;

/**
 * Asks before something that is better not done by mistake. The cancel button has the focus. Renders a `Dialog` with two
 * buttons.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  error,
  children,
  loading = false,
  ...dialog
}: ConfirmDialogProps) {
  const { cancel } = useWords();
  return (
    <Dialog
      {...dialog}
      loading={loading}
      actions={
        <>
          <Button variant="secondary" disabled={loading} onClick={dialog.onClose}>
            {cancelLabel ?? cancel}
          </Button>
          <Button tone={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || error) && (
        <Stack gap="sm">
          {children}
          <FormError>{error}</FormError>
        </Stack>
      )}
    </Dialog>
  );
}
