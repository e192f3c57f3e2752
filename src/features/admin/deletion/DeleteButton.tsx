import { useState } from 'react';
import { Button, type ButtonProps, ConfirmDialog } from '../../../design-system';
import { useSubmission } from '../../useSubmission';

export interface DeleteButtonProps extends Pick<ButtonProps, 'variant'> {
  /** The label of the button, and of the one that confirms. */
  label: string;
  /** The question: what is deleted. */
  title: string;
  /** What goes with it. */
  consequence: string;
  /** Deletes it. Rejects with the reason. */
  onDelete: () => Promise<void>;
}

/** A button that deletes something after a confirmation. */
export function DeleteButton({
  label,
  title,
  consequence,
  variant = 'secondary',
  onDelete,
}: DeleteButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, pending, error, clearError } = useSubmission(async () => {
    await onDelete();
    setIsAsking(false);
  });
  return (
    <>
      <Button variant={variant} tone="danger" size="small" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={title}
          description={`${consequence} This cannot be undone.`}
          confirmLabel={label}
          onConfirm={() => void run()}
          onClose={() => {
            clearError();
            setIsAsking(false);
          }}
          loading={pending}
          error={error}
        />
      )}
    </>
  );
}
