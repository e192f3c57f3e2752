import { useId } from 'react';
import * as z from 'zod/mini';
import { business } from '../../content/business';
import {
  Button,
  Dialog,
  Field,
  FormError,
  PasswordInput,
  Stack,
  Text,
  TextLink,
} from '../../design-system';
import { loginSchema } from '../../domain/credentials';
import { useSchemaForm } from '../questions/useSchemaForm';
import { useSubmission } from '../submission/useSubmission';

const withPassword = z.pick(loginSchema, { password: true });
const withoutPassword = z.object({ password: z.string() });

export interface DeleteMyAccountDialogProps {
  /** Whether the password is asked for. Only a server checks it. */
  asksPassword: boolean;
  onDelete: (password: string) => Promise<void>;
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
  const { register, handleSubmit, formState } = useSchemaForm(
    asksPassword ? withPassword : withoutPassword,
    { defaultValues: { password: '' } },
  );

  const { run, pending, error } = useSubmission(({ password }: { password: string }) =>
    onDelete(password),
  );

  return (
    <Dialog
      open
      onClose={onClose}
      loading={pending}
      title="Delete My Account"
      description="Your account and your tickets, with everything that you wrote there, are deleted at once."
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone="danger" loading={pending}>
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
        onSubmit={handleSubmit(run)}
      >
        <Stack gap="lg">
          <Stack gap="sm">
            <Text id={warningId} weight="semibold">
              This cannot be undone.
            </Text>
            <Text variant="quiet">
              {asksPassword
                ? 'Your orders stay without your name and email. For six years we keep their sums and receipts, with what tax law asks for, and quotes that you have accepted.'
                : 'Your orders, and quotes that you have accepted, stay on record for as long as tax law requires it.'}
            </Text>
            {asksPassword && (
              <Text variant="quiet">
                {business.customerPortal ? (
                  <>
                    <span>Plans that you pay for go on. To end them, first open</span>{' '}
                    <TextLink
                      href={business.customerPortal}
                      target="_blank"
                      rel="noopener noreferrer"
                    >
                      Manage payment
                    </TextLink>
                  </>
                ) : (
                  'Plans that you pay for go on. To end them, write to us first.'
                )}
              </Text>
            )}
          </Stack>
          {asksPassword && (
            <Field label="Password" required error={formState.errors.password?.message}>
              {(field) => (
                <PasswordInput
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
