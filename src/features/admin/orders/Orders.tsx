import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { OrderQuery } from '../../../domain/orderList';
import { ordersToCsv } from '../../../domain/ordersCsv';
import { datedFileName, downloadFile } from '../../downloadFile';
import { useAction } from '../../useSubmission';
import { useListQuery } from '../paged-list/useListQuery';
import { OrdersPanel } from './OrdersPanel';

const newestFirst: OrderQuery = {
  text: '',
  status: 'all',
  page: 1,
  sort: { key: 'date', direction: 'descending' },
};

/** The orders tab: finds orders and exports them. */
export function Orders() {
  const { orders } = useAdminBackend();
  const { toast } = useToast();
  const controls = useListQuery(orders.list, newestFirst);

  const exporting = useAction('The orders were not exported', async () => {
    const chosen = await orders.listAll(controls.query);
    const name = datedFileName('orders', 'csv');
    downloadFile({ name, text: ordersToCsv(chosen), type: 'text/csv' });
    const count = chosen.length === 1 ? 'One order' : `${chosen.length} orders`;
    toast({ title: 'Orders exported', description: `${count} in ${name}.` });
  });

  return <OrdersPanel {...controls} onExport={() => void exporting.run()} />;
}
