import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { business } from '../../content/business';
import { Heading, Notice, Stack, Text, TextLink, useToast } from '../../design-system';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { lazyComponent } from '../../features/lazyComponent';
import { LoadableView } from '../../features/loading/LoadableView';
import { LoadedScreen } from '../../features/loading/LoadedScreen';
import { useLoadable } from '../../features/loading/useLoadable';
import { useRefresh } from '../../features/loading/useRefresh';
import { usePageName } from '../../features/pageName';
import { BackLink } from '../../features/tickets/BackLink';
import { OtherReader } from '../../features/tickets/OtherReader';
import { isForAnotherReader, useLinkedPage } from '../../features/tickets/useLinkedPage';
import { useAction } from '../../features/useSubmission';
import { pages } from '../../pages';

/** Loaded with the order. */
const OrderView = lazyComponent(
  async () => (await import('../../features/orders/views')).OrderView,
);

/** Never settles: without an id there is nothing to load. */
const nothing = () => new Promise<never>(() => {});

/** One order. The screen keys it by the id. */
function Order({ id }: { id: string | undefined }) {
  const { hash, pathname } = useLocation();
  const { sessions, connected } = useBackend();
  const orders = connected?.orders;
  const { user } = useSession();
  const { open } = useAuthDialog();
  const { toast } = useToast();
  const [, opened] = /^#order=([\w-]+)$/.exec(hash) ?? [];

  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => {
      if (!id || !orders) return id ? null : nothing();
      if (opened) await orders.keepLink({ orderId: id, token: opened });
      const [order] = await Promise.all([orders.read(id), OrderView.preload()]);
      return { order, token: order.isOwn ? null : await orders.tokenOf(id) };
    }, [orders, id, opened]),
  );
  useRefresh(refresh);
  const loaded = loadable.state === 'ready' ? loadable.value : null;
  usePageName(loaded?.order.service);

  const isRead = loaded !== null;
  useLinkedPage({ id, token: opened, isRead, reload });

  const claim = useAction('The order was not added', async () => {
    if (!id || !orders) return;
    try {
      await orders.claim(id);
    } catch (failure) {
      // It may be another account's by now.
      if (failure instanceof BackendError && failure.code === 'order-not-found') await reload();
      throw failure;
    }
    // Nothing follows a logout.
    if ((await sessions.restore())?.id !== user?.id) return;
    toast({ title: 'Order added to your account' });
    await refresh();
  });

  const link =
    id && loaded?.token
      ? {
          link: new URL(`${pathname}#order=${loaded.token}`, window.location.origin).href,
          ...(user
            ? { onClaim: () => void claim.run(), claiming: claim.pending }
            : { onRegister: () => open('register') }),
        }
      : undefined;

  return (
    <LoadedScreen labelledBy="order-title" width={loaded ? 'page' : 'text'}>
      {user ? (
        <BackLink href={pages.account.href}>My Account</BackLink>
      ) : (
        <BackLink href={pages.landing.href}>Home</BackLink>
      )}
      {!isRead && (
        <Stack gap="xs">
          <Heading level="1" size="h2" id="order-title">
            Your order
          </Heading>
          {/* Larger than what follows, so that it is the largest text from the first paint on. */}
          <Text size="lead" variant="quiet">
            Here you see how far your order is, what you have paid for it, and the receipts for your
            accounts.
          </Text>
        </Stack>
      )}
      {isForAnotherReader(loadable) ? (
        <OtherReader
          subject="order"
          signedIn={user !== null}
          onLogin={() => open('login')}
          ownersHref={`${pages.adminOrders.href}/${encodeURIComponent(String(id))}`}
        >
          Only its account can read it, or a customer with the whole link from our newest mail,
          which works for 90 days.
        </OtherReader>
      ) : (
        <LoadableView loadable={loadable} subject="the order" onRetry={reload}>
          {(value) =>
            value ? (
              <OrderView order={value.order} link={link} />
            ) : (
              <Notice title="This link needs the server">
                Without its server, this site shows no orders. About an order, write to{' '}
                <TextLink translate="no" href={`mailto:${business.contact.email}`}>
                  {business.contact.email}
                </TextLink>
                .
              </Notice>
            )
          }
        </LoadableView>
      )}
    </LoadedScreen>
  );
}

/**
 * The screen at `/orders/<id>`: one order of the customer, or of a visitor who has opened its link. Without an
 * id it opens the account.
 */
export function Orders() {
  const { id } = useParams();
  return <Order key={id} id={id} />;
}
