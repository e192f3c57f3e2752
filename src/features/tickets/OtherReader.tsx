import { Button, Inline, Notice, Stack, Text, TextLink } from '../../design-system';
import { useAuthDialog } from '../account/AuthDialogProvider';
import { useSession } from '../account/SessionProvider';

export interface OtherReaderProps {
  /** What the page shows to its reader. */
  subject: 'order' | 'ticket';
  /** Who its reader is. */
  children: string;
  /** The URL at which the owner reads it. */
  ownersHref?: string | undefined;
}

/** What helps a visitor who may not read a ticket or an order: reading it again does not. */
export function OtherReader({ subject, children, ownersHref }: OtherReaderProps) {
  const { user } = useSession();
  const { open } = useAuthDialog();
  return (
    <Notice
      title={user ? `This ${subject} is not in your account` : `Log in to read this ${subject}`}
      live
    >
      <Stack gap="sm">
        <Text>{children}</Text>
        <Inline stacked>
          <Button onClick={() => open('login')}>{user ? 'Use Another Account' : 'Login'}</Button>
        </Inline>
        {ownersHref && (
          <Text size="small" variant="quiet">
            If you run this website, open it{' '}
            <TextLink href={ownersHref}>in the admin area</TextLink>.
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
