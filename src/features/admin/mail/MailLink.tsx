import { pages } from '../../../pages';
import { CountLink } from '../frame/CountLink';
import { useServerStatus } from '../status/ServerStatusProvider';

/** A link to the mails, with the number of those that have failed. */
export function MailLink() {
  const status = useServerStatus();
  return <CountLink page={pages.adminMail} count={status?.failedMails ?? 0} what="failed" />;
}
