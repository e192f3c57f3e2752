import { Button, Card, CopyField, Heading, Inline, Stack, Text } from '../../design-system';
import { type GuestLink, MailLinkForm } from './MailLinkForm';

/** What the link opens. */
const subjects = {
  ticket: {
    list: 'My Tickets',
    use: 'With this link you read our answers and reply from any device, without an account.',
  },
  order: {
    list: 'My Orders',
    use: 'With this link you see your order and its receipts on any device, without an account.',
  },
} as const;

export interface GuestTicketProps extends Pick<GuestLink, 'link'> {
  subject?: keyof typeof subjects;
  /** Mails the link to this email address. Missing where the link has come by mail. */
  onMail?: GuestLink['onMail'] | undefined;
  /** Adds the ticket to the account that is signed in. Missing when signed out. */
  onClaim?: (() => void) | undefined;
  claiming?: boolean;
  /** Opens the registration. Missing for a customer who is signed in. */
  onRegister?: (() => void) | undefined;
}

/** How a guest comes back to a ticket or an order: with its link, or with an account. Renders `<section>`. */
export function GuestTicket({
  subject = 'ticket',
  onClaim,
  claiming = false,
  onRegister,
  link,
  onMail,
}: GuestTicketProps) {
  const { list, use } = subjects[subject];
  return (
    <Card as="section" labelledBy="guest-title">
      <Stack gap="md">
        <Heading level="2" size="h4" id="guest-title">
          {onClaim ? `Keep this ${subject} in your account` : `Keep the link to this ${subject}`}
        </Heading>
        {onClaim ? (
          <>
            <Text>
              {`You opened it with its link. Once it is in your account, you find it under ‘${list}’, and this link stops working.`}
            </Text>
            <Inline stacked>
              <Button loading={claiming} onClick={onClaim}>
                {`Add this ${subject} to my account`}
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <Text>{`${use} Everyone who has it can do so: keep it to yourself.`}</Text>
            <CopyField text={link} subject="the link" />
            {onMail && <MailLinkForm onMail={onMail} />}
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
