import { useCallback } from 'react';
import { Columns, Icon, Table, Text } from '../../../design-system';
import type { OrderFigures, OrderMode } from '../../../domain/adminOrders';
import { formatMonth } from '../../../domain/day';
import { formatPence, type Pence } from '../../../domain/money';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import * as styles from './orders.css';

type Entries = readonly { name: string; sum: Pence }[];

interface BothMonthsProps {
  caption: string;
  header: string;
  months: OrderFigures['months'];
  entriesOf: (month: OrderFigures['months'][0]) => Entries;
  /** Sorts the names by their number. Default: as they come, this month's first. */
  isNumbered?: boolean;
}

function BothMonths({ caption, header, months, entriesOf, isNumbered }: BothMonthsProps) {
  const entries = months.map(entriesOf);
  const names = [...new Set(entries.flat().map(({ name }) => name))];
  if (isNumbered) names.sort((one, other) => Number(one) - Number(other));
  return (
    <Table
      caption={caption}
      columns={[
        { header, cell: (name) => name },
        ...months.map(({ month }, index) => ({
          header: formatMonth(month),
          cell: (name: string) =>
            formatPence(entries[index]?.find((each) => each.name === name)?.sum ?? 0),
          align: 'end' as const,
          nowrap: true,
        })),
      ]}
      rows={names}
      rowKey={(name) => name}
    />
  );
}

export interface MonthFiguresProps {
  /** Reads the figures of a mode. Must be stable. */
  read: (mode?: OrderMode) => Promise<OrderFigures>;
  /** The mode of the list. Default: that of the payment settings. */
  mode?: OrderMode | undefined;
}

/** The money of this month beside the last one's, on demand by product and by day. */
export function MonthFigures({ read, mode }: MonthFiguresProps) {
  const { loadable, reload } = useLoadable(useCallback(() => read(mode), [read, mode]));
  return (
    <LoadableView loadable={loadable} subject="the figures of the month" onRetry={reload}>
      {({ months }) => {
        const line = months
          .map(({ month, sum }) => `${formatMonth(month, 'short')} ${formatPence(sum)}`)
          .join(', ');
        if (months.every(({ days }) => days.length === 0)) {
          return <Text variant="quiet">{line}</Text>;
        }
        return (
          <details data-menu="">
            <summary className={styles.monthToggle}>
              <span>{line}</span>
              <Icon name="chevronDown" />
            </summary>
            <div className={styles.monthPanel}>
              <Columns ratio="3:2">
                <BothMonths
                  caption="By product"
                  header="Product"
                  months={months}
                  entriesOf={({ products }) =>
                    products.map(({ service, sum }) => ({ name: service, sum }))
                  }
                />
                <BothMonths
                  caption="By day"
                  header="Day"
                  months={months}
                  entriesOf={({ days }) =>
                    days.map(({ day, sum }) => ({ name: String(Number(day.slice(8))), sum }))
                  }
                  isNumbered
                />
              </Columns>
            </div>
          </details>
        );
      }}
    </LoadableView>
  );
}
