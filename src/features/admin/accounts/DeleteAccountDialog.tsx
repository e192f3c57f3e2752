import { Button, Dialog, FormError, Stack, Text } from '../../../design-system';
import type { User } from '../../../domain/user';
import { accountName } from './findAccounts';

export interface DeleteAccountDialogProps {
  /** The account that it is about. */
  account: Pick<User, 'name' | 'email'>;
  onConfirm: () => void;
  onClose: () => void;
  /** At work: it cannot be closed. */
  isBusy: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
}

/** The question before an account is gone for good. It is there for as long as it is open. */
export function DeleteAccountDialog({
  account,
  onConfirm,
  onClose,
  isBusy,
  error,
}: DeleteAccountDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title="Delete Account"
      description={`Delete the account of ${accountName(account)} (${account.email})? This cannot be undone.`}
      actions={
        <>
          <Button variant="secondary" isDisabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            Delete Account
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>
          If they are signed in, they are signed out. Their orders stay in the list of orders.
        </Text>
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
