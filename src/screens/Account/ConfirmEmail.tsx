import { useCallback, useState } from 'react';
import type { AccountLinks } from '../../backend/Backend';
import { Button, FormError, Notice, Stack, Text } from '../../design-system';
import { useLoadable } from '../../features/loading/useLoadable';
import { useSubmission } from '../../features/submission/useSubmission';

export interface ConfirmEmailProps {
  email: string;
  accountLinks: Pick<AccountLinks, 'isVerified' | 'resendVerification'>;
}

/** Asks for the confirmation of the email, if there was none, and sends the link again. */
export function ConfirmEmail({ email, accountLinks }: ConfirmEmailProps) {
  const { loadable } = useLoadable(useCallback(() => accountLinks.isVerified(), [accountLinks]));
  const [isSent, setIsSent] = useState(false);
  const { run, pending, error } = useSubmission(async () => {
    await accountLinks.resendVerification();
    setIsSent(true);
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
                : 'Confirm your email with the link that we have sent you. Until then we send you no mails about your tickets, and orders that were paid for with this email are not in this account.'}
            </Text>
          </div>
          <Button variant="secondary" loading={pending} onClick={() => run()}>
            Send the Link Again
          </Button>
        </Stack>
      </Notice>
      <FormError>{error}</FormError>
    </Stack>
  );
}
