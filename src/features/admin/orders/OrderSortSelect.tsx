import { FilterField, Select } from '../../../design-system';
import type { OrderSort } from '../../../domain/orderList';
import * as styles from './OrderSortSelect.css';

const sortOptions: readonly (OrderSort & { label: string })[] = [
  { key: 'date', direction: 'descending', label: 'Newest first' },
  { key: 'date', direction: 'ascending', label: 'Oldest first' },
  { key: 'id', direction: 'ascending', label: 'Order number, lowest first' },
  { key: 'id', direction: 'descending', label: 'Order number, highest first' },
  { key: 'customer', direction: 'ascending', label: 'Customer, A to Z' },
  { key: 'customer', direction: 'descending', label: 'Customer, Z to A' },
  { key: 'service', direction: 'ascending', label: 'Service, A to Z' },
  { key: 'service', direction: 'descending', label: 'Service, Z to A' },
  { key: 'amount', direction: 'descending', label: 'Largest amount first' },
  { key: 'amount', direction: 'ascending', label: 'Smallest amount first' },
  { key: 'status', direction: 'ascending', label: 'Status, A to Z' },
  { key: 'status', direction: 'descending', label: 'Status, Z to A' },
];

/** The order of the rows in words, for screen readers. */
export const sortLabel = ({ key, direction }: OrderSort) =>
  sortOptions.find((each) => each.key === key && each.direction === direction)?.label ?? '';

const optionValue = ({ key, direction }: OrderSort) => `${key} ${direction}`;

export interface OrderSortSelectProps {
  /** The order of the rows. */
  sort: OrderSort;
  /** Called with the chosen order of the rows. */
  onSort: (sort: OrderSort) => void;
}

/** The order of the rows on phones and tablets, where the table has no headers to press. */
export function OrderSortSelect({ sort, onSort }: OrderSortSelectProps) {
  return (
    <div className={styles.sort}>
      <FilterField label="Sort by">
        {(control) => (
          <Select
            {...control}
            value={optionValue(sort)}
            onChange={({ target }) => {
              const chosen = sortOptions.find((each) => optionValue(each) === target.value);
              if (chosen) onSort({ key: chosen.key, direction: chosen.direction });
            }}
            options={sortOptions.map((each) => ({ value: optionValue(each), label: each.label }))}
          />
        )}
      </FilterField>
    </div>
  );
}
