import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Stack,
  Text,
  useToast,
} from '../../design-system';
import type { ListedOrder } from '../../domain/customerOrder';
import { displayName } from '../../domain/displayName';
import type { User } from '../../domain/user';
import { useSession } from '../../features/account/SessionProvider';
import { downloadJson } from '../../features/files/downloadFile';
import { LoadableView } from '../../features/loading/LoadableView';
import { type Loadable, useLoadable } from '../../features/loading/useLoadable';
import { useRefresh } from '../../features/loading/useRefresh';
import { lazyComponent } from '../../features/page/lazyComponent';
import { MyTickets } from '../../features/tickets/MyTickets';
import { submittedTicketOf } from '../../features/tickets/ticketHref';
import { pages } from '../../pages';

/** Only connected mode mails links, so only there this is loaded. */
const ConfirmEmail = lazyComponent(async () => (await import('./ConfirmEmail')).ConfirmEmail);

/** The last of the page. */
const MyData = lazyComponent(async () => (await import('../../features/account/MyData')).MyData);

/** Only connected mode has orders to list. */
const MyOrders = lazyComponent(async () => (await import('../../features/orders/views')).MyOrders);

const noOrders: Loadable<ListedOrder[]> = { state: 'ready', value: [] };

export interface CustomerAccountProps {
  /** Whose account it is. Another user needs another `key`. */
  user: User;
}

/** The account of a customer who is signed in: orders, tickets and stored data. */
export function CustomerAccount({ user }: CustomerAccountProps) {
  const { account, connected, sessions, tickets } = useBackend();
  const { toast } = useToast();
  const { logOut } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => {
      // A guest's ticket that the thank-you screen led here with. It stays where it is if this fails.
      const submitted = submittedTicketOf(state);
      if (submitted?.isGuests) await tickets.claim(submitted.id).catch(() => {});
      return tickets.list();
    }, [tickets, state]),
  );
  useRefresh(refresh);
  const {
    loadable: loaded,
    reload: reloadOrders,
    refresh: refreshOrders,
  } = useLoadable(useCallback(async () => (await connected?.orders.list()) ?? [], [connected]));
  useRefresh(refreshOrders);
  // In browser mode there are none to wait for.
  const orders = connected ? loaded : noOrders;

  // What is said instead of tickets depends on the orders.
  const saysNone = loadable.state === 'ready' && loadable.value.length === 0;

  async function leave() {
    if (await logOut()) void navigate(pages.landing.href);
  }

  async function remove(password: string) {
    await account.remove({ password });
    toast({ title: 'Account deleted', description: 'You are logged out in every browser.' });
    void navigate(pages.landing.href);
  }

  return (
    <Stack gap="xl">
      <Inline distribute="between" gap="md">
        <Stack gap="xxs">
          <Heading level="1" size="h2" id="account-title">
            <span translate="no">{displayName(user)}</span>
          </Heading>
          <Text variant="quiet">
            <span translate="no">{user.email}</span>
          </Text>
        </Stack>
        <Button variant="secondary" onClick={leave}>
          Logout
        </Button>
      </Inline>
      {connected && <ConfirmEmail email={user.email} accountLinks={connected.accountLinks} />}
      <Stack gap="lg">
        <Grid columns="wide" gap="lg">
          <Card as="section" labelledBy="orders-title">
            <Stack gap="md">
              <Heading level="2" size="h3" id="orders-title">
                My Orders
              </Heading>
              <LoadableView loadable={orders} subject="your orders" onRetry={reloadOrders}>
                {(all) =>
                  all.length > 0 ? (
                    <MyOrders orders={all} />
                  ) : (
                    <EmptyState
                      action={
                        <ButtonLink variant="secondary" href={pages.landing.href}>
                          Continue Shopping
                        </ButtonLink>
                      }
                    >
                      No orders yet
                    </EmptyState>
                  )
                }
              </LoadableView>
            </Stack>
          </Card>
          <Card as="section" labelledBy="tickets-title">
            <Stack gap="md">
              <Heading level="2" size="h3" id="tickets-title">
                My Tickets
              </Heading>
              <LoadableView
                loadable={saysNone && orders.state === 'loading' ? orders : loadable}
                subject="your tickets"
                onRetry={reload}
              >
                {(all) => (
                  <MyTickets
                    tickets={all}
                    isNew={orders.state === 'ready' && orders.value.length === 0}
                  />
                )}
              </LoadableView>
            </Stack>
          </Card>
        </Grid>
        {/* Not before orders and tickets, which would move it. */}
        {loadable.state !== 'loading' && orders.state !== 'loading' && (
          <MyData
            asksPassword={connected !== undefined}
            onDownload={async () => {
              const data = await account.exportData();
              // Nothing follows a logout.
              if ((await sessions.restore())?.id === user.id) downloadJson('my-data', data);
            }}
            onDelete={remove}
          />
        )}
      </Stack>
    </Stack>
  );
}
