import type { ReactNode } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { Columns, Heading, Inline, List, Notice, Stack, Text } from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import type { QueuedMail as StoredMail } from '../../../domain/outbox';
import { Moment } from '../../dates/Moment';
import { LoadableView } from '../../loading/LoadableView';
import { typedText } from '../../text/text.css';
import { Panel } from '../frame/Panel';
import { Letter } from '../letter/Letter';
import { useOpened } from '../opened/useOpened';
import { SendActions, withFullStop } from './SendActions';
import { SendingBadge } from './SendingBadge';

type Attempt = StoredMail['attempts'][number];

/** The newest first. Attempts in a row with the same result are one group. */
function groupAttempts(attempts: readonly Attempt[]) {
  const groups: { last: Attempt; count: number }[] = [];
  for (const attempt of [...attempts].reverse()) {
    const group = groups.at(-1);
    if (group && group.last.error === attempt.error) group.count += 1;
    else groups.push({ last: attempt, count: 1 });
  }
  return groups;
}

interface EntryProps {
  at: string | null;
  before?: ReactNode;
  children: ReactNode;
}

function Entry({ at, before, children }: EntryProps) {
  return (
    <li>
      {at && (
        <Text size="small" variant="quiet" tabular>
          <span>{before}</span>
          <Moment date={at} />
        </Text>
      )}
      <Text>{children}</Text>
    </li>
  );
}

export interface QueuedMailProps {
  id: string;
  mail: ConnectedAdminMethods['mail'];
}

/** One mail, loaded and followed: its text as it was sent, and each attempt. Sends it again on demand. */
export function QueuedMail({ id, mail }: QueuedMailProps) {
  const { view, refresh, back, ends } = useOpened('mail', id, mail, ({ subject }) => subject);
  return (
    <LoadableView {...view}>
      {(opened) => {
        const { to, subject, html, state, queuedAt, nextAt, attempts, isSetAside } = opened;
        return (
          <Panel
            title={subject || 'No subject'}
            back={back}
            intro={
              <Inline gap="sm" align="baseline">
                <SendingBadge state={state} />
                <Text variant="quiet">
                  <span className={typedText}>{`To ${to.join(', ')}`}</span>
                </Text>
              </Inline>
            }
          >
            {state === 'failed' && !isSetAside && (
              <Notice tone="danger" title="This mail could not be sent">
                <span>{withFullStop(attempts.at(-1)?.error ?? '')}</span> Check the settings of the
                mail service, then press Send Again. Set Aside takes the mail out of the count.
              </Notice>
            )}
            {state !== 'sent' && (
              <SendActions noun="mail" entry={opened} methods={mail} refresh={refresh} />
            )}
            <Columns ratio="3:2">
              <Letter html={html} title={subject || 'No subject'} />
              <Stack gap="sm">
                <Heading level="2" size="h4">
                  Attempts
                </Heading>
                <List padding="sm">
                  {state === 'waiting' && (
                    <Entry at={nextAt}>
                      {nextAt ? 'Next attempt' : 'The next attempt is as soon as possible.'}
                    </Entry>
                  )}
                  {groupAttempts(attempts).map(({ last, count }) => (
                    <Entry
                      key={last.at}
                      at={last.at}
                      before={count > 1 && `${formatNumber(count)} attempts, last `}
                    >
                      {last.error ?? 'Sent'}
                    </Entry>
                  ))}
                  <Entry at={queuedAt}>Queued</Entry>
                </List>
              </Stack>
            </Columns>
            {ends}
          </Panel>
        );
      }}
    </LoadableView>
  );
}
