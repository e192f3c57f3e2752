import { type Ref, useId } from 'react';
import { FilterField, Filters, SegmentedControl, Select, TextInput } from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import { type OrderField, orderStatuses, type SortDirection } from '../../../domain/orders';
import * as styles from './OrderFilters.css';
import type { OrderSort, StatusFilter } from './useOrderList';

const sortOptions: readonly { key: OrderField; direction: SortDirection; label: string }[] = [
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

export interface OrderFiltersProps {
  /** Called with each change of the text in the search field. */
  onText: (text: string) => void;
  /** The status that is selected at first. */
  status: StatusFilter;
  /** Called with the chosen status. */
  onStatus: (status: StatusFilter) => void;
  /** The order of the rows. */
  sort: OrderSort;
  /** Called with the chosen order of the rows. */
  onSort: (sort: OrderSort) => void;
  /** The number of orders by status. Without orders of another status, `other` is no option. */
  counts: Readonly<Record<StatusFilter, number>>;
  /** The search field, for setting the focus. */
  searchRef?: Ref<HTMLInputElement>;
}

/** Controls for the search, the status and, on phones, the sort order. Not printed. */
export function OrderFilters({
  onText,
  status,
  onStatus,
  sort,
  onSort,
  counts,
  searchRef,
}: OrderFiltersProps) {
  const name = useId();
  return (
    <Filters>
      <FilterField label="Search orders">
        {(control) => (
          <TextInput
            {...control}
            ref={searchRef}
            type="search"
            autoComplete="off"
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </FilterField>
      <SegmentedControl
        legend="Status"
        name={name}
        defaultValue={status}
        onChange={onStatus}
        options={[
          { value: 'all', label: 'All', note: formatNumber(counts.all) },
          ...orderStatuses.map((each) => ({
            value: each,
            label: each,
            note: formatNumber(counts[each]),
          })),
          ...(counts.other > 0
            ? [{ value: 'other' as const, label: 'Other', note: formatNumber(counts.other) }]
            : []),
        ]}
      />
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
    </Filters>
  );
}
