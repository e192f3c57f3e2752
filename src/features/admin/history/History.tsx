import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { EmptyState, Pagination, Stack, Table, Text, TextLink } from '../../../design-system';
import { FAILED_SIGN_IN, HISTORY_PER_PAGE, type HistoryEntry } from '../../../domain/history';
import { pages } from '../../../pages';
import { Moment } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { BackLink } from '../../tickets/BackLink';
import { Panel } from '../frame/Panel';
import { adminTicketHref, mailHref, quoteHref } from '../hrefs';
import { recordLabel } from '../site-data/recordLabel';

/** The URL of a ticket, a quote request or a mail; undefined for other subjects. */
function hrefOf(subject: string): string | undefined {
  if (subject.startsWith('web-')) return adminTicketHref(subject);
  const [, kind, id = ''] = /^(quote|mail) (\d+)$/.exec(subject) ?? [];
  if (kind === 'quote') return quoteHref(id);
  return kind && mailHref(id);
}

/** The subject as the owner knows it: a link to it, the label of a setting, its IP address or its id. */
function Subject({ action, subject }: Pick<HistoryEntry, 'action' | 'subject'>) {
  if (action === 'signed in' || action === FAILED_SIGN_IN) return `from ${subject}`;
  const href = action.startsWith('deleted') ? undefined : hrefOf(subject);
  return href ? <TextLink href={href}>{subject}</TextLink> : recordLabel(subject);
}

interface NotedHistoryProps {
  history: ConnectedAdminMethods['history'];
  subject: string | null;
}

/** Everything, or what was done to one thing. */
function NotedHistory({ history, subject }: NotedHistoryProps) {
  const [page, setPage] = useState(1);
  const { loadable, reload } = useLoadable(
    useCallback(() => history.list({ subject, page }), [history, subject, page]),
  );
  return (
    <Panel
      title={subject === null ? 'History' : `History of ${recordLabel(subject)}`}
      back={
        subject !== null && <BackLink href={pages.adminHistory.href}>The whole history</BackLink>
      }
      intro={
        subject === null && (
          <Text variant="quiet">
            Logins of owners, those that failed, and everything that owners changed.
          </Text>
        )
      }
    >
      <LoadableView loadable={loadable} subject="the history" onRetry={reload}>
        {({ entries, found }) =>
          found === 0 ? (
            <EmptyState title="Nothing noted yet">
              What owners change from now on is listed here.
            </EmptyState>
          ) : (
            <Stack gap="md">
              <Table
                caption="History"
                captionHidden
                columns={[
                  {
                    header: 'When',
                    phone: 'third',
                    cell: ({ at }) => <Moment date={at} />,
                    nowrap: true,
                  },
                  { header: 'Who', cell: ({ actor }) => actor, phone: 'third' },
                  { header: 'What', cell: ({ action }) => action, phone: 'first' },
                  {
                    header: 'Concerns',
                    cell: (entry) => <Subject {...entry} />,
                    phone: 'second',
                  },
                ]}
                rows={entries}
                rowKey={({ id }) => id}
              />
              <Pagination
                label="Pages of the history"
                page={page}
                pageCount={Math.ceil(found / HISTORY_PER_PAGE)}
                onChange={setPage}
              />
            </Stack>
          )
        }
      </LoadableView>
    </Panel>
  );
}

/** Who did what and when: everything, or what was done to what the URL names with `?subject=`. */
export function History() {
  const { connected } = useAdminBackend();
  const subject = new URLSearchParams(useLocation().search).get('subject');
  if (connected) {
    return <NotedHistory key={subject} history={connected.history} subject={subject} />;
  }
  return (
    <Panel title="History">
      <EmptyState title="This browser keeps no history">
        In connected mode, the server notes each login of an owner and each change.
      </EmptyState>
    </Panel>
  );
}
