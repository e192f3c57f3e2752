import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  EmptyState,
  Heading,
  List,
  Pagination,
  Stack,
  Text,
  TextLink,
} from '../../../design-system';
import { HISTORY_PER_PAGE, type HistoryEntry } from '../../../domain/history';
import { pages } from '../../../pages';
import { Moment, momentText } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { BackLink } from '../../tickets/BackLink';
import { Panel } from '../frame/Panel';
import { accountsHref, adminTicketHref, mailHref, quoteHref } from '../hrefs';
import { recordLabel } from '../site-data/recordLabel';
import * as styles from './History.css';
import { sentenceOf } from './sentences';

/** The kind of a subject in words, and the URL of its page. */
function pageOf({ subject, name }: HistoryEntry): { kind: string; href: string } | null {
  if (subject.startsWith('web-')) return { kind: 'the ticket ', href: adminTicketHref(subject) };
  if (subject.startsWith('user-')) return { kind: '', href: accountsHref(name ?? subject) };
  const [, kind, id = ''] = /^(quote|mail) (\d+)$/.exec(subject) ?? [];
  if (kind === 'quote') return { kind: 'the quote for ', href: quoteHref(id) };
  return kind ? { kind: 'the mail ', href: mailHref(id) } : null;
}

/** The subject as the owner knows it: its name, as a link to its page, the label of a setting, or its id. */
function Subject(entry: HistoryEntry) {
  const page = pageOf(entry);
  // What was deleted has no name. An import names several settings.
  if (typeof entry.name !== 'string') {
    return <span>{entry.subject.split(', ').map(recordLabel).join(', ')}</span>;
  }
  const name = entry.name || entry.subject;
  if (!page) return <span>{name}</span>;
  return (
    <>
      <span>{page.kind}</span>
      <TextLink href={page.href}>{name}</TextLink>
    </>
  );
}

function Sentence(entry: HistoryEntry) {
  const [before, after] = sentenceOf(entry);
  return (
    <Text>
      <span>{before}</span>
      {after !== undefined && <Subject {...entry} />}
      <span>{after}</span>
    </Text>
  );
}

/** The entries of a day, from the newest. */
function Day({ entries }: { entries: readonly [HistoryEntry, ...HistoryEntry[]] }) {
  return (
    <Stack gap="xs" as="section">
      <Heading level="2" size="h4">
        <Moment date={entries[0].at} part="day" />
      </Heading>
      <List padding="sm">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Text variant="quiet" tabular>
              <Moment date={entry.at} part="time" />
            </Text>
            <Sentence {...entry} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** The entries in their order, divided by the day in the reader's time zone. */
function byDay(entries: readonly HistoryEntry[]) {
  const days: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const day = days.at(-1);
    if (day && momentText(day[0].at, 'day') === momentText(entry.at, 'day')) day.push(entry);
    else days.push([entry]);
  }
  return days;
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
              <Stack gap="lg">
                {byDay(entries).map((day) => (
                  <Day key={day[0].id} entries={day} />
                ))}
              </Stack>
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
