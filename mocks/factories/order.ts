import type { OrderQuery } from '#src/domain/orderList.ts';
import { type Order, orderStatuses } from '#src/domain/orders.ts';
import { mockNow } from '../clock.ts';
import { buildUser } from './user.ts';

/** An order in the name of `buildUser`'s customer. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: 'ORD-101',
    customer: buildUser().name,
    service: 'Cottage Website',
    date: '2026-02-16',
    amount: '£90.00',
    status: 'In Progress',
    ...overrides,
  };
}

/** All orders, the smallest id first. */
export function buildOrderQuery(overrides: Partial<OrderQuery> = {}): OrderQuery {
  const sort = { key: 'id', direction: 'ascending' } as const;
  return { text: '', status: 'all', page: 1, sort, ...overrides };
}

const customers = ['Ruth Harrow', 'Sam Dale', 'Nadia Osei', 'Gwen Pritchard', 'Liam Fell'];

/** Services and amounts of an invented business. */
const services = [
  ['Cottage Website', '£90.00'],
  ['Workshop Website', '£160.00'],
  ['Manor Website', '£420.00'],
  ['Orchard Hosting (monthly)', '£10.00'],
  ['Meadow Hosting (yearly)', '£61.20'],
  ['Forest Hosting (yearly)', '£98.75'],
  ['Custom work, by quote', '£1,340.00'],
] as const;

const DAY = 24 * 60 * 60 * 1000;

/** This many orders, one a day, newest first, with a few customers and services in turn. */
export function buildOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const [service, amount] = services[index % services.length] ?? services[0];
    return buildOrder({
      id: `ORD-${String(count - index).padStart(3, '0')}`,
      customer: customers[index % customers.length] ?? '',
      service,
      amount,
      date: new Date(mockNow().getTime() - index * DAY).toISOString().slice(0, 10),
      status: orderStatuses[index % orderStatuses.length] ?? 'Active',
    });
  });
}
