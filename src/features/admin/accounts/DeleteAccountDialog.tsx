import { ConfirmDialog, type ConfirmDialogAnswers, Text } from '../../../design-system';
import { displayName } from '../../../domain/displayName';
import type { User } from '../../../domain/user';
import { unbroken } from '../../text/text.css';

export interface DeleteAccountDialogProps extends ConfirmDialogAnswers {
  account: Pick<User, 'name' | 'email'>;
}

/** Asks before an account is deleted. It is mounted only while it is open. */
export function DeleteAccountDialog({ account, ...question }: DeleteAccountDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Delete Account"
      description={
        <>
          Delete the account of <span translate="no">{displayName(account)}</span>{' '}
          <span translate="no" className={unbroken}>{`(${account.email})?`}</span> This cannot be
          undone.
        </>
      }
      confirmLabel="Delete Account"
      {...question}
    >
      <Text>
        If they are signed in, they are signed out. Their orders stay in the list of orders.
      </Text>
    </ConfirmDialog>
  );
}
