import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Badge, ButtonLink, VisuallyHidden } from '../../../design-system';
import { pages } from '../../../pages';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';

const numbers = new Intl.NumberFormat('en-GB');

/** A link to the tickets, with the number of those that wait for the owner once it is known. */
export function TicketsLink() {
  const { desk } = useAdminBackend();
  const { loadable, refresh } = useLoadable(useCallback(() => desk.countWaiting(), [desk]));
  useRefresh(refresh);
  const count = loadable.state === 'ready' ? loadable.value : 0;
  return (
    <ButtonLink variant="quiet" href={pages.adminTickets.href}>
      {pages.adminTickets.label}
      {count > 0 && (
        <Badge variant="accent">
          {numbers.format(count)}
          <VisuallyHidden> waiting</VisuallyHidden>
        </Badge>
      )}
    </ButtonLink>
  );
}
