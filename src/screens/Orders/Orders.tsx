import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { business } from '../../content/business';
import { Notice, TextLink } from '../../design-system';
import { lazyComponent } from '../../features/page/lazyComponent';
import { pages } from '../../pages';
import { LinkedPage } from '../linked/LinkedPage';

/** Loaded with the order. */
const OrderView = lazyComponent(
  async () => (await import('../../features/orders/views')).OrderView,
);

/**
 * The screen at `/orders/<id>`: one order of the customer, or of a visitor who has opened its link. Without an
 * id it opens the account.
 */
export function Orders() {
  const { id } = useParams();
  const { hash, pathname } = useLocation();
  const orders = useBackend().connected?.orders;
  const [, opened] = /^#order=([\w-]+)$/.exec(hash) ?? [];

  const read = useCallback(
    async (orderId: string) => {
      if (!orders) return null;
      if (opened) await orders.keepLink({ orderId, token: opened });
      const [order] = await Promise.all([orders.read(orderId), OrderView.preload()]);
      return { order, token: order.isOwn ? null : await orders.tokenOf(orderId) };
    },
    [orders, opened],
  );

  return (
    <LinkedPage
      key={id}
      id={id}
      subject="order"
      token={opened}
      read={read}
      nameOf={(value) => value?.order.service}
      claim={(orderId) => orders?.claim(orderId)}
      intro="Here you see how far your order is, what you have paid for it, and the receipts for your accounts."
      reader="Only its account can read it, or a customer with the whole link from our newest mail, which works for 90 days."
      ownersHref={`${pages.adminOrders.href}/${encodeURIComponent(String(id))}`}
    >
      {(value, { guest }) =>
        value ? (
          <OrderView
            order={value.order}
            link={
              value.token
                ? {
                    link: new URL(`${pathname}#order=${value.token}`, window.location.origin).href,
                    ...guest,
                  }
                : undefined
            }
          />
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
    </LinkedPage>
  );
}
