import { useCallback, useMemo, useState } from 'react';
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
import { shortTitle } from '../../../domain/adminTickets';
import {
  type About,
  type AboutKind,
  aboutSchema,
  HISTORY_PER_PAGE,
  type HistoryEntry,
} from '../../../domain/history';
import { pages } from '../../../pages';
import { Moment, momentText } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { BackLink } from '../../page/BackLink';
import { Panel } from '../frame/Panel';
import { aboutHref } from '../kinds/hrefs';
import { pagesOf } from '../paged-list/countLine';
import { recordLabel } from '../site-data/recordLabel';
import * as styles from './History.css';
import { sentenceOf } from './sentences';

/** What is said before the name of a thing, and without a name. */
const words: Partial<Record<AboutKind, readonly [before: string, unnamed: string]>> = {
  account: ['', 'an account'],
  event: ['the event ', 'an event'],
  link: ['', 'a product'],
  mail: ['the mail ', 'a mail'],
  order: ['the order ', ''],
  quote: ['the quote for ', 'a quote request'],
  reply: ['the reply ', 'a saved reply'],
  ticket: ['the ticket ', 'a ticket'],
};

/** What has no name. An id means something to the owner for an order, and as the labels of settings. */
function unnamed({ kind, id }: About): string {
  if (kind === 'order') return `the order ${id}`;
  return words[kind]?.[1] ?? id.split(', ').map(recordLabel).join(', ');
}

const nameOf = (about: About, name: HistoryEntry['name']) =>
  (about.kind === 'ticket' && name ? shortTitle(name) : name) || unnamed(about);

/** What was changed as the owner knows it: its name, as a link to its page. What was deleted has none. */
function Subject({ about, name }: HistoryEntry) {
  const text = nameOf(about, name);
  const href = aboutHref(about, text);
  return (
    <>
      {name && <span>{words[about.kind]?.[0]}</span>}
      {typeof name === 'string' && href ? (
        <TextLink href={href}>{text}</TextLink>
      ) : (
        <span>{text}</span>
      )}
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
      <List>
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
  about: About | null;
}

/** Everything, or what was done to one thing. */
function NotedHistory({ history, about }: NotedHistoryProps) {
  const [page, setPage] = useState(1);
  const { loadable, reload } = useLoadable(
    useCallback(() => history.list({ about, page }), [history, about, page]),
  );
  const isRead = about && loadable.state === 'ready';
  const name = isRead && nameOf(about, loadable.value.name);
  return (
    <Panel
      title={name ? `History of ${name}` : 'History'}
      back={about && <BackLink href={pages.adminHistory.href}>The whole history</BackLink>}
      intro={
        !about && (
          <Text variant="quiet">
            Logins of owners, those that failed, and everything that owners changed.
          </Text>
        )
      }
    >
      <LoadableView loadable={loadable} subject="the history" onRetry={reload}>
        {({ entries, ...counted }) =>
          counted.found === 0 ? (
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
                {...pagesOf({ ...counted, page, pageSize: HISTORY_PER_PAGE })}
                onChange={setPage}
              />
            </Stack>
          )
        }
      </LoadableView>
    </Panel>
  );
}

const aboutIn = (search: string): About | null =>
  aboutSchema.safeParse(Object.fromEntries(new URLSearchParams(search))).data ?? null;

/** Who did what and when: everything, or what was done to what the URL names with `?kind=` and `&id=`. */
export function History() {
  const { connected } = useAdminBackend();
  const { search } = useLocation();
  const about = useMemo(() => aboutIn(search), [search]);
  if (connected) return <NotedHistory key={search} history={connected.history} about={about} />;
  return (
    <Panel title="History">
      <EmptyState title="This browser keeps no history">
        In connected mode, the server notes each login of an owner and each change.
      </EmptyState>
    </Panel>
  );
}
