import { EmptyState, Table, TextLink } from '../../../design-system';
import { formatPence } from '../../../domain/money';
import {
  QUOTES_PER_PAGE,
  type QuotePage,
  type QuoteQuery,
  quoteStatuses,
} from '../../../domain/quoteDesk';
import { Moment } from '../../dates/Moment';
import { Panel } from '../frame/Panel';
import { quoteHref } from '../hrefs';
import { type ListControls, PagedList } from '../paged-list/PagedList';
import { QuoteStatusBadge } from './QuoteStatusBadge';

const TITLE = 'Quote requests';

export type QuotesPanelProps =
  /** Browser mode, in which quote requests are mailed and not kept. */
  { state: 'browser' } | ({ state: 'server' } & ListControls<QuotePage, QuoteQuery>);

/**
 * The panel of the quote requests, from props alone: to search, filter and page through, the newest
 * first.
 */
export function QuotesPanel(props: QuotesPanelProps) {
  if (props.state === 'browser') {
    return (
      <Panel title={TITLE}>
        <EmptyState title="Quote requests need the server">
          Without it they are only mailed. With the server, this page lists them: you price a
          request, and the customer accepts the price by a link.
        </EmptyState>
      </Panel>
    );
  }
  const { state, ...controls } = props;
  return (
    <PagedList
      title={TITLE}
      {...controls}
      nouns={{ one: 'quote request', several: 'quote requests' }}
      searchLabel="Search quote requests"
      filter={{
        label: 'Status',
        statuses: quoteStatuses.map((value) => ({ value, label: value })),
      }}
      showAllLabel="Show All Quote Requests"
      noMatch="No quote request has all of these words and this status. A name, an address or a part of an answer is enough."
      pageSize={QUOTES_PER_PAGE}
      empty="A visitor who asks for a custom website quote sends one."
    >
      {({ quotes }) => (
        <Table
          caption="Quote requests"
          captionHidden
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
        />
      )}
    </PagedList>
  );
}
