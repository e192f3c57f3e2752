import { Code, Notice, Stack, Text, TextLink } from '../../../design-system';
import { shortTitle } from '../../../domain/adminTickets';
import { fileSize } from '../../../domain/fileSize';
import { NEARLY_FULL } from '../../../domain/ownerStatus';
import { Moment } from '../../dates/Moment';
import { entryHref } from '../kinds/hrefs';
import { useOverview } from './OwnerStatusProvider';

/** Mails that are left out, and space that is nearly full. Renders nothing in browser mode. */
export function OwnerNotices() {
  const { status } = useOverview();
  if (!status) return null;
  const { diskUsed = 0, guestFiles, mailsLeftOutUntil } = status;
  const isFull = diskUsed >= NEARLY_FULL;
  const areFilesFull = guestFiles !== undefined && guestFiles.used >= NEARLY_FULL;
  if (!isFull && !areFilesFull && !mailsLeftOutUntil) return null;
  return (
    <section aria-label="Notices">
      <Stack gap="sm">
        {mailsLeftOutUntil && (
          <Notice tone="warning" title="Visitors have caused 300 mails in an hour">
            More to emails that no account has confirmed are left out until{' '}
            <Moment date={mailsLeftOutUntil} part="time" />, such as links that confirm an email.
            Mails to customers with a confirmed account and to payers are sent.
          </Notice>
        )}
        {isFull && (
          <Notice tone="danger" title={`The server’s disk is ${diskUsed}% full`}>
            Once it is full, tickets, quote requests and mails cannot be stored. Free some space on
            it, or enlarge it.
          </Notice>
        )}
        {areFilesFull && (
          <Notice tone="warning" title={`The space for guests’ files is ${guestFiles.used}% full`}>
            <Stack gap="sm">
              <Text>
                Once it is full, customers without a confirmed account cannot send files. Delete
                files that you do not need, or raise <Code>GUEST_FILES_MB</Code>. These tickets have
                most:
              </Text>
              <Stack as="ul" gap="xs">
                {guestFiles.tickets.map(({ id, title, size }) => (
                  <li key={id}>
                    <TextLink href={entryHref('ticket', id)}>{shortTitle(title)}</TextLink>,{' '}
                    <span>{fileSize(size)}</span>
                  </li>
                ))}
              </Stack>
            </Stack>
          </Notice>
        )}
      </Stack>
    </section>
  );
}
