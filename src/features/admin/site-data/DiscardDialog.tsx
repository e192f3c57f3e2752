import { Button, Dialog, FormError, Stack, Text } from '../../../design-system';

export interface DiscardDialogProps {
  onConfirm: () => void;
  onClose: () => void;
  /** At work: it cannot be closed. */
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
}

/** The question before damaged text is gone for good. It is there for as long as it is open. */
export function DiscardDialog({ onConfirm, onClose, isBusy, error }: DiscardDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title="Delete damaged data?"
      description="It is gone for good, unless you have downloaded it."
      actions={
        <>
          <Button variant="secondary" isDisabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            Delete Damaged Data
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>What can still be read of it stays as it is, and so does everything else.</Text>
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
