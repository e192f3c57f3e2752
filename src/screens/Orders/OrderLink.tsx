import { Button, Card, CopyField, Heading, Inline, Stack, Text } from '../../design-system';

export interface OrderLinkProps {
  /** The link that has opened the order. */
  link: string;
  /** Adds the order to the account that is signed in. Missing when signed out. */
  onClaim?: (() => void) | undefined;
  /** Whether the order is being added. Default `false`. */
  claiming?: boolean;
  /** Opens the registration. Missing for a customer who is signed in. */
  onRegister?: (() => void) | undefined;
}

/** How a customer who has opened an order with its link comes back to it. Renders `<section>`. */
export function OrderLink({ link, onClaim, claiming = false, onRegister }: OrderLinkProps) {
  return (
    <Card as="section" labelledBy="link-title">
      <Stack gap="md">
        <Heading level="2" size="h4" id="link-title">
          {onClaim ? 'Keep this order in your account' : 'Keep the link to this order'}
        </Heading>
        {onClaim ? (
          <Stack key="claim" gap="md">
            <Text>
              You opened it with its link. Once it is in your account, you find it under ‘My
              Orders’, and this link stops working.
            </Text>
            <Inline stacked>
              <Button loading={claiming} onClick={onClaim}>
                Add this order to my account
              </Button>
            </Inline>
          </Stack>
        ) : (
          <Stack key="keep" gap="md">
            <Text>
              With this link you see your order and its receipts without an account. Everyone who
              has it can do so: keep it to yourself.
            </Text>
            <CopyField text={link} subject="the link" />
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
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
