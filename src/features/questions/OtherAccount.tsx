import { useContext } from 'react';
import { ConfirmDialog } from '../../design-system';
import { displayName } from '../../domain/displayName';
import { AuthorContext } from './AuthorContext';

export interface OtherAccountProps {
  /** Called with whether to send it. Without it, nothing is asked. */
  onAnswer: ((isWanted: boolean) => void) | undefined;
}

/**
 * Asks before a form is sent for another visitor than the one who has filled it in: another tab has
 * since logged in or out, or the session has expired.
 */
export function OtherAccount({ onAnswer }: OtherAccountProps) {
  const user = useContext(AuthorContext);
  const name = user && displayName(user);
  return (
    <ConfirmDialog
      open={onAnswer !== undefined}
      title={
        name
          ? `You are logged in as ${name} now. Send as ${name}?`
          : 'You are logged out now. Send without an account?'
      }
      description="Nothing was sent, and your text is still in the form."
      confirmLabel={name ? `Send as ${name}` : 'Send Without an Account'}
      cancelLabel="Do Not Send"
      tone="neutral"
      onConfirm={() => onAnswer?.(true)}
      onClose={() => onAnswer?.(false)}
    />
  );
}
