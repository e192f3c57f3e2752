import { useState } from 'react';
import { Button, type ButtonProps, ConfirmDialog } from '../../../design-system';
import { useSubmission } from '../../submission/useSubmission';

export interface DeleteButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  title: string;
  consequence: string;
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
