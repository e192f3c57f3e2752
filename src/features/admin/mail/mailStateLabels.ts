import type { MailState } from '../../../domain/outbox';

/** The states of a mail in words. */
export const mailStateLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};
