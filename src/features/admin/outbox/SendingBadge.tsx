import { Badge } from '../../../design-system';
import { type EventState, sendingStates } from '../../../domain/outbox';

/** The state of a mail or an event: blue while it waits, green when sent, red after the last attempt. */
export function SendingBadge({ state }: { state: EventState }) {
  const { label, tone } = sendingStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}
