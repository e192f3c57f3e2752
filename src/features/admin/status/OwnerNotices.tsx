import { Code, Notice, Stack, TextLink } from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import { missingSettings } from '../../../domain/ownerStatus';
import { pages } from '../../../pages';
import { usePanelAddress } from '../frame/usePanelAddress';
import { useOwnerStatus } from './OwnerStatusProvider';

/** Mails that have failed, and settings that are missing. Renders nothing in browser mode. */
export function OwnerNotices() {
  const status = useOwnerStatus();
  const isMail = usePanelAddress() === pages.adminMail.href;
  if (!status) return null;
  const { missing } = status;
  // The mail panel itself lists the failed mails.
  const failedMails = isMail ? 0 : status.failedMails;
  if (failedMails === 0 && missing.length === 0) return null;
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
