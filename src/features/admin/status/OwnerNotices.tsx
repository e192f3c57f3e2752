import { pages } from '../../../pages';
import { usePanelAddress } from '../frame/usePanelAddress';
import { useOwnerStatus } from './OwnerStatusProvider';
import { StatusNotices } from './StatusNotices';

/** What the owner has to do about the server. Renders nothing in browser mode. */
export function OwnerNotices() {
  const status = useOwnerStatus();
  const isMail = usePanelAddress() === pages.adminMail.href;
  if (!status) return null;
  // The mail panel itself lists the failed mails.
  return <StatusNotices status={isMail ? { ...status, failedMails: 0 } : status} />;
}
