import type { ReactNode } from 'react';
import { EmptyState } from '../../../design-system';
import type { QuotePage } from '../../../domain/quoteDesk';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { QuoteList, type QuoteListProps } from './QuoteList';

export type QuotesPanelProps =
  /** Browser mode, in which quote requests are mailed and not kept. */
  | { state: 'browser' }
  | (Pick<QuoteListProps, 'query' | 'onQuery'> & {
      state: 'server';
      /** A page of the requests, while it loads, loaded or failed. */
      quotes: Loadable<QuotePage>;
      /** Loads it again after a failure. */
      onRetry: () => void;
    });

function contentOf(props: QuotesPanelProps): ReactNode {
  if (props.state === 'browser') {
    return (
      <EmptyState title="Quote requests need the server">
        Without it they are only mailed. With the server, this page lists them: you price a request,
        and the customer accepts the price by a link.
      </EmptyState>
    );
  }
  const { quotes, onRetry, query, onQuery } = props;
  return (
    <LoadableView loadable={quotes} subject="the quote requests" onRetry={onRetry}>
      {(page) =>
        page.counts.all > 0 ? (
          <QuoteList page={page} query={query} onQuery={onQuery} />
        ) : (
          <EmptyState title="No quote requests yet">
            A visitor who asks for a custom website quote sends one.
          </EmptyState>
        )
      }
    </LoadableView>
  );
}

/** The list of quote requests, from props alone. */
export function QuotesPanel(props: QuotesPanelProps) {
  return <Panel title="Quote requests">{contentOf(props)}</Panel>;
}
