import * as z from 'zod/mini';
import { customerOrderSchema, listedOrderSchema, purchaseSchema } from '../../domain/customerOrder';
import type { CustomerOrders } from '../Backend';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { referenceOf } from '../storage/purchaseReference';
import { storageKeys } from '../storage/storageKeys';
import type { ApiClient } from './apiClient';
import { createLinkTokens } from './linkTokens';
import { hasSessionCookie, type SessionSignals } from './sessionHint';

export { customersTicketSchema } from '../../domain/customerOrder';

const orderPath = (id: string) => `/orders/${encodeURIComponent(id)}`;

/** The customer's orders, over the API. `call` fails with `BackendError`. */
export function createHttpOrders(
  call: ApiClient,
  environment: BrowserEnvironment,
  { cookies }: Pick<SessionSignals, 'cookies'>,
): CustomerOrders {
  const { keep, tokenOf } = createLinkTokens(environment, storageKeys.orderTokens);
  return {
    list: async () =>
      hasSessionCookie(cookies)
        ? call('/orders', { polled: true, schema: z.array(listedOrderSchema) })
        : [],
    read: async (id) =>
      call(orderPath(id), {
        polled: true,
        token: await tokenOf(id),
        schema: customerOrderSchema,
      }),
    keepLink: ({ orderId, token }) => keep(orderId, token),
    tokenOf,
    async claim(id) {
      await call(`${orderPath(id)}/claim`, { method: 'POST', token: await tokenOf(id) });
      // An empty token replaces the one that has ended.
      await keep(id, '');
    },
    findPurchase: (session) =>
      call('/purchases', { method: 'POST', body: { session }, schema: purchaseSchema }),
    referenceOf: async (bought) => referenceOf(environment, bought),
  };
}
