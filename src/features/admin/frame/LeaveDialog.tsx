import { ConfirmDialog } from '../../../design-system';

export interface LeaveDialogProps {
  isOpen: boolean;
  /** Stays, with everything that was typed. */
  onStay: () => void;
  /** Goes, and what was typed is lost. */
  onLeave: () => void;
}

/** The question before edits that were not saved are lost. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="Leave without saving?"
      description="You have changed something here and not saved it. If you leave now, your changes are lost."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
