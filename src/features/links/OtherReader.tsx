import { Button, Inline, Notice, Stack, Text, TextLink } from '../../design-system';

export interface OtherReaderProps {
  subject: 'order' | 'ticket';
  children: string;
  /** Whether the visitor is signed in, to another account. */
  signedIn: boolean;
  onLogin: () => void;
  ownersHref?: string | undefined;
}

/** What helps a visitor who may not read a ticket or an order: reading it again does not. */
export function OtherReader({
  subject,
  children,
  signedIn,
  onLogin,
  ownersHref,
}: OtherReaderProps) {
  return (
    <Notice
      title={signedIn ? `This ${subject} is not in your account` : `Log in to read this ${subject}`}
      live
    >
      <Stack gap="sm">
        <Text>{children}</Text>
        <Inline stacked>
          <Button onClick={onLogin}>{signedIn ? 'Use Another Account' : 'Login'}</Button>
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
