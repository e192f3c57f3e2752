import { Button, Card, CopyField, Heading, Inline, Stack, Text } from '../../design-system';
import { type GuestLink, MailLinkForm } from './MailLinkForm';

export interface GuestTicketProps extends GuestLink {
  /** Adds the ticket to the account that is signed in. Missing when signed out. */
  onClaim?: (() => void) | undefined;
  /** Whether the ticket is being added. Default `false`. */
  claiming?: boolean;
  /** Opens the registration. Missing for a customer who is signed in. */
  onRegister?: (() => void) | undefined;
}

/** How a guest comes back to a ticket: with its link, or with an account. Renders `<section>`. */
export function GuestTicket({
  onClaim,
  claiming = false,
  onRegister,
  link,
  onMail,
}: GuestTicketProps) {
  return (
    <Card as="section" labelledBy="guest-title">
      <Stack gap="md">
        <Heading level="2" size="h4" id="guest-title">
          {onClaim ? 'Keep this ticket in your account' : 'Keep the link to this ticket'}
        </Heading>
        {onClaim ? (
          <>
            <Text>
              You opened it with its link. Once it is in your account, you find it under ‘My
              Tickets’, and this link stops working.
            </Text>
            <Inline stacked>
              <Button loading={claiming} onClick={onClaim}>
                Add this ticket to my account
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <Text>
              With this link you read our answers and reply from any device, without an account.
              Everyone who has it can do so: keep it to yourself.
            </Text>
            <CopyField text={link} subject="the link" />
            <MailLinkForm onMail={onMail} />
            {onRegister && (
              <Stack gap="sm">
                <Text variant="quiet">With an account you need no link.</Text>
                <Inline stacked>
                  <Button variant="secondary" onClick={onRegister}>
                    Register
                  </Button>
                </Inline>
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
