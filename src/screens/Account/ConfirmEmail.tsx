import { useCallback, useState } from 'react';
import type { AccountLinks } from '../../backend/Backend';
import { Button, FormError, Notice, Stack, Text } from '../../design-system';
import { errorMessage } from '../../features/errorMessage';
import { useLoadable } from '../../features/loading/useLoadable';
import { useOneAtATime } from '../../features/useOneAtATime';

export interface ConfirmEmailProps {
  /** The customer's email. */
  email: string;
  /** The verbs for links that are mailed. */
  accountLinks: Pick<AccountLinks, 'isVerified' | 'resendVerification'>;
}

/** Asks for the confirmation of the email, if there was none, and sends the link again. */
export function ConfirmEmail({ email, accountLinks }: ConfirmEmailProps) {
  const { loadable } = useLoadable(useCallback(() => accountLinks.isVerified(), [accountLinks]));
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();

  const send = useOneAtATime(async () => {
    setIsSending(true);
    setError(undefined);
    try {
      await accountLinks.resendVerification();
      setIsSent(true);
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setIsSending(false);
  });

  if (loadable.state !== 'ready' || loadable.value) return null;
  return (
    <Stack gap="xs">
      <Notice>
        <Stack gap="sm" align="start">
          <div role="status">
            <Text>
              {isSent
                ? `A new link is on its way to ${email}. It is good once, for one hour.`
                : 'Confirm your email with the link that we have sent you.'}
            </Text>
          </div>
          <Button variant="secondary" loading={isSending} onClick={send}>
            Send the Link Again
          </Button>
        </Stack>
      </Notice>
      <FormError>{error}</FormError>
    </Stack>
  );
}
