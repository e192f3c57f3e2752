import type { ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
} from '../../design-system';
import { displayName } from '../../domain/displayName';
import type { SupportTicket } from '../../domain/ticket';
import type { User } from '../../domain/user';
import { MyData, type MyDataProps } from '../../features/account/MyData';
import { unrestored } from '../../features/account/unrestored.css';
import { LoadableView } from '../../features/loading/LoadableView';
import type { Loadable } from '../../features/loading/useLoadable';
import { LoadError } from '../../features/site-frame/LoadError';
import { MyTickets } from '../../features/tickets/MyTickets';
import { pages } from '../../pages';
import * as styles from './AccountPage.css';

export type AccountPageProps =
  /**
   * The session has not been restored yet. The prerendered page has this state: without a stored
   * session it shows the view for a signed-out visitor.
   */
  | { state: 'loading'; onLogIn: () => void }
  | {
      state: 'signed-out';
      /** The home page opens in a moment. */
      leaving: boolean;
      onLogIn: () => void;
    }
  | ({
      state: 'account';
      /** Whose account it is. */
      user: Pick<User, 'name' | 'email'>;
      /** The customer's tickets, while they load, loaded or failed. */
      tickets: Loadable<readonly SupportTicket[]>;
      /** Loads the tickets again after a failure. */
      onRetry: () => void;
      /** Called by Logout. */
      onLogOut: () => void;
      /** What the customer should do about the account. */
      notice?: ReactNode;
    } & MyDataProps);

function SignedOut({
  leaving,
  onLogIn,
}: Omit<AccountPageProps & { state: 'signed-out' }, 'state'>) {
  return (
    <Stack gap="lg">
      <Heading level="1" size="h2" id="gate-title">
        Please login to access your account
      </Heading>
      <div className={styles.withScript}>
        <div role="status">
          <Text variant="quiet">
            {leaving
              ? 'Without a login, the home page opens in a moment.'
              : 'This page stays open until you choose where to go.'}
          </Text>
        </div>
      </div>
      <noscript>
        <Text>This page needs JavaScript.</Text>
      </noscript>
      <LoadError />
      <Inline stacked>
        <Button data-replay="" onClick={onLogIn}>
          Login
        </Button>
        <ButtonLink variant="secondary" href={pages.landing.href}>
          Return to Home
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="sm">
      {/* The prerendered page also has the title for a visitor, and may have only one of level 1. */}
      <Heading level="2" id="account-title">
        My Account
      </Heading>
      <Text variant="quiet">Looking up your account …</Text>
    </Stack>
  );
}

type DetailsProps = Omit<AccountPageProps & { state: 'account' }, 'state'>;

function Details({ user, tickets, onRetry, onLogOut, notice, ...data }: DetailsProps) {
  return (
    <Stack gap="xl">
      <Inline distribute="between" gap="md">
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
      {notice}
      <Card as="section" labelledBy="orders-title">
        <Stack gap="md">
          <Heading level="2" size="h3" id="orders-title">
            My Orders
          </Heading>
          <EmptyState
            action={
              <ButtonLink variant="secondary" href={pages.landing.href}>
                Continue Shopping
              </ButtonLink>
            }
          >
            No orders yet
          </EmptyState>
        </Stack>
      </Card>
      <Card as="section" labelledBy="tickets-title">
        <Stack gap="md">
          <Heading level="2" size="h3" id="tickets-title">
            My Tickets
          </Heading>
          <LoadableView loadable={tickets} subject="your tickets" onRetry={onRetry}>
            {(all) => <MyTickets tickets={all} />}
          </LoadableView>
        </Stack>
      </Card>
      {/* Not before the tickets, which would move it. */}
      {tickets.state !== 'loading' && (
        <Card as="section" labelledBy="data-title">
          <Stack gap="md">
            <Heading level="2" size="h3" id="data-title">
              My Data
            </Heading>
            <MyData {...data} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** The account page, rendered from props alone. */
export function AccountPage(props: AccountPageProps) {
  const isLoading = props.state === 'loading';
  return (
    <div className={styles.page}>
      {props.state !== 'account' && (
        <div className={isLoading ? unrestored['signed-out'] : undefined}>
          <Section spacing="small" width="text" labelledBy="gate-title">
            <SignedOut leaving={isLoading || props.leaving} onLogIn={props.onLogIn} />
          </Section>
        </div>
      )}
      {props.state !== 'signed-out' && (
        <div className={isLoading ? unrestored['signed-in'] : undefined}>
          <Section spacing="small" width="text" labelledBy="account-title">
            {isLoading ? <Loading /> : <Details {...props} />}
          </Section>
        </div>
      )}
    </div>
  );
}
