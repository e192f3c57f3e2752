import { useId } from 'react';
import {
  Button,
  Card,
  Columns,
  Heading,
  Inline,
  List,
  Stack,
  Text,
  TextLink,
} from '../../../design-system';
import type { QueuedMail } from '../../../domain/outbox';
import { pages } from '../../../pages';
import { typedText } from '../../tickets/typedText.css';
import { written } from '../../tickets/written';
import { MailStateBadge } from './MailStateBadge';

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{written(at)}</time>;

export interface QueuedMailPanelProps {
  /** The mail with its attempts. */
  mail: QueuedMail;
  /** Sending again has been asked for, and was not answered yet. Default `false`. */
  sending?: boolean;
  /** Asks to send it again. */
  onSendAgain: () => void;
}

/** One mail, from props alone: its text as it was sent, and each attempt at sending it. */
export function QueuedMailPanel({ mail, sending = false, onSendAgain }: QueuedMailPanelProps) {
  const titleId = useId();
  const { to, subject, text, state, queuedAt, nextAt, attempts } = mail;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Text size="small">
            <TextLink href={pages.adminMail.href}>All mails</TextLink>
          </Text>
          <Heading level="2" size="h3" id={titleId}>
            {subject || 'No subject'}
          </Heading>
          <Text variant="quiet">To {to.join(', ')}</Text>
          <Inline>
            <MailStateBadge state={state} />
          </Inline>
        </Stack>
        <Columns ratio="3:2">
          <Card>
            <div className={typedText}>{text}</div>
          </Card>
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level="3" size="h4">
                Attempts
              </Heading>
              <List>
                <li>
                  <Text size="small" tabular>
                    <Moment at={queuedAt} />: queued
                  </Text>
                </li>
                {attempts.map(({ at, error }) => (
                  <li key={at}>
                    <Text size="small" tabular>
                      <Moment at={at} />: {error ?? 'sent'}
                    </Text>
                  </li>
                ))}
                {state === 'waiting' && (
                  <li>
                    <Text size="small" tabular>
                      {nextAt ? (
                        <>
                          <Moment at={nextAt} />: next attempt
                        </>
                      ) : (
                        'Next attempt: as soon as possible'
                      )}
                    </Text>
                  </li>
                )}
              </List>
            </Stack>
            {state !== 'sent' && (
              <Inline>
                <Button variant="secondary" loading={sending} onClick={onSendAgain}>
                  Send Again
                </Button>
              </Inline>
            )}
          </Stack>
        </Columns>
      </Stack>
    </section>
  );
}
