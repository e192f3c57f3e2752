/** Sample orders for the stories of tables. */
import { Badge, type TableColumn } from '#src/design-system/index.ts';

export interface Order {
  id: string;
  customer: string;
  service: string;
  date: string;
  amount: string;
  status: 'Completed' | 'In Progress' | 'Active';
}

const tones = { Completed: 'success', 'In Progress': 'info', Active: 'warning' } as const;

export const orders: readonly Order[] = [
  {
    id: 'ORD-001',
    customer: 'Mary Ashworth',
    service: 'Standard website',
    date: '2026-03-02',
    amount: '£179.00',
    status: 'Completed',
  },
  {
    id: 'ORD-002',
    customer: 'Tom Bevan',
    service: 'Ecommerce website',
    date: '2026-03-09',
    amount: '£249.00',
    status: 'In Progress',
  },
  {
    id: 'ORD-003',
    customer: 'Priya Nair',
    service: 'Basic hosting',
    date: '2026-03-11',
    amount: '£4.79',
    status: 'Active',
  },
];

export const orderColumns: readonly [TableColumn<Order>, ...TableColumn<Order>[]] = [
  { header: 'Order', cell: ({ id }) => id, place: 'number' },
  { header: 'Customer', cell: ({ customer }) => customer, place: 'name' },
  { header: 'Service', cell: ({ service }) => service, place: 'title' },
  { header: 'Date', cell: ({ date }) => date, nowrap: true, place: 'time' },
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
    place: 'status',
  },
  { header: 'Amount', cell: ({ amount }) => amount, align: 'end', place: 'amount' },
];
