import { Code, Notice, Stack, TextLink } from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import { FULL_DISK, missingSettings } from '../../../domain/ownerStatus';
import { pages } from '../../../pages';
import { usePanelPath } from '../frame/usePanelPath';
import { useOwnerStatus } from './OwnerStatusProvider';

/** Failed mails, a disk that is nearly full, and missing settings. Renders nothing in browser mode. */
export function OwnerNotices() {
  const status = useOwnerStatus();
  const isMail = usePanelPath() === pages.adminMail.href;
  if (!status) return null;
  const { missing, diskUsed = 0 } = status;
  const isFull = diskUsed >= FULL_DISK;
  // The mail panel itself lists the failed mails.
  const failedMails = isMail ? 0 : status.failedMails;
  if (failedMails === 0 && missing.length === 0 && !isFull) return null;
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
        {missing.length > 0 && (
          <Notice tone="warning" title="Not configured yet">
            <Stack as="ul" gap="xs">
              {missing.map((name) => (
                <li key={name}>
                  Without <Code>{missingSettings[name].setting}</Code>,{' '}
                  {missingSettings[name].effect}
                </li>
              ))}
            </Stack>
          </Notice>
        )}
      </Stack>
    </section>
  );
}
