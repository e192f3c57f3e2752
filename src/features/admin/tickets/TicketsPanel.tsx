import { EmptyState } from '../../../design-system';
import type { TicketPage } from '../../../domain/desk';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { TicketList, type TicketListProps } from './TicketList';

export interface TicketsPanelProps extends Pick<TicketListProps, 'query' | 'onQuery'> {
  /** A page of the tickets, while it loads, loaded or failed. */
  tickets: Loadable<TicketPage>;
  /** Loads it again after a failure. */
  onRetry: () => void;
}

/** The list of tickets, from props alone. */
export function TicketsPanel({ tickets, onRetry, ...list }: TicketsPanelProps) {
  return (
    <Panel title="Tickets">
      <LoadableView loadable={tickets} subject="the tickets" onRetry={onRetry}>
        {(page) =>
          page.counts.all > 0 ? (
            <TicketList page={page} {...list} />
          ) : (
            <EmptyState title="No tickets yet">
              A customer who fills in the questionnaire after buying a website opens one.
            </EmptyState>
          )
        }
      </LoadableView>
    </Panel>
  );
}
