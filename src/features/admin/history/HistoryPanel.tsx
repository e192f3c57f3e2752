import { EmptyState, Pagination, Stack, Table, Text, TextLink } from '../../../design-system';
import {
  HISTORY_PER_PAGE,
  type HistoryEntry,
  type HistoryPage,
  type HistoryQuery,
} from '../../../domain/history';
import { pages } from '../../../pages';
import { Moment } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import type { Loadable } from '../../loading/useLoadable';
import { BackLink } from '../../tickets/BackLink';
import { Panel } from '../frame/Panel';
import { deskTicketHref, mailHref, quoteHref } from '../hrefs';
import { recordLabel } from '../site-data/recordLabel';

/** The address of a ticket, a quote request or a mail; undefined for other subjects. */
function hrefOf(subject: string): string | undefined {
  if (subject.startsWith('web-')) return deskTicketHref(subject);
  const [, kind, id = ''] = /^(quote|mail) (\d+)$/.exec(subject) ?? [];
  if (kind === 'quote') return quoteHref(id);
  return kind && mailHref(id);
}

/** The subject as the owner knows it: a link to it, the label of a setting, its address or its id. */
function Subject({ action, subject }: Pick<HistoryEntry, 'action' | 'subject'>) {
  if (action === 'signed in') return `from ${subject}`;
  const href = hrefOf(subject);
  return href ? <TextLink href={href}>{subject}</TextLink> : recordLabel(subject);
}

export interface HistoryPanelProps {
  /** A page of the entries, while it loads, loaded or failed. */
  history: Loadable<HistoryPage>;
  /** What the page shows. */
  query: HistoryQuery;
  /** Called with the page to turn to. */
  onPage: (page: number) => void;
  /** Loads it again after a failure. */
  onRetry: () => void;
}

/** Who did what and when, from props alone: everything, or what was done to one thing. */
export function HistoryPanel({ history, query, onPage, onRetry }: HistoryPanelProps) {
  const { subject, page } = query;
  return (
    <Panel
      title={subject === null ? 'History' : `History of ${recordLabel(subject)}`}
      back={
        subject !== null && <BackLink href={pages.adminHistory.href}>The whole history</BackLink>
      }
      intro={
        subject === null && (
          <Text variant="quiet">Logins of owners, and everything that they changed.</Text>
        )
      }
    >
      <LoadableView loadable={history} subject="the history" onRetry={onRetry}>
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
                    cell: ({ at }) => <Moment date={at} />,
                    nowrap: true,
                  },
                  { header: 'Who', cell: ({ actor }) => actor },
                  { header: 'What', cell: ({ action }) => action },
                  { header: 'Concerns', cell: (entry) => <Subject {...entry} /> },
                ]}
                rows={entries}
                rowKey={({ id }) => id}
              />
              <Pagination
                label="Pages of the history"
                page={page}
                pageCount={Math.ceil(found / HISTORY_PER_PAGE)}
                onChange={onPage}
              />
            </Stack>
          )
        }
      </LoadableView>
    </Panel>
  );
}
