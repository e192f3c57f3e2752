import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { EmptyState, TextLink } from '../../../design-system';
import { QUOTES_PER_PAGE, type QuoteQuery, quoteStatuses } from '../../../domain/adminQuotes';
import { formatPence } from '../../../domain/money';
import { Panel } from '../frame/Panel';
import { entryHref } from '../kinds/hrefs';
import { kinds } from '../kinds/kinds';
import { useOpenedId } from '../opened/useOpened';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { ShortDay } from '../rows/ShortDay';
import { Quote } from './Quote';
import { QuoteStatusBadge } from './QuoteStatusBadge';

const TITLE = 'Quote requests';

const everything: QuoteQuery = { text: '', status: 'all', page: 1 };

function AllQuotes({ quotes }: { quotes: ConnectedAdminMethods['quotes'] }) {
  const controls = useListQuery(quotes.list, everything);
  return (
    <PagedList
      title={TITLE}
      {...controls}
      nouns={kinds.quote}
      filter={{
        label: 'Status',
        statuses: quoteStatuses.map((value) => ({ value, label: value })),
      }}
      noMatch="No quote request has all of these words and this status. A name, an address or a part of an answer is enough."
      pageSize={QUOTES_PER_PAGE}
      empty="A visitor who asks for a custom website quote sends one."
      table={{
        rowsOf: ({ quotes }) => quotes,
        nameOf: ({ businessName }) => businessName,
        isUnread: ({ status }) => status === 'New',
        remove: quotes.remove,
        columns: [
          {
            header: 'Business',
            place: 'title',
            cell: ({ id, businessName }) => (
              <TextLink translate="no" coversRow href={entryHref('quote', id)}>
                {businessName}
              </TextLink>
            ),
          },
          {
            header: 'Contact',
            cell: ({ contactName }) => <span translate="no">{contactName}</span>,
            place: 'name',
          },
          {
            header: 'Price',
            place: 'amount',
            cell: ({ total }) => (total === null ? 'None yet' : formatPence(total)),
            align: 'end',
            nowrap: true,
          },
          {
            header: 'Received',
            place: 'time',
            cell: ({ createdAt }) => <ShortDay date={createdAt} />,
            nowrap: true,
          },
          {
            header: 'Status',
            cell: ({ status }) => <QuoteStatusBadge status={status} />,
            place: 'status',
          },
        ],
      }}
    />
  );
}

/** The panel of quote requests: all of them, or the one that the URL names with `?quote=`. */
export function Quotes() {
  const { connected } = useAdminBackend();
  const id = useOpenedId('quote');
  if (!connected) {
    return (
      <Panel title={TITLE}>
        <EmptyState title="Quote requests need the server">
          Without it they are only mailed. With the server, this page lists them: you price a
          request, and the customer accepts the price by a link.
        </EmptyState>
      </Panel>
    );
  }
  const { quotes } = connected;
  return id ? <Quote key={id} id={id} quotes={quotes} /> : <AllQuotes quotes={quotes} />;
}
