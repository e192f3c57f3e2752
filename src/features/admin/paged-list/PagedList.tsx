import { useId } from 'react';
import {
  Button,
  EmptyState,
  FilterField,
  Filters,
  Pagination,
  SegmentedControl,
  Stack,
  Table,
  type TableProps,
  Text,
  TextInput,
} from '../../../design-system';
import type { ListQuery } from '../../../domain/listQuery';
import { formatNumber } from '../../../domain/numbers';

export interface PagedListProps<Row, Status extends string>
  extends Pick<TableProps<Row>, 'columns' | 'rowKey'> {
  /** The noun of a row, in the singular and the plural. */
  nouns: { one: string; several: string };
  /** The label of the search field. */
  searchLabel: string;
  /** The name of the filter. */
  filterLabel: string;
  /** What can be filtered by, with its label. */
  statuses: readonly { value: Status; label: string }[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** How many match, on all pages. */
  found: number;
  /** How many there are with each status, regardless of the query. */
  counts: Readonly<Record<Status | 'all', number>>;
  /** How many rows a page has at most. */
  pageSize: number;
  /** What the controls show. */
  query: ListQuery<Status>;
  /** Called with each change of a control. */
  onQuery: (query: ListQuery<Status>) => void;
  /** The label of the button that goes back to all. */
  showAllLabel: string;
  /** Why nothing matches, and what is searched. */
  noMatch: string;
}

/** A page of a list to search, to filter and to turn. Another part finds the rows. */
export function PagedList<Row, Status extends string>({
  nouns: { one, several },
  searchLabel,
  filterLabel,
  statuses,
  columns,
  rows,
  rowKey,
  found,
  counts,
  pageSize,
  query,
  onQuery,
  showAllLabel,
  noMatch,
}: PagedListProps<Row, Status>) {
  const name = useId();
  const change = (changed: Partial<ListQuery<Status>>) =>
    onQuery({ ...query, page: 1, ...changed });
  const options: { value: Status | 'all'; label: string }[] = [
    { value: 'all', label: 'All' },
    ...statuses,
  ];

  function countLine() {
    const { all } = counts;
    const total = `${formatNumber(all)} ${all === 1 ? one : several}`;
    if (found === all) return total;
    return found === 0 ? `No ${several} match` : `${formatNumber(found)} of ${total}`;
  }

  return (
    <Stack gap="lg">
      <Filters>
        <FilterField label={searchLabel}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={query.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </FilterField>
        <SegmentedControl
          legend={filterLabel}
          name={name}
          value={query.status}
          onChange={(status) => change({ status })}
          options={options.map((option) => ({
            ...option,
            note: formatNumber(counts[option.value]),
          }))}
        />
      </Filters>
      <Stack gap="md">
        <div role="status">
          <Text weight="semibold" tabular>
            {countLine()}
          </Text>
        </div>
        {found > 0 ? (
          <Table
            caption={several.replace(/^./, (first) => first.toUpperCase())}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={rowKey}
          />
        ) : (
          <EmptyState
            action={
              <Button variant="secondary" onClick={() => change({ text: '', status: 'all' })}>
                {showAllLabel}
              </Button>
            }
          >
            {noMatch}
          </EmptyState>
        )}
        <Pagination
          label={`Pages of ${several}`}
          page={query.page}
          pageCount={Math.max(1, Math.ceil(found / pageSize))}
          onChange={(next) => change({ page: next })}
        />
      </Stack>
    </Stack>
  );
}
