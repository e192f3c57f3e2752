import { useCallback } from 'react';
import type { OwnersPaymentEvents } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  Code,
  EmptyState,
  List,
  Notice,
  OpeningRow,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import { type PaymentEvents as Events, shownEvents } from '../../../domain/paymentEvents';
import { pages } from '../../../pages';
import { Moment } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { BackLink } from '../../tickets/BackLink';
import { Panel } from '../frame/Panel';
import { asSentence } from '../kinds';
import { RowAction } from '../RowAction';
import { ShortDay } from '../ShortDay';

const TITLE = 'Payment events';

const back = <BackLink href={pages.adminOrders.href}>All orders</BackLink>;

/** 'Checkout completed' for `checkout.session.completed`. */
const nameOf = (type: string) =>
  asSentence(type.replace('.session', '').replaceAll(/[._]/g, ' ')) || 'Unknown';

/** Why signatures are refused, and what to do. */
const causes = [
  ['malformed', 'without a signature. Does a proxy remove the header Stripe-Signature?'],
  [
    'wrong',
    'with a wrong signature. Does a proxy change the body? Is the secret that of this webhook?',
  ],
  [
    'old',
    'more than five minutes old. Is the clock of the server off? Does a proxy hold requests back?',
  ],
  ['future', 'more than five minutes ahead. Is the clock of the server off?'],
] as const satisfies readonly (readonly [keyof Events['refused'], string])[];

function Refused({ refused }: Pick<Events, 'refused'>) {
  const counted = causes.filter(([cause]) => refused[cause] > 0);
  if (counted.length === 0) return null;
  return (
    <Notice tone="warning" title="Events were refused within a day">
      <Stack gap="xs">
        <Stack as="ul" gap="xs">
          {counted.map(([cause, words]) => (
            <li key={cause}>
              <span>{`${formatNumber(refused[cause])} ${words}`}</span>
            </li>
          ))}
        </Stack>
        <Text>
          The secret is in <Code>STRIPE_WEBHOOK_SECRET</Code>. The provider sends an event again for
          three days.
        </Text>
      </Stack>
    </Notice>
  );
}

function KnownEvents({ paymentEvents }: { paymentEvents: OwnersPaymentEvents }) {
  const { toast } = useToast();
  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => {
      const read = await paymentEvents.read();
      return { ...read, events: shownEvents(read.events, new Date()) };
    }, [paymentEvents]),
  );
  useRefresh(refresh);

  async function tryAgain(id: string) {
    await paymentEvents.tryAgain(id);
    toast({ title: 'Tried again', description: 'What is still not known stays in this list.' });
    await refresh();
  }

  return (
    <Panel title={TITLE} back={back} gap="sm">
      <LoadableView loadable={loadable} subject="the payment events" onRetry={reload}>
        {({ events, lastEvent, refused }) => (
          <Stack gap="md">
            <Text variant="quiet">
              {lastEvent ? (
                <>
                  <span>The last event arrived on</span> <Moment date={lastEvent} />
                </>
              ) : (
                <span>No event has arrived yet.</span>
              )}
            </Text>
            <Refused refused={refused} />
            {events.length === 0 ? (
              <EmptyState title="Nothing waits for you">
                An event that could not be read is listed here, and a refund or a dispute whose
                payment is not known after ten minutes.
              </EmptyState>
            ) : (
              <List>
                {events.map((event) => (
                  <li key={event.id}>
                    <OpeningRow
                      name={<span>{nameOf(event.type)}</span>}
                      title={event.problem}
                      time={<ShortDay date={event.receivedAt} />}
                    >
                      <Stack gap="sm">
                        <Text size="small" variant="quiet">
                          <span translate="no">
                            {[event.type, event.id].filter(Boolean).join(', ')}
                          </span>{' '}
                          <span>received on</span> <Moment date={event.receivedAt} />
                        </Text>
                        <div>
                          <RowAction
                            label="Try Again"
                            which={`${nameOf(event.type)} ${event.id}`}
                            failure="The event was not tried again"
                            run={() => tryAgain(event.id)}
                          />
                        </div>
                      </Stack>
                    </OpeningRow>
                  </li>
                ))}
              </List>
            )}
          </Stack>
        )}
      </LoadableView>
    </Panel>
  );
}

/** The panel of what the payment provider has sent and the server could not use yet. */
export function PaymentEvents() {
  const { connected } = useAdminBackend();
  if (connected) return <KnownEvents paymentEvents={connected.paymentEvents} />;
  return (
    <Panel title={TITLE} back={back}>
      <EmptyState title="Payment events need the server">
        With it, payments become orders, and what could not be read is listed here.
      </EmptyState>
    </Panel>
  );
}
