import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, Dialog, Field, FormError, Stack, Text, TextInput } from '../../design-system';
import { loginSchema } from '../../domain/credentials';
import { errorMessage } from '../errorMessage';
import { useOneAtATime } from '../useOneAtATime';

const withPassword = z.pick(loginSchema, { password: true });
const withoutPassword = z.object({ password: z.string() });

export interface DeleteMyAccountDialogProps {
  /** Whether the password is asked for. Only a server checks it. */
  asksPassword: boolean;
  /** Deletes the account. Rejects with the reason. */
  onDelete: (password: string) => Promise<void>;
  /** Called when the dialog closes without a deletion. */
  onClose: () => void;
}

/** Asks before customers delete their account. Mounted only while it is open. */
export function DeleteMyAccountDialog({
  asksPassword,
  onDelete,
  onClose,
}: DeleteMyAccountDialogProps) {
  const formId = useId();
  const warningId = useId();
  const [error, setError] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(asksPassword ? withPassword : withoutPassword),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const remove = useOneAtATime(async ({ password }: { password: string }) => {
    setError(undefined);
    try {
      await onDelete(password);
    } catch (failure) {
      setError(errorMessage(failure));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      loading={isSubmitting}
      title="Delete My Account"
      description="Your account and your tickets, with everything that you wrote there, are deleted at once."
      actions={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone="danger" loading={isSubmitting}>
            Delete My Account
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Delete my account"
        aria-describedby={warningId}
        onSubmit={handleSubmit(remove)}
      >
        <Stack gap="lg">
          <Stack gap="sm">
            <Text id={warningId} weight="semibold">
              This cannot be undone.
            </Text>
            <Text variant="quiet">
              Your orders, and quotes that you have accepted, stay on record for as long as tax law
              requires it.
            </Text>
          </Stack>
          {asksPassword && (
            <Field label="Password" required error={errors.password?.message}>
              {(field) => (
                <TextInput
                  type="password"
                  autoComplete="current-password"
                  {...field}
                  {...register('password')}
                />
              )}
            </Field>
          )}
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
