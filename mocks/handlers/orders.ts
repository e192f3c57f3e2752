import type { HttpHandler } from 'msw';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type { AdminOrder, OrderFigures } from '#src/domain/adminOrders.ts';
import type { CustomerOrder, Purchase } from '#src/domain/customerOrder.ts';
import type { HandStatus } from '#src/domain/orderStatus.ts';
import type { ExchangeRate } from '#src/domain/periodReceipts.ts';
import type { Product } from '#src/domain/priceGuard.ts';
import type { Days } from '#src/domain/receiptPeriods.ts';
import { mockNow } from '../clock.ts';
import type { WholeBackend } from '../createBackendOver.ts';
import { buildOrderFigures } from '../factories/adminOrder.ts';
import { buildPurchase } from '../factories/customerOrder.ts';
import { type Asked, createEntries, handlersOf } from './answer.ts';

export interface OrderOptions {
  /** The orders that the customer can open. */
  customerOrders?: readonly CustomerOrder[];
  /** What the return from the payment page leads to. Default: a package that has been paid. */
  purchase?: Purchase | undefined;
  /** The orders in detail. */
  adminOrders?: readonly AdminOrder[];
  /** The money of two months. */
  orderFigures?: OrderFigures | undefined;
  exchangeRates?: readonly ExchangeRate[];
}

/** The orders of the customer and of the owner, whose list is that of the site. */
export function orderHandlers(
  site: WholeBackend,
  {
    customerOrders = [],
    purchase = buildPurchase(),
    adminOrders = [],
    orderFigures = buildOrderFigures(),
    exchangeRates = [],
  }: OrderOptions,
): HttpHandler[] {
  const notFound = () => new BackendError('order-not-found');
  const own = createEntries(customerOrders, notFound);
  const owners = createEntries(
    adminOrders.map((details) => ({ ...details, id: details.order.id })),
    notFound,
  );

  function change(id: string, changed: Partial<AdminOrder['order']>) {
    owners.change(id, { order: { ...owners.find(id).order, ...changed } });
  }

  return handlersOf({
    'GET /api/orders': () => own.all().filter(({ isOwn }) => isOwn),
    'GET /api/orders/:id': ({ id }) => own.find(id),
    'POST /api/orders/:id/claim': ({ id }) => own.change(id, { isOwn: true }),
    'POST /api/purchases': () => purchase,

    'GET /api/admin/orders': ({ query }) => site.orders.list(query),
    'GET /api/admin/orders/export': ({ query }) => site.orders.listAll(query),
    'GET /api/admin/orders/figures': () => orderFigures,
    'GET /api/admin/orders/:id': ({ id }) => owners.find(id),
    'POST /api/admin/orders': () => ({ id: 'ord_new' }),
    'GET /api/admin/receipts': ({ query: { from, to } }: Asked<void, Days>) => ({
      receipts: adminOrders
        .flatMap(({ receipts }) => receipts)
        .filter(({ issuedOn }) => issuedOn >= from && issuedOn <= to),
      rates: exchangeRates,
    }),
    'PUT /api/admin/exchange-rates/:id/:currency': () => undefined,
    'PUT /api/admin/orders/:id/status': ({
      id,
      body,
    }: Asked<{ status: HandStatus; replaces: string }>) => {
      if (owners.find(id).order.status !== body.replaces) throw new AdminError('changed-meanwhile');
      change(id, { status: body.status });
    },
    'PUT /api/admin/orders/:id/email': ({ id, body }: Asked<{ email: string }>) => change(id, body),
    'POST /api/admin/orders/:id/refunds': ({
      id,
      body: { amount, reason },
    }: Asked<{ amount: number; reason: string }>) => {
      const { order, refunds } = owners.find(id);
      change(id, { refunded: order.refunded + amount });
      const at = mockNow().toISOString();
      const refund = { id: 'by_hand', amount, status: 'succeeded', at, note: reason };
      owners.change(id, { refunds: [...refunds, refund] });
    },
    'PUT /api/admin/link-products/:id': ({
      id: link,
      body: { product, period },
    }: Asked<Product | { product: null; period?: null }>) => {
      if (product === null) {
        for (const { id, order } of owners.all())
          if (order.link === link) change(id, { isSetAside: true });
        return;
      }
      const name = `${product[0]?.toUpperCase()}${product.slice(1)}`;
      const service = `${name} ${period ? `Hosting (${period})` : 'Website'}`;
      for (const { id, order } of owners.all()) {
        if (order.link === link)
          change(id, { product, period: period ?? null, service, isSetAside: false });
      }
    },
  });
}
