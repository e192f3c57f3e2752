import { Button, Card, CopyButton, Heading, Inline, Stack, Text } from '../../design-system';
import { type GuestLink, MailLinkForm } from './MailLinkForm';

/** Where an account has what the link opens. */
const lists = { ticket: 'My Tickets', order: 'My Orders' };

export interface GuestTicketProps extends Pick<GuestLink, 'link'> {
  subject?: keyof typeof lists;
  /** Mails the link to this email address. Missing where the link has come by mail. */
  onMail?: GuestLink['onMail'] | undefined;
  /** Adds the ticket to the account that is signed in. Missing when signed out. */
  onClaim?: (() => void) | undefined;
  claiming?: boolean;
  /** Opens the registration. Missing for a customer who is signed in. */
  onRegister?: (() => void) | undefined;
}

/**
 * How a guest comes back to a ticket or an order: with its link, or with an account. Renders `<section>`, or one line
 * for a link that has come by mail.
 */
export function GuestTicket({
  subject = 'ticket',
  onClaim,
  claiming = false,
  onRegister,
  link,
  onMail,
}: GuestTicketProps) {
  const copy = <CopyButton label="Copy the link to this page" text={link} />;
  if (!onClaim && !onMail) return <Inline>{copy}</Inline>;
  return (
    <Card as="section" labelledBy="guest-title">
      <Stack gap="md">
        <Heading level="2" size="h4" id="guest-title">
          {onClaim ? `Keep this ${subject} in your account` : `Keep the link to this ${subject}`}
        </Heading>
        {onClaim ? (
          <>
            <Text>
              {`You opened it with its link. Once it is in your account, you find it under ‘${lists[subject]}’, and this link stops working.`}
            </Text>
            <Inline stacked>
              <Button loading={claiming} onClick={onClaim}>
                {`Add this ${subject} to my account`}
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <Text>
              With this link you read our answers and reply from any device, without an account.
              Everyone who has it can do so: keep it to yourself.
            </Text>
            <Inline>{copy}</Inline>
            {onMail && <MailLinkForm onMail={onMail} />}
            {onRegister && (
              <Inline stacked>
                <Button variant="quiet" onClick={onRegister}>
                  Register, and you need no link
                </Button>
              </Inline>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
