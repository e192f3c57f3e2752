import { EmptyState } from '../../../design-system';
import type { MailPage } from '../../../domain/outbox';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { Panel } from '../frame/Panel';
import { MailList, type MailListProps } from './MailList';

export interface MailPanelProps extends Pick<MailListProps, 'query' | 'onQuery'> {
  /** A page of the mails, while it loads, loaded or failed; null without a server. */
  mails: Loadable<MailPage> | null;
  /** Loads it again after a failure. */
  onRetry: () => void;
}

/** The list of mails, from props alone. */
export function MailPanel({ mails, onRetry, ...list }: MailPanelProps) {
  return (
    <Panel title="Mail">
      {mails ? (
        <LoadableView loadable={mails} subject="the mails" onRetry={onRetry}>
          {(page) =>
            page.counts.all > 0 ? (
              <MailList page={page} {...list} />
            ) : (
              <EmptyState title="No mails yet">
                Each mail that the website sends is listed here, such as the answer to a quote
                request.
              </EmptyState>
            )
          }
        </LoadableView>
      ) : (
        <EmptyState title="This website has no server">
          With one, every mail is listed here: what waits, what was sent, and what has failed and
          can be sent again.
        </EmptyState>
      )}
    </Panel>
  );
}
