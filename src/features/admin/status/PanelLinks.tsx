import { countOf, type TodayKind } from '../../../domain/today';
import { pages } from '../../../pages';
import { CountLink } from '../frame/CountLink';
import { useOverview } from './OwnerStatusProvider';

/** Links to what the owner uses most, each with the number of what waits there once it is known. */
export function PanelLinks() {
  const { today } = useOverview();
  const count = (kind: TodayKind) => today && countOf(today, kind);
  return (
    <>
      <CountLink page={pages.adminTickets} count={count('ticket')} what="waiting" />
      <CountLink page={pages.adminQuotes} count={count('quote')} what="new" />
      <CountLink page={pages.adminMail} count={count('mail')} what="failed" />
      <CountLink page={pages.adminHistory} />
    </>
  );
}
