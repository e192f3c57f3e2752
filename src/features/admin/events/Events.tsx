import type { ReactNode } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Code,
  EmptyState,
  Inline,
  List,
  Notice,
  OpeningRow,
  Stack,
  Text,
  TextLink,
  useToast,
} from '../../../design-system';
import type { AboutKind } from '../../../domain/history';
import { formatNumber } from '../../../domain/numbers';
import {
  EVENTS_PER_PAGE,
  type EventQuery,
  eventStates,
  type ListedEvent,
} from '../../../domain/ownersEvents';
import { pages } from '../../../pages';
import { Moment } from '../../dates/Moment';
import { BackLink } from '../../page/BackLink';
import { Panel } from '../frame/Panel';
import { adminTicketHref, orderHref, quoteHref } from '../kinds/hrefs';
import { asSentence } from '../kinds/kinds';
import { JobStateBadge, jobStateLabels } from '../mail/JobStateBadge';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { ShortDay } from '../rows/ShortDay';
import { RowAction } from './RowAction';

const TITLE = 'Events for other tools';

const back = <BackLink href={pages.adminOrders.href}>All orders</BackLink>;

const everything: EventQuery = { text: '', status: 'all', page: 1 };

/** 'Order paid' for `order.paid`. */
const nameOf = ({ type }: Pick<ListedEvent, 'type'>) => asSentence(type.replaceAll('.', ' '));

const hrefs: Partial<Record<AboutKind, (id: string) => string>> = {
  order: orderHref,
  quote: quoteHref,
  ticket: adminTicketHref,
};

function triedWords(attempts: number) {
  if (attempts === 0) return 'Not tried yet';
  return attempts === 1 ? '1 attempt' : `${formatNumber(attempts)} attempts`;
}

interface ActionsProps {
  event: ListedEvent;
  events: ConnectedAdminMethods['events'];
  refresh: () => Promise<void>;
}

function Actions({ event, events, refresh }: ActionsProps) {
  const { id, state, nextAt, isSetAside } = event;
  const { toast } = useToast();
  const which = `${nameOf(event)} ${event.about.id}`;
  return (
    <Inline>
      {(state === 'failed' || state === 'stopped' || nextAt) && (
        <RowAction
          label="Send Again"
          which={which}
          failure="The event was not sent again"
          run={async () => {
            await events.sendAgain(id);
            toast({ title: 'The event is sent again', description: 'This list shows the result.' });
            await refresh();
          }}
        />
      )}
      {state === 'failed' && !isSetAside && (
        <RowAction
          variant="quiet"
          label="Set Aside"
          which={which}
          failure="The event was not set aside"
          run={async () => {
            await events.setAside(id);
            toast({ title: 'The event is set aside', description: 'It is no longer counted.' });
            await refresh();
          }}
        />
      )}
    </Inline>
  );
}

interface EventRowProps {
  event: ListedEvent;
  actions: ReactNode;
}

/** An event in one line, with what became of it when opened. */
function EventRow({ event, actions }: EventRowProps) {
  const { about, attempts, error, name, nextAt, queuedAt, state, type } = event;
  const href = hrefs[about.kind]?.(about.id);
  return (
    <OpeningRow
      name={nameOf(event)}
      title={<span>{name ?? asSentence(about.kind)}</span>}
      status={<JobStateBadge state={state} />}
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

function AllEvents({ events }: { events: ConnectedAdminMethods['events'] }) {
  const controls = useListQuery(events.list, everything);
  const { list, refresh } = controls;
  const page = list.state === 'ready' ? list.value : undefined;
  return (
    <PagedList
      title={TITLE}
      back={back}
      {...controls}
      intro={
        page && (
          <>
            {!page.hasReceiver && setUp}
            {page.hasReceiver && page.counts.stopped > 0 && stopped}
          </>
        )
      }
      nouns={{ one: 'event', several: 'events' }}
      filter={{
        label: 'Status',
        statuses: eventStates.map((value) => ({
          value,
          label: jobStateLabels[value],
          isRare: value === 'stopped',
        })),
      }}
      noMatch="No event has all of these words and this status. A part of its type, such as “order.paid”, or of an id is enough."
      pageSize={EVENTS_PER_PAGE}
      empty="Each event that is sent to your other tools is listed here, such as a payment."
    >
      {(shown) => (
        <List>
          {shown.events.map((event) => (
            <li key={event.id}>
              <EventRow
                event={event}
                actions={
                  shown.hasReceiver && <Actions event={event} events={events} refresh={refresh} />
                }
              />
            </li>
          ))}
        </List>
      )}
    </PagedList>
  );
}

/** The panel of the events that the server sends to the owner's other tools. */
export function Events() {
  const { connected } = useAdminBackend();
  if (connected) return <AllEvents events={connected.events} />;
  return (
    <Panel title={TITLE} back={back}>
      <EmptyState title="Events need the server">
        With it, your other tools are told of each payment, ticket and accepted quote.
      </EmptyState>
    </Panel>
  );
}
