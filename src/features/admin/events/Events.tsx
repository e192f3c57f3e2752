import type { OwnersEvents } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Button,
  Code,
  EmptyState,
  Notice,
  Stack,
  Table,
  Text,
  TextLink,
  useToast,
  VisuallyHidden,
} from '../../../design-system';
import type { About, AboutKind } from '../../../domain/history';
import { formatNumber } from '../../../domain/numbers';
import {
  EVENTS_PER_PAGE,
  type EventQuery,
  eventStates,
  type ListedEvent,
} from '../../../domain/ownersEvents';
import { Moment } from '../../dates/Moment';
import { useAction } from '../../useSubmission';
import { Panel } from '../frame/Panel';
import { adminTicketHref, orderHref, quoteHref } from '../hrefs';
import { asSentence } from '../kinds';
import { JobStateBadge, jobStateLabels } from '../mail/JobStateBadge';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';

const TITLE = 'Events for other tools';

const everything: EventQuery = { text: '', status: 'all', page: 1 };

/** 'Order paid' for `order.paid`. */
const nameOf = ({ type }: Pick<ListedEvent, 'type'>) => asSentence(type.replaceAll('.', ' '));

const hrefs: Partial<Record<AboutKind, (id: string) => string>> = {
  order: orderHref,
  quote: quoteHref,
  ticket: adminTicketHref,
};

function Subject({ kind, id }: About) {
  const href = hrefs[kind]?.(id);
  const name = (
    <>
      <span>{asSentence(kind)}</span> <span translate="no">{id}</span>
    </>
  );
  return href ? <TextLink href={href}>{name}</TextLink> : name;
}

function triedWords(attempts: number) {
  if (attempts === 0) return 'Not tried yet';
  return attempts === 1 ? '1 attempt' : `${formatNumber(attempts)} attempts`;
}

function Attempts({ attempts, error, nextAt }: ListedEvent) {
  return (
    <>
      <span key={attempts}>{triedWords(attempts)}</span>
      {error && <Text size="small">{error}</Text>}
      {nextAt && (
        <Text size="small" variant="quiet">
          <span>The next is on</span> <Moment date={nextAt} />
        </Text>
      )}
    </>
  );
}

interface ActionsProps {
  event: ListedEvent;
  events: OwnersEvents;
  refresh: () => Promise<void>;
}

function Actions({ event, events, refresh }: ActionsProps) {
  const { id, state, nextAt, isSetAside } = event;
  const { toast } = useToast();
  const which = ` ${nameOf(event)} ${event.about.id}`;

  const sendAgain = useAction('The event was not sent again', async () => {
    await events.sendAgain(id);
    toast({ title: 'The event is sent again', description: 'This list shows the result.' });
    await refresh();
  });

  const setAside = useAction('The event was not set aside', async () => {
    await events.setAside(id);
    toast({ title: 'The event is set aside', description: 'It is no longer counted.' });
    await refresh();
  });

  return (
    <Stack gap="xs">
      {(state === 'failed' || state === 'stopped' || nextAt) && (
        <div>
          <Button
            variant="secondary"
            size="small"
            loading={sendAgain.pending}
            onClick={() => void sendAgain.run()}
          >
            <span>
              Send Again<VisuallyHidden>{which}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
      {state === 'failed' && !isSetAside && (
        <div>
          <Button
            variant="quiet"
            size="small"
            loading={setAside.pending}
            onClick={() => void setAside.run()}
          >
            <span>
              Set Aside<VisuallyHidden>{which}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
    </Stack>
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
    It has answered 410, so none is sent. Check the address in <Code>EVENTS_URL</Code>, then press
    Send Again beside the event that is stopped: the others follow.
  </Notice>
);

function AllEvents({ events }: { events: OwnersEvents }) {
  const controls = useListQuery(events.list, everything);
  const { list, refresh } = controls;
  const page = list.state === 'ready' ? list.value : undefined;
  return (
    <PagedList
      title={TITLE}
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
        label: 'State',
        statuses: eventStates.map((value) => ({
          value,
          label: jobStateLabels[value],
          isRare: value === 'stopped',
        })),
      }}
      noMatch="No event has all of these words and this state. A part of its type, such as “order.paid”, or of an id is enough."
      pageSize={EVENTS_PER_PAGE}
      empty="Each event that is sent to your other tools is listed here, such as a payment."
    >
      {(shown) => (
        <Table
          caption="Events"
          captionHidden
          long
          columns={[
            {
              header: 'Event',
              phone: 'first',
              cell: (event) => (
                <>
                  <span>{nameOf(event)}</span>
                  <Text size="small">
                    <Subject {...event.about} />
                  </Text>
                </>
              ),
            },
            {
              header: 'State',
              phone: 'firstEnd',
              cell: ({ state }) => <JobStateBadge state={state} />,
              nowrap: true,
            },
            { header: 'Attempts', phone: 'second', cell: (event) => <Attempts {...event} /> },
            {
              header: 'Queued',
              phone: 'third',
              cell: ({ queuedAt }) => <Moment date={queuedAt} />,
              nowrap: true,
            },
            {
              header: 'Action',
              align: 'end',
              phone: 'secondEnd',
              cell: (event) =>
                shown.hasReceiver && <Actions event={event} events={events} refresh={refresh} />,
              nowrap: true,
            },
          ]}
          rows={shown.events}
          rowKey={({ id }) => id}
        />
      )}
    </PagedList>
  );
}

/** The panel of the events that the server sends to the owner's other tools. */
export function Events() {
  const { connected } = useAdminBackend();
  if (connected) return <AllEvents events={connected.events} />;
  return (
    <Panel title={TITLE}>
      <EmptyState title="Events need the server">
        With it, your other tools are told of each payment, ticket and accepted quote.
      </EmptyState>
    </Panel>
  );
}
