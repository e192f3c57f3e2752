import { yearlyPrice } from '../domain/billingPeriod';
import { formatPence } from '../domain/money';
import type { Order } from '../domain/orders';
import { packages, plans, yearlyDiscountPercent } from './catalogue';

const sales = [
  ...packages.slice(0, 2).map(({ title, price }) => ({ service: `${title} Website`, price })),
  ...plans
    .filter(({ isMostPopular }) => isMostPopular)
    .map(({ title, monthlyPrice }) => ({
      service: `${title} Hosting (yearly)`,
      price: yearlyPrice(monthlyPrice, yearlyDiscountPercent),
    })),
];

const buyers = [
  { id: 'ORD-001', customer: 'Eleanor Whitby', date: '2026-01-12', status: 'Completed' },
  { id: 'ORD-002', customer: 'Tom Ashworth', date: '2026-02-09', status: 'In Progress' },
  { id: 'ORD-003', customer: 'Priya Nair', date: '2026-02-23', status: 'Active' },
];

/** The orders that the owner starts with, at the prices of the catalogue. */
export const sampleOrders: readonly Order[] = sales.flatMap(({ service, price }, index) => {
  const buyer = buyers[index];
  if (!buyer) return [];
  const { id, customer, date, status } = buyer;
  return [{ id, customer, service, date, amount: formatPence(price), status }];
});
