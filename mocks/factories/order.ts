import type { OrderQuery } from '#src/domain/orderList.ts';
import { orderStatuses } from '#src/domain/orderStatus.ts';
import type { Order } from '#src/domain/orders.ts';
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

/** Sixteen orders as the server lists them, newest first: two months of customers, products and states. */
export const buildVariedOrders = (): Order[] =>
  (
    [
      ['ORD-7K2M9XQ4TN8B', 'Ruth Harrow', 'Standard Website', '2026-03-02', '£179.00', 'Disputed'],
      ['ORD-4F8QTNW2KD6H', 'Sam Dale', 'Premium Website', '2026-03-01', '£349.00', 'Inquiry'],
      [
        'ORD-P3WZ6AR9BX7C',
        'Ines Carvalho',
        'Ultimate Hosting (yearly)',
        '2026-02-28',
        '£70.11',
        'Active',
      ],
      [
        'ORD-9BHXK4M3VT5G',
        'Nadia Osei',
        'Basic Hosting (monthly)',
        '2026-02-28',
        '£4.79',
        'Payment overdue',
      ],
      [
        'ORD-T6N2CVJ8QP4D',
        'Priya Nair',
        'Ecommerce Website',
        '2026-02-26',
        '£249.00',
        'In Progress',
      ],
      [
        'ORD-M8D4RJ6XKW2F',
        'Gwen Pritchard',
        'Single Hosting (yearly)',
        '2026-02-25',
        '£22.41',
        'Payment failed',
      ],
      [
        'ORD-2XQ7GFB5NH9T',
        'Bartholomew Featherstonehaugh',
        'Standard Website',
        '2026-02-23',
        '£179.00',
        'In Progress',
      ],
      [
        'ORD-H5V9PAC7RM3K',
        'Liam Fell',
        'Ultimate Hosting (monthly)',
        '2026-02-21',
        '£7.79',
        'Active',
      ],
      ['ORD-C4K8WZD6XG2Q', '', 'Basic Hosting (monthly)', '2026-02-20', '£4.79', 'Ending'],
      [
        'ORD-Y7T3NDK5BV9J',
        'Tom Ashworth',
        'Ecommerce Website',
        '2026-02-18',
        '£249.00',
        'Payment failed',
      ],
      [
        'ORD-R2G6XQT8MF4P',
        'Hollin Valley Growers CIC',
        'Custom work, by quote',
        '2026-02-16',
        '£1,340.00',
        'In Progress',
      ],
      [
        'ORD-J9M5BHW3CN7R',
        'Marek Zieliński',
        'Basic Hosting (yearly)',
        '2026-02-12',
        '£43.11',
        'Active',
      ],
      [
        'ORD-A3F7KCV6DZ8X',
        'Eleanor Whitby',
        'Standard Website',
        '2026-02-09',
        '£179.00',
        'Completed',
      ],
      ['ORD-W6P2TVG4QK9M', 'Owen Lister', 'Unassigned', '2026-01-30', '£179.00', 'Completed'],
      [
        'ORD-N8X4DGB7RJ5T',
        'Sioned Vaughan',
        'Premium Website',
        '2026-01-22',
        '£349.00',
        'Completed',
      ],
      [
        'ORD-K5Q9RMH3FW6C',
        'Amara Bello',
        'Single Hosting (monthly)',
        '2026-01-12',
        '£2.49',
        'Ended',
      ],
    ] as const
  ).map(([id, customer, service, date, amount, status]) => ({
    id,
    customer,
    service,
    date,
    amount,
    status,
  }));
