import { ConfirmDialog, type ConfirmDialogAnswers, Text } from '../../../design-system';

export type DiscardDialogProps = ConfirmDialogAnswers;

/** The question before damaged text is gone for good. It is there for as long as it is open. */
export function DiscardDialog(props: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Delete damaged data?"
      description="It is gone for good, unless you have downloaded it."
      confirmLabel="Delete Damaged Data"
      {...props}
    >
      <Text>What can still be read of it stays as it is, and so does everything else.</Text>
    </ConfirmDialog>
  );
}
