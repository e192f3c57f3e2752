import type { ReactNode } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  Code,
  EmptyState,
  List,
  Notice,
  OpeningRow,
  Stack,
  Text,
  TextLink,
  useToast,
} from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import {
  type EventPage,
  type EventQuery,
  type EventState,
  eventStates,
  type ListedEvent,
  type MailPage,
  type MailQuery,
  type MailSummary,
  mailStates,
  SENT_PER_PAGE,
  sendingStates,
} from '../../../domain/outbox';
import { pages } from '../../../pages';
import { Moment } from '../../dates/Moment';
import { BackLink } from '../../page/BackLink';
import { useAction } from '../../submission/useSubmission';
import { Panel } from '../frame/Panel';
import { aboutHref, entryHref } from '../kinds/hrefs';
import { asSentence, kinds } from '../kinds/kinds';
import { useOpenedId } from '../opened/useOpened';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { ShortDay } from '../rows/ShortDay';
import { QueuedMail } from './QueuedMail';
import { SendActions, withFullStop } from './SendActions';
import { SendingBadge } from './SendingBadge';

const everything = { text: '', status: 'all', page: 1 } as const;

const filterBy = <State extends EventState>(states: readonly State[]) => ({
  label: 'Status',
  statuses: states.map((value) => ({
    value,
    label: sendingStates[value].label,
    isRare: value === 'stopped',
  })),
});

const mails = {
  title: 'Mail',
  nouns: kinds.mail,
  filter: filterBy(mailStates),
  noMatch:
    'No mail has all of these words and this status. A part of the address or of the subject is enough.',
  empty: 'Each mail that the website sends is listed here, such as the answer to a quote request.',
  pageSize: SENT_PER_PAGE,
};

const mailName = ({ subject }: MailSummary) => subject || 'No subject';

function Mails({ mail }: Pick<ConnectedAdminMethods, 'mail'>) {
  const { toast } = useToast();
  const controls = useListQuery<MailQuery, MailPage>(mail.list, everything);
  const refusal = controls.list.state === 'ready' && controls.list.value.refusal;
  const again = useAction('The mails were not sent again', async () => {
    await mail.sendAllAgain();
    toast({ title: 'All mails are sent again', description: 'This list shows the result.' });
    await controls.refresh();
  });
  return (
    <PagedList
      {...mails}
      {...controls}
      intro={
        refusal && (
          <Notice tone="danger" title="A mail setting has to be mended">
            <span>{withFullStop(refusal)}</span> This is about the sender, the login or a limit of
            your account, not about one mail. All mails wait: check <Code>SMTP_URL</Code> or{' '}
            <Code>MAIL_API_KEY</Code> and the account at the mail service, then press Send All
            Again.
          </Notice>
        )
      }
      action={({ counts }) =>
        (refusal || counts.failed > 0) && (
          <Button variant="secondary" size="small" loading={again.pending} onClick={again.run}>
            Send All Again
          </Button>
        )
      }
      table={{
        rowsOf: (page) => page.mails,
        nameOf: mailName,
        remove: mail.remove,
        columns: [
          {
            header: 'Subject',
            place: 'title',
            cell: (mail) => (
              <TextLink coversRow href={entryHref('mail', mail.id)}>
                {mailName(mail)}
              </TextLink>
            ),
          },
          {
            header: 'To',
            cell: ({ to }) => <span translate="no">{to.join(', ')}</span>,
            place: 'name',
          },
          {
            header: 'Queued',
            place: 'time',
            cell: ({ queuedAt }) => <ShortDay date={queuedAt} />,
            nowrap: true,
          },
          {
            header: 'Status',
            cell: ({ state }) => <SendingBadge state={state} />,
            place: 'status',
          },
        ],
      }}
    />
  );
}

const events = {
  title: 'Events for other tools',
  back: <BackLink href={pages.adminOrders.href}>All orders</BackLink>,
  nouns: { one: 'event', several: 'events' },
  filter: filterBy(eventStates),
  noMatch:
    'No event has all of these words and this status. A part of its type, such as “order.paid”, or of an id is enough.',
  empty: 'Each event that is sent to your other tools is listed here, such as a payment.',
  pageSize: SENT_PER_PAGE,
};

/** 'Order paid' for `order.paid`. */
const eventName = ({ type }: ListedEvent) => asSentence(type.replace(/[._]/g, ' '));

function triedWords(attempts: number) {
  if (attempts === 0) return 'Not tried yet';
  return attempts === 1 ? '1 attempt' : `${formatNumber(attempts)} attempts`;
}

interface EventRowProps {
  event: ListedEvent;
  actions: ReactNode;
}

/** An event in one line, with what became of it when opened. */
function EventRow({ event, actions }: EventRowProps) {
  const { about, attempts, error, name, nextAt, queuedAt, state, type } = event;
  const href = aboutHref(about);
  return (
    <OpeningRow
      name={eventName(event)}
      title={<span>{name ?? asSentence(about.kind)}</span>}
      status={<SendingBadge state={state} />}
      time={<ShortDay date={queuedAt} />}
    >
      <Stack gap="xs">
        {error && <Text>{error}</Text>}
        <Text variant="quiet">
          <span>Queued on</span> <Moment date={queuedAt} />
        </Text>
        <Text variant="quiet">
          <span key={attempts}>{triedWords(attempts)}</span>
          {nextAt && (
            <>
              <span>, the next one on</span> <Moment date={nextAt} />
            </>
          )}
        </Text>
        <Text size="small" variant="quiet">
          <span translate="no">{`${type}, ${about.id}`}</span>
        </Text>
        {href && <TextLink href={href}>{`Open the ${about.kind}`}</TextLink>}
        {actions}
      </Stack>
    </OpeningRow>
  );
}

const setUp = (
  <Notice tone="info" title="Events are not set up">
    They tell your other tools at once of each payment, refund, new ticket and accepted quote, such
    as a hosting panel or a spreadsheet. Set <Code>EVENTS_URL</Code> to the https address that takes
    them, and <Code>EVENTS_SECRET</Code> to the secret that signs them: <Code>whsec_</Code> with 24
    to 64 random bytes in base64. Then start the server again.
  </Notice>
);

const stopped = (
  <Notice tone="danger" title="The receiver wants no more events">
    It has answered 410, so none is sent. Check the address in <Code>EVENTS_URL</Code>, then open
    the event that is stopped and press Send Again: the others follow.
  </Notice>
);

function Events({ events: { list, ...methods } }: Pick<ConnectedAdminMethods, 'events'>) {
  const controls = useListQuery<EventQuery, EventPage>(list, everything);
  const page = controls.list.state === 'ready' ? controls.list.value : undefined;
  return (
    <PagedList
      {...events}
      {...controls}
      intro={page && (page.hasReceiver ? page.counts.stopped > 0 && stopped : setUp)}
    >
      {(shown) => (
        <List>
          {shown.events.map((event) => (
            <li key={event.id}>
              <EventRow
                event={event}
                actions={
                  shown.hasReceiver &&
                  (event.nextAt || event.state === 'failed' || event.state === 'stopped') && (
                    <SendActions
                      noun="event"
                      entry={event}
                      which={`${eventName(event)} ${event.about.id}`}
                      methods={methods}
                      refresh={controls.refresh}
                    />
                  )
                }
              />
            </li>
          ))}
        </List>
      )}
    </PagedList>
  );
}

/** What the panel of a kind says in browser mode. */
const withoutServer = {
  mail: (
    <Panel title={mails.title}>
      <EmptyState title="This website has no server">
        With one, every mail is listed here: what waits, what was sent, and what has failed and can
        be sent again.
      </EmptyState>
    </Panel>
  ),
  event: (
    <Panel title={events.title} back={events.back}>
      <EmptyState title="Events need the server">
        With it, your other tools are told of each payment, ticket and accepted quote.
      </EmptyState>
    </Panel>
  ),
};

export interface OutboxProps {
  kind: 'mail' | 'event';
}

/** What the server sends: all mails, the one that the URL names with `?mail=`, or the events for other tools. */
export function Outbox({ kind }: OutboxProps) {
  const { connected } = useAdminBackend();
  const id = useOpenedId('mail');
  if (!connected) return withoutServer[kind];
  if (kind === 'event') return <Events events={connected.events} />;
  const { mail } = connected;
  return id ? <QueuedMail key={id} id={id} mail={mail} /> : <Mails mail={mail} />;
}
