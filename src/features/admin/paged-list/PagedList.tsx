import { type ReactNode, useId } from 'react';
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
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';

/** A page of a list, as a backend finds it. */
interface ListPage<Status extends string> {
  /** How many match, on all pages. */
  found: number;
  /** How many there are with each status, regardless of the query. */
  counts: Readonly<Record<Status | 'all', number>>;
}

/** What the panel of a list takes from its owner. */
export interface ListControls<Page, Query> {
  /** A page of the list, while it loads, loaded or failed. */
  list: Loadable<Page>;
  /** Loads it again after a failure. */
  onRetry: () => void;
  /** What the controls show. */
  query: Query;
  /** Called with each change of a control. */
  onQuery: (query: Query) => void;
}

export interface PagedListProps<Page extends ListPage<Status>, Row, Status extends string>
  extends Pick<TableProps<Row>, 'columns' | 'rowKey'>,
    ListControls<Page, ListQuery<Status>> {
  /** The heading of the panel. */
  title: string;
  /** The noun of a row, in the singular and the plural. */
  nouns: { one: string; several: string };
  /** The label of the search field. */
  searchLabel: string;
  /** The name of the filter. */
  filterLabel: string;
  /** What can be filtered by, with its label. */
  statuses: readonly { value: Status; label: string }[];
  /** The rows of a page. */
  rowsOf: (page: Page) => readonly Row[];
  /** How many rows a page has at most. */
  pageSize: number;
  /** The label of the button that goes back to all. */
  showAllLabel: string;
  /** Why nothing matches, and what is searched. */
  noMatch: string;
  /** Where the rows come from, while there are none. */
  empty: ReactNode;
}

function LoadedList<Page extends ListPage<Status>, Row, Status extends string>({
  page,
  nouns: { one, several },
  searchLabel,
  filterLabel,
  statuses,
  columns,
  rowsOf,
  rowKey,
  pageSize,
  query,
  onQuery,
  showAllLabel,
  noMatch,
}: Omit<PagedListProps<Page, Row, Status>, 'list'> & { page: Page }) {
  const { found, counts } = page;
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
            rows={rowsOf(page)}
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

/** The panel of a list to search, to filter and to turn. Another component finds the rows. */
export function PagedList<Page extends ListPage<Status>, Row, Status extends string>({
  list,
  ...props
}: PagedListProps<Page, Row, Status>) {
  const { title, nouns, empty, onRetry } = props;
  return (
    <Panel title={title}>
      <LoadableView loadable={list} subject={`the ${nouns.several}`} onRetry={onRetry}>
        {(page) =>
          page.counts.all > 0 ? (
            <LoadedList page={page} {...props} />
          ) : (
            <EmptyState title={`No ${nouns.several} yet`}>{empty}</EmptyState>
          )
        }
      </LoadableView>
    </Panel>
  );
}
