import { ConfirmDialog } from '../../../design-system';

export interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
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
