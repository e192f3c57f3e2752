import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  Button,
  Checkbox,
  EmptyState,
  FilterField,
  Filters,
  Inline,
  Pagination,
  SegmentedControl,
  Select,
  Stack,
  Table,
  type TableColumn,
  type TableProps,
  Text,
  TextInput,
  useToast,
  VisuallyHidden,
} from '../../../design-system';
import { type Found, type ListQuery, MAX_QUERY } from '../../../domain/listQuery';
import { formatNumber } from '../../../domain/numbers';
import type { Sort, SortLabels } from '../../../domain/sort';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { DeleteButton } from '../deletion/DeleteButton';
import { Panel, type PanelProps } from '../frame/Panel';
import { asSentence, inTitleCase, type Nouns } from '../kinds/kinds';
import { countedNumber, countLine, pagesOf } from './countLine';
import * as styles from './PagedList.css';

interface ListPage<Status extends string> extends Found {
  /** How many there are with each status, regardless of the query. */
  counts: Readonly<Record<Status | 'all', number>>;
}

/** What the panel of a list takes from its owner. */
interface ListControls<Page, Query> {
  /** A page of the list, while it loads, loaded or failed. */
  list: Loadable<Page>;
  /** Loads it again after a failure. */
  onRetry: () => void;
  /** What the controls show. */
  query: Query;
  /** Called with each change of a control. */
  onQuery: (query: Query) => void;
  /** Loads it again while it is shown. */
  refresh?: () => Promise<void>;
}

interface Entry {
  id: string;
}

/** A table of entries that can be deleted, several at once. */
interface EntryTable<Page, Row extends Entry> {
  /** The entries of a page, in their order. */
  rowsOf: (page: Page) => readonly Row[];
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** Without the one that selects rows. */
  columns: TableProps<Row>['columns'];
  /** Marks what is new to the owner. */
  isUnread?: TableProps<Row>['isUnread'];
  /** Deletes one entry, if it exists. Rejects with the reason. */
  remove: (id: string) => Promise<void>;
}

export interface PagedListProps<
  Page extends ListPage<Status>,
  Status extends string,
  Query extends ListQuery<Status>,
  Row extends Entry = Entry,
> extends ListControls<Page, Query>,
    Pick<PanelProps, 'title' | 'back' | 'beside' | 'intro'> {
  /** Other controls beside the filter. */
  filters?: ReactNode;
  nouns: Nouns;
  /** What can be filtered by. `isRare` hides a status that no entry has. Default: there is no filter. */
  filter?: {
    label: string;
    statuses: readonly { value: Status; label: string; isRare?: boolean }[];
  };
  /** How the query can sort. With `headers`, those of a table do it on wide screens. */
  sorting?: { labels: SortLabels<string>; headers?: boolean };
  facts?: (page: Page) => ReactNode;
  action?: (page: Page) => ReactNode;
  /** Default: `children` renders the entries. */
  table?: EntryTable<Page, Row>;
  /** Renders the entries of a page, if any match; a stable function not at every key of a search. */
  children?: (page: Page) => ReactNode;
  pageSize: number;
  noMatch: string;
  empty: ReactNode;
}

/** The entries of a page that the owner has selected, until another page is shown. */
function useSelection<Row extends Entry>(entries: readonly Row[], nameOf?: (row: Row) => string) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const ids = entries.map(({ id }) => id).filter((id) => selected.includes(id));
  const isWhole = ids.length === entries.length;
  const [isSelecting, setIsSelecting] = useState(false);

  const column: TableColumn<Row> = {
    header: 'Select',
    head: (
      <>
        <VisuallyHidden>Select</VisuallyHidden>
        <Checkbox
          label="Select all on this page"
          checked={isWhole}
          onChange={() => setSelected(isWhole ? [] : entries.map(({ id }) => id))}
        />
      </>
    ),
    cell: (row) => (
      <Checkbox
        label={`Select ${nameOf?.(row)}`}
        checked={ids.includes(row.id)}
        onChange={({ target }) =>
          setSelected(target.checked ? [...ids, row.id] : ids.filter((id) => id !== row.id))
        }
      />
    ),
    align: 'end',
    place: 'end',
  };
  const toggle = (
    <Button
      variant={isSelecting ? 'primary' : 'secondary'}
      size="small"
      aria-pressed={isSelecting}
      onClick={() => {
        setIsSelecting(!isSelecting);
        setSelected([]);
      }}
    >
      Select
    </Button>
  );
  return { ids, columns: isSelecting ? [column] : [], toggle };
}

interface DeleteSelectedProps {
  ids: readonly string[];
  nouns: Nouns;
  remove: (id: string) => Promise<void>;
  refresh: (() => Promise<void>) | undefined;
}

function DeleteSelected({ ids, nouns, remove, refresh }: DeleteSelectedProps) {
  const { toast } = useToast();
  const counted = `${formatNumber(ids.length)} ${ids.length === 1 ? nouns.one : nouns.several}`;
  return (
    <DeleteButton
      label="Delete Selected"
      title={`Delete ${counted}?`}
      consequence={nouns.consequence ?? ''}
      onDelete={async () => {
        try {
          for (const id of ids) await remove(id);
          toast({ title: `${counted} deleted` });
        } finally {
          // After a failure, the list shows which ones are left.
          await refresh?.();
        }
      }}
    />
  );
}

const everyStatus = { value: 'all' as const, label: 'All', isRare: false };

function LoadedList<
  Page extends ListPage<Status>,
  Status extends string,
  Query extends ListQuery<Status>,
  Row extends Entry,
>({
  loaded,
  nouns,
  filter,
  filters,
  sorting,
  facts,
  action,
  table,
  refresh,
  children,
  pageSize,
  query,
  onQuery,
  noMatch,
}: Omit<PagedListProps<Page, Status, Query, Row>, 'list'> & { loaded: Page }) {
  const { found, countedTo, counts } = loaded;
  const searchLabel = `Search ${nouns.several}`;
  const name = useId();
  const search = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const rows = table?.rowsOf(loaded) ?? [];
  const { ids, columns, toggle } = useSelection(rows, table?.nameOf);
  const counted = { found, countedTo, page: query.page, pageSize };
  const { pageCount, hasMore } = pagesOf(counted);
  const page = Math.min(query.page, pageCount);
  const entries = useMemo(() => children?.(loaded), [children, loaded]);
  const isPart = query.status !== 'all' || query.text.trim() !== '';
  const chosen = filter?.statuses.find(({ value }) => value === query.status);
  const change = (changed: Partial<ListQuery<Status>>) =>
    onQuery({ ...query, page: 1, ...changed });

  // The last entries of the last page may be gone.
  useEffect(() => {
    if (page < query.page) onQuery({ ...query, page });
  }, [page, query, onQuery]);

  function turnTo(next: number) {
    change({ page: next });
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  }

  function showAll() {
    change({ text: '', status: 'all' });
    search.current?.focus();
  }

  return (
    <Stack gap="xs">
      <Filters
        moreLabel={filter ? `Filter${chosen ? `: ${chosen.label}` : ''}` : 'Sort'}
        more={
          (filter || sorting || filters) && (
            <>
              {filter && (
                <SegmentedControl<Status | 'all'>
                  legend={filter.label}
                  name={name}
                  value={query.status}
                  onChange={(status) => change({ status })}
                  options={[everyStatus, ...filter.statuses]
                    .filter(({ value, isRare }) => !isRare || counts[value] > 0)
                    .map(({ value, label }) => ({
                      value,
                      label,
                      note: countedNumber(counts[value], countedTo),
                    }))}
                />
              )}
              {sorting && (
                <div className={sorting.headers ? styles.narrow : undefined}>
                  <FilterField label="Sort by" labelHidden={!filter}>
                    {(control) => (
                      <Select
                        {...control}
                        value={`${query.sort?.key} ${query.sort?.direction}`}
                        options={Object.entries(sorting.labels).map(([value, label]) => ({
                          value,
                          label,
                        }))}
                        onChange={({ target }) => {
                          const [key, direction] = target.value.split(' ');
                          change({ sort: { key, direction } as Sort<string> });
                        }}
                      />
                    )}
                  </FilterField>
                </div>
              )}
              {filters}
            </>
          )
        }
      >
        <FilterField label={searchLabel} labelHidden>
          {(control) => (
            <TextInput
              {...control}
              ref={search}
              type="search"
              autoComplete="off"
              maxLength={MAX_QUERY}
              placeholder={searchLabel}
              value={query.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </FilterField>
      </Filters>
      <div ref={top}>
        <Stack gap="md">
          <Stack gap="xs">
            <Inline distribute="between">
              <div role="status">
                <Text weight="semibold" tabular>
                  {countLine({ ...counted, nouns, total: counts.all, page, isPart })}
                </Text>
              </div>
              {(action || table) && (
                <div className={styles.action}>
                  <Inline gap="xs">
                    {action?.(loaded)}
                    {table && ids.length > 0 && (
                      <DeleteSelected
                        ids={ids}
                        nouns={nouns}
                        remove={table.remove}
                        refresh={refresh}
                      />
                    )}
                    {table && found > 0 && toggle}
                  </Inline>
                </div>
              )}
            </Inline>
            {found > 0 && entries}
            {found > 0 && table && (
              <Table
                caption={asSentence(nouns.several)}
                captionHidden
                long
                columns={[...table.columns, ...columns]}
                isUnread={table.isUnread}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )}
            {facts && found > 0 && <div className={styles.facts}>{facts(loaded)}</div>}
            {found === 0 && (
              <EmptyState
                action={
                  <Button variant="secondary" onClick={showAll}>
                    {`Show All ${inTitleCase(nouns.several)}`}
                  </Button>
                }
              >
                {noMatch}
              </EmptyState>
            )}
          </Stack>
          <Pagination
            label={`Pages of ${nouns.several}`}
            page={page}
            pageCount={pageCount}
            hasMore={hasMore}
            onChange={turnTo}
          />
        </Stack>
      </div>
    </Stack>
  );
}

/** The panel of a list to search, to filter and to turn. Another component finds the entries. */
export function PagedList<
  Page extends ListPage<Status>,
  Status extends string,
  Query extends ListQuery<Status>,
  Row extends Entry = Entry,
>({ list, ...props }: PagedListProps<Page, Status, Query, Row>) {
  const { title, back, beside, intro, nouns, empty, filters, action, onRetry } = props;
  return (
    <Panel title={title} back={back} beside={beside} intro={intro} gap="xs">
      <LoadableView loadable={list} subject={`the ${nouns.several}`} onRetry={onRetry}>
        {(page) =>
          page.counts.all > 0 ? (
            <LoadedList loaded={page} {...props} />
          ) : (
            <EmptyState
              title={`No ${nouns.several} yet`}
              action={
                filters && (
                  <>
                    {filters}
                    {action?.(page)}
                  </>
                )
              }
            >
              {empty}
            </EmptyState>
          )
        }
      </LoadableView>
    </Panel>
  );
}
