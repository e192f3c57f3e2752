import { Badge, type Tone } from '../../../design-system';
import type { EventState } from '../../../domain/ownersEvents';

/** The states of a mail or an event in words. No mail stops the others. */
export const jobStateLabels: Readonly<Record<EventState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  stopped: 'Stopped',
};

const tones: Readonly<Record<EventState, Tone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  stopped: 'danger',
};

export interface JobStateBadgeProps {
  state: EventState;
}

/** The state of a mail or an event: blue while it waits, green when sent, red after the last attempt. */
export function JobStateBadge({ state }: JobStateBadgeProps) {
  return <Badge tone={tones[state]}>{jobStateLabels[state]}</Badge>;
}
