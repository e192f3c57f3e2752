import { Code, Notice, Stack, TextLink } from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import { missingSettings, type OwnerStatus } from '../../../domain/ownerStatus';
import { pages } from '../../../pages';

export interface StatusNoticesProps {
  /** What the server reports. */
  status: Pick<OwnerStatus, 'failedMails' | 'missing'>;
}

/** Mails that have failed, and settings that are missing. Renders nothing if there are none. */
export function StatusNotices({ status: { failedMails, missing } }: StatusNoticesProps) {
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
