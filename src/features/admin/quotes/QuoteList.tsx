import { TextLink } from '../../../design-system';
import { formatPence } from '../../../domain/money';
import {
  QUOTES_PER_PAGE,
  type QuotePage,
  type QuoteQuery,
  quoteStatuses,
} from '../../../domain/quoteDesk';
import { Moment } from '../../dates/Moment';
import { quoteHref } from '../hrefs';
import { PagedList } from '../paged-list/PagedList';
import { QuoteStatusBadge } from './QuoteStatusBadge';

export interface QuoteListProps {
  /** The page that matches the query. */
  page: QuotePage;
  /** What the controls show. */
  query: QuoteQuery;
  /** Called with each change of a control. */
  onQuery: (query: QuoteQuery) => void;
}

/** Quote requests to search, filter and page through, the newest first. */
export function QuoteList({ page: { quotes, ...page }, ...controls }: QuoteListProps) {
  return (
    <PagedList
      nouns={{ one: 'quote request', several: 'quote requests' }}
      searchLabel="Search quote requests"
      filterLabel="Status"
      statuses={quoteStatuses.map((value) => ({ value, label: value }))}
      showAllLabel="Show All Quote Requests"
      noMatch="No quote request has all of these words and this status. A name, an address or a part of an answer is enough."
      pageSize={QUOTES_PER_PAGE}
      columns={[
        {
          header: 'Business',
          cell: ({ id, businessName }) => (
            <TextLink coversRow href={quoteHref(id)}>
              {businessName}
            </TextLink>
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
          cell: ({ createdAt }) => <Moment date={createdAt} />,
          nowrap: true,
        },
      ]}
      rows={quotes}
      rowKey={({ id }) => id}
      {...page}
      {...controls}
    />
  );
}
