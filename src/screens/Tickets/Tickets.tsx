import { useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { useLoadable } from '../../features/loading/useLoadable';
import { useRefresh } from '../../features/loading/useRefresh';
import { pages } from '../../pages';
import { TicketsPage } from './TicketsPage';

/** Never settles: without an id there is nothing to load. */
const nothing = () => new Promise<never>(() => {});

/** The screen at `/account/tickets/<id>`: one ticket of the customer. Without an id it opens the account. */
export function Tickets() {
  const { id } = useParams();
  const { sessions, tickets } = useBackend();
  const { user } = useSession();
  const { open } = useAuthDialog();
  const navigate = useNavigate();

  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => (id ? tickets.read(id) : nothing()), [tickets, id]),
  );
  useRefresh(refresh);

  useEffect(() => {
    if (!id) void navigate(pages.account.href, { replace: true });
  }, [id, navigate]);

  // Another user may read other tickets.
  useEffect(() => sessions.onChange(() => void reload()), [sessions, reload]);

  async function reply(text: string) {
    if (!id) return;
    await tickets.reply({ ticketId: id, text });
    await refresh();
  }

  return (
    <TicketsPage
      ticket={loadable}
      onRetry={reload}
      onReply={reply}
      onLogIn={user ? undefined : () => open('login')}
    />
  );
}
