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
  Text,
  TextInput,
  TextLink,
} from '../../../design-system';
import { formatPence } from '../../../domain/money';
import {
  QUOTES_PER_PAGE,
  type QuotePage,
  type QuoteQuery,
  quoteStatuses,
} from '../../../domain/quoteDesk';
import { written } from '../../tickets/written';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { quoteHref } from './quoteHref';

const numbers = new Intl.NumberFormat('en-GB');

function countLine({ found, counts: { all } }: QuotePage) {
  const total = `${numbers.format(all)} ${all === 1 ? 'quote request' : 'quote requests'}`;
  if (found === all) return total;
  return found === 0 ? 'No quote requests match' : `${numbers.format(found)} of ${total}`;
}

export interface QuoteListProps {
  /** The page that matches the query. */
  page: QuotePage;
  /** What the controls show. */
  query: QuoteQuery;
  /** Called with each change of a control. */
  onQuery: (query: QuoteQuery) => void;
}

/** Quote requests to search, filter and page through, the newest first. */
export function QuoteList({ page, query, onQuery }: QuoteListProps) {
  const name = useId();
  const change = (changed: Partial<QuoteQuery>) => onQuery({ ...query, page: 1, ...changed });
  return (
    <Stack gap="lg">
      <Filters>
        <FilterField label="Search quote requests">
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
          legend="Status"
          name={name}
          value={query.status}
          onChange={(status) => change({ status })}
          options={(['all', ...quoteStatuses] as const).map((status) => ({
            value: status,
            label: status === 'all' ? 'All' : status,
            note: numbers.format(page.counts[status]),
          }))}
        />
      </Filters>
      <Stack gap="md">
        <div role="status">
          <Text weight="semibold" tabular>
            {countLine(page)}
          </Text>
        </div>
        {page.found > 0 ? (
          <Table
            caption="Quote requests"
            captionHidden
            columns={[
              {
                header: 'Business',
                cell: ({ id, businessName }) => (
                  <TextLink href={quoteHref(id)}>{businessName}</TextLink>
                ),
              },
              { header: 'Contact', cell: ({ contactName }) => contactName },
              { header: 'Status', cell: ({ status }) => <QuoteStatusBadge status={status} /> },
              {
                header: 'Price',
                cell: ({ total }) => (total === null ? 'None yet' : formatPence(total)),
                align: 'end',
                nowrap: true,
              },
              {
                header: 'Received',
                cell: ({ createdAt }) => <time dateTime={createdAt}>{written(createdAt)}</time>,
                nowrap: true,
              },
            ]}
            rows={page.quotes}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState
            action={
              <Button variant="secondary" onClick={() => change({ text: '', status: 'all' })}>
                Show All Quote Requests
              </Button>
            }
          >
            No quote request has all of these words and this status. A name, an address or a part of
            an answer is enough.
          </EmptyState>
        )}
        <Pagination
          label="Pages of quote requests"
          page={query.page}
          pageCount={Math.max(1, Math.ceil(page.found / QUOTES_PER_PAGE))}
          onChange={(next) => change({ page: next })}
        />
      </Stack>
    </Stack>
  );
}
