/** The owner's list of orders. */
import * as z from 'zod/mini';
import type { OrderMode } from './adminOrders';
import { countStatuses, findMatching, type ListQuery, pageFields, pageOf } from './listQuery';
import { orderMoneySchema } from './orderMoney';
import { orderStatuses } from './orderStatus';
import {
  type Order,
  type OrderField,
  orderSchema,
  orderSummarySchema,
  searchText,
  sortOrders,
  summariseOrders,
} from './orders';
import type { Sort } from './sort';

/** What orders are filtered by. `returned`: money went back; only a server knows. `other`: any other status. */
export const orderFilters = [...orderStatuses, 'returned', 'other'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export type OrderSort = Sort<OrderField>;

/** Searches the fields of an order, and its day as it is displayed. */
export interface OrderQuery extends ListQuery<OrderFilter> {
  sort: OrderSort;
  /** Only a server has both. Default: the mode of the payment settings. */
  mode?: OrderMode | undefined;
}

/** An order in the owner's list. Only a server knows of its money. */
const ownersOrderSchema = z.extend(orderSchema, {
  /** Such as 'gbp'; null if the amount has none that is known. */
  currency: z.optional(z.nullable(z.string())),
  money: z.optional(orderMoneySchema),
  /** The owner has to say what was bought. */
  isUnassigned: z.optional(z.boolean()),
});
export type OwnersOrder = z.infer<typeof ownersOrderSchema>;

/** A page of the owner's list, in the order of the query. */
export const orderPageSchema = z.object({
  orders: z.array(ownersOrderSchema),
  ...pageFields(orderFilters),
  summary: orderSummarySchema,
});

export type OrderPage = z.infer<typeof orderPageSchema>;

export const ORDERS_PER_PAGE = 25;

/** How many orders the server sends at once for an export. */
export const ORDERS_PER_EXPORT = 1000;

const by = {
  statuses: orderFilters,
  statusOf: ({ status }: Order) => orderStatuses.find((known) => known === status) ?? 'other',
  textOf: searchText,
};

export function matchingOrders(
  orders: readonly Order[],
  { sort, ...query }: Omit<OrderQuery, 'page'>,
): Order[] {
  return sortOrders(findMatching(orders, query, by), sort.key, sort.direction);
}

export function findOrders(orders: readonly Order[], query: OrderQuery): OrderPage {
  const matching = matchingOrders(orders, query);
  return {
    orders: pageOf(matching, query.page, ORDERS_PER_PAGE),
    found: matching.length,
    counts: countStatuses(orders, by),
    summary: summariseOrders(matching),
  };
}
