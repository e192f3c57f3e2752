import { ConfirmDialog } from '../../../design-system';

export interface LeaveDialogProps {
  /** Whether the question is shown. */
  isOpen: boolean;
  /** Stays on the page and keeps the edits. */
  onStay: () => void;
  /** Leaves the page and discards the edits. */
  onLeave: () => void;
}

/** Asks before unsaved edits are lost. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="Leave without saving?"
      description="You have changed something here and not saved it. If you leave now, your changes are lost."
      confirmLabel="Leave without Saving"
      cancelLabel="Keep Editing"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
