import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { pages } from '../../../pages';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { CountLink } from '../frame/CountLink';

/** A link to the tickets, with the number of those that wait for the owner once it is known. */
export function TicketsLink() {
  const { desk } = useAdminBackend();
  const { loadable, refresh } = useLoadable(useCallback(() => desk.countWaiting(), [desk]));
  useRefresh(refresh);
  const count = loadable.state === 'ready' ? loadable.value : 0;
  return <CountLink page={pages.adminTickets} count={count} what="waiting" />;
}
