import { pages } from '../../../pages';
import { CountLink } from '../frame/CountLink';
import { useOwnerStatus } from './OwnerStatusProvider';

/** Links to what the owner uses most, each with the number of what waits there once it is known. */
export function PanelLinks() {
  const status = useOwnerStatus();
  return (
    <>
      <CountLink page={pages.adminTickets} count={status?.waitingTickets} what="waiting" />
      <CountLink page={pages.adminQuotes} count={status?.newQuotes} what="new" />
      <CountLink page={pages.adminMail} count={status?.failedMails} what="failed" />
      <CountLink page={pages.adminHistory} />
    </>
  );
}
