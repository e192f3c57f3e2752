import { pages } from '../../../pages';
import { CountLink } from '../frame/CountLink';
import { useOwnerStatus } from '../status/OwnerStatusProvider';

/** A link to the mails, with the number of those that have failed. */
export function MailLink() {
  const status = useOwnerStatus();
  return <CountLink page={pages.adminMail} count={status?.failedMails ?? 0} what="failed" />;
}
