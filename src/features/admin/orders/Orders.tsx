import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { Order } from '../../../domain/orders';
import { ordersToCsv } from '../../../domain/ordersCsv';
import { datedFileName, downloadFile } from '../../downloadFile';
import { useLoadable } from '../../loading/useLoadable';
import { OrdersPanel } from './OrdersPanel';

/** The orders tab: loads the orders and exports them. */
export function Orders() {
  const { orders } = useAdminBackend();
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(useCallback(() => orders.list(), [orders]));

  const onExport = (chosen: readonly Order[]) => {
    const name = datedFileName('orders', 'csv');
    downloadFile({ name, text: ordersToCsv(chosen), type: 'text/csv' });
    const count = chosen.length === 1 ? 'One order' : `${chosen.length} orders`;
    toast({ title: 'Orders exported', description: `${count} in ${name}.` });
  };

  return <OrdersPanel orders={loadable} onRetry={reload} onExport={onExport} />;
}
