import { useEffect, useId } from 'react';
import {
  Button,
  Dialog,
  Field,
  FormError,
  PasswordInput,
  Stack,
  Text,
} from '../../../design-system';
import { resetPasswordSchema } from '../../../domain/accounts';
import { COMMON_PASSWORD } from '../../../domain/commonPassword';
import { displayName } from '../../../domain/displayName';
import type { User } from '../../../domain/user';
import { useSchemaForm } from '../../questions/useSchemaForm';
import { unbroken } from '../../text/text.css';

export interface ResetPasswordDialogProps {
  account: Pick<User, 'name' | 'email'>;
  /** The dialog is busy while it is pending. */
  onSubmit: (password: string) => Promise<void>;
  /** Called when only blanks were submitted. */
  onInvalid: () => void;
  onClose: () => void;
  /** Whether a server keeps the password, and logging in checks it. Default `false`. */
  isConnected?: boolean;
  error?: string | undefined;
}

/** Asks for a customer's new password. It is mounted only while it is open. */
export function ResetPasswordDialog({
  account,
  onSubmit,
  onInvalid,
  onClose,
  isConnected = false,
  error,
}: ResetPasswordDialogProps) {
  const formId = useId();
  const { register, handleSubmit, setFocus, formState } = useSchemaForm(resetPasswordSchema);
  const { errors, isSubmitting } = formState;

  // A refused password is a mistake in its field.
  const refusal = error === COMMON_PASSWORD ? error : undefined;
  useEffect(() => {
    if (refusal && !isSubmitting) setFocus('password');
  }, [refusal, isSubmitting, setFocus]);

  return (
    <Dialog
      open
      onClose={onClose}
      loading={isSubmitting}
      title="Reset Password"
      description={
        <>
          A new password for <span translate="no">{displayName(account)}</span>{' '}
          <span translate="no" className={unbroken}>{`(${account.email}).`}</span> No email is sent:
          tell them yourself.
        </>
      }
      actions={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            Reset Password
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Reset password"
        onSubmit={handleSubmit(({ password }) => onSubmit(password), onInvalid)}
      >
        <Stack gap="xs">
          <Field label="New password" required error={errors.password?.message ?? refusal}>
            {(control) => (
              <PasswordInput autoComplete="new-password" {...control} {...register('password')} />
            )}
          </Field>
          <Text size="small" variant="quiet">
            {isConnected
              ? 'The customer is logged out in every browser, and logs in with the new password.'
              : 'This website keeps no passwords, and logging in does not check them yet.'}
          </Text>
          <FormError>{refusal ? undefined : error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
