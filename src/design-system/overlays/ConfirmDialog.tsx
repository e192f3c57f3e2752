import { Button } from '../actions/Button';
import { FormError } from '../forms/FormError';
import { Stack } from '../layout/Stack';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** What the button that does it says: the thing itself, such as ‘Delete Account’. */
  action: string;
  /** What the button that does nothing says. Default ‘Cancel’. */
  wayOut?: string;
  onConfirm: () => void;
  /** Why the last try failed. */
  error?: string | undefined;
}

/** What is left to say where the question itself is written already: a dialog for one purpose. */
export type ConfirmDialogAnswers = Pick<
  ConfirmDialogProps,
  'onConfirm' | 'onClose' | 'isBusy' | 'error'
>;

/**
 * The question before something is gone for good. The button that changes nothing has the focus.
 * Renders a `Dialog` with two buttons.
 */
export function ConfirmDialog({
  action,
  wayOut = 'Cancel',
  onConfirm,
  error,
  children,
  isBusy = false,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="secondary" isDisabled={isBusy} onClick={dialog.onClose}>
            {wayOut}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {action}
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
