import {
  Button,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
} from '../../design-system';
import { displayName } from '../../domain/displayName';
import type { User } from '../../domain/user';
import { pages } from '../../pages';
import * as styles from './AccountPage.css';

export type AccountPageProps =
  /** The session has not been restored yet. The prerendered page has this state. */
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'account'; user: Pick<User, 'name' | 'email'>; onLogOut: () => void };

function SignedOut() {
  return (
    <Stack gap="lg" align="start">
      <Heading level="1" size="h2" id="account-title">
        Please login to access your account
      </Heading>
      <Text variant="quiet">You are being taken to the home page.</Text>
      <ButtonLink href={pages.landing.href}>Return to Home</ButtonLink>
    </Stack>
  );
}

function Details({ user, onLogOut }: Omit<AccountPageProps & { state: 'account' }, 'state'>) {
  return (
    <Stack gap="xl">
      <Inline distribute="between" gap="lg">
        <Stack gap="xxs">
          <Heading level="1" size="h2" id="account-title">
            {displayName(user)}
          </Heading>
          <Text variant="quiet">{user.email}</Text>
        </Stack>
        <Button variant="secondary" onClick={onLogOut}>
          Logout
        </Button>
      </Inline>
      <Card as="section" labelledBy="orders-title" padding="xl">
        <Stack gap="md" align="start">
          <Heading level="2" size="h3" id="orders-title">
            My Orders
          </Heading>
          <Text variant="quiet">No orders yet</Text>
          <ButtonLink variant="secondary" href={pages.landing.href}>
            Continue Shopping
          </ButtonLink>
        </Stack>
      </Card>
    </Stack>
  );
}

/** The account page, rendered from props alone. */
export function AccountPage(props: AccountPageProps) {
  return (
    <div className={styles.page}>
      <Section width="narrow" labelledBy="account-title">
        {props.state === 'loading' && (
          <Stack gap="sm">
            <Heading level="1" size="h2" id="account-title">
              My Account
            </Heading>
            <Text variant="quiet">Looking up your account …</Text>
            <noscript>
              <Text>This page needs JavaScript: your account is kept in this browser.</Text>
            </noscript>
          </Stack>
        )}
        {props.state === 'signed-out' && <SignedOut />}
        {props.state === 'account' && <Details user={props.user} onLogOut={props.onLogOut} />}
      </Section>
    </div>
  );
}
