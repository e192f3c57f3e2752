import { Badge, type Tone } from '../../../design-system';
import type { MailState } from '../../../domain/outbox';

/** The states of a mail in words. */
export const mailStateLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

const tones: Readonly<Record<MailState, Tone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
};

export interface MailStateBadgeProps {
  /** Whether the mail waits, was sent or has failed. */
  state: MailState;
}

/** The state of a mail: blue while it waits, green when sent, red after the last attempt. */
export function MailStateBadge({ state }: MailStateBadgeProps) {
  return <Badge tone={tones[state]}>{mailStateLabels[state]}</Badge>;
}
