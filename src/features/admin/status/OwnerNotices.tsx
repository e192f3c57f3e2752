import { Code, Notice, Stack, Text, TextLink } from '../../../design-system';
import { fileSize } from '../../../domain/fileSize';
import { formatNumber } from '../../../domain/numbers';
import { NEARLY_FULL } from '../../../domain/ownerStatus';
import { pages } from '../../../pages';
import { usePanelPath } from '../frame/usePanelPath';
import { adminTicketHref } from '../hrefs';
import { useOwnerStatus } from './OwnerStatusProvider';

/** Failed mails, and a disk and space for guests' files that are nearly full. Renders nothing in browser mode. */
export function OwnerNotices() {
  const status = useOwnerStatus();
  const isMail = usePanelPath() === pages.adminMail.href;
  if (!status) return null;
  const { diskUsed = 0, guestFiles } = status;
  const isFull = diskUsed >= NEARLY_FULL;
  const areFilesFull = guestFiles !== undefined && guestFiles.used >= NEARLY_FULL;
  // The mail panel itself lists the failed mails.
  const failedMails = isMail ? 0 : status.failedMails;
  if (failedMails === 0 && !isFull && !areFilesFull) return null;
  return (
    <section aria-label="Notices">
      <Stack gap="sm">
        {failedMails > 0 && (
          <Notice
            tone="danger"
            title={
              failedMails === 1
                ? 'A mail could not be sent'
                : `${formatNumber(failedMails)} mails could not be sent`
            }
          >
            See the reason in <TextLink href={pages.adminMail.href}>Mail</TextLink>, then send it
            again or set it aside.
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
                    <TextLink href={adminTicketHref(id)}>{title}</TextLink>,{' '}
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
