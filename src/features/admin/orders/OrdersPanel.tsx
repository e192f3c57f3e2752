import { EmptyState } from '../../../design-system';
import type { Order } from '../../../domain/orders';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { OrderList } from './OrderList';

export interface OrdersPanelProps {
  /** The orders, while they load, loaded or failed. */
  orders: Loadable<readonly Order[]>;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Exports these orders as a file. */
  onExport: (orders: readonly Order[]) => void;
}

/** The orders tab. In connected mode each order links to its history. */
export function OrdersPanel({ orders, onRetry, onExport }: OrdersPanelProps) {
  return (
    <Panel title="Orders">
      <LoadableView loadable={orders} subject="the orders" onRetry={onRetry}>
        {(all) =>
          all.length > 0 ? (
            <OrderList orders={all} onExport={onExport} />
          ) : (
            <EmptyState title="No orders yet">
              What your customers buy will be listed here: who, what, when and for how much.
            </EmptyState>
          )
        }
      </LoadableView>
    </Panel>
  );
}
