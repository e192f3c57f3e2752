import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { pages } from '../../pages';
import type { Loadable } from '../loading/useLoadable';

/** Reading it again does not help: an account or a link that it is for does. */
export const isForAnotherReader = (loadable: Loadable<unknown>): boolean =>
  loadable.state === 'failed' &&
  /^(ticket-not-found|order-not-found|signed-out)$/.test(loadable.code ?? '');

export interface LinkedPage {
  /** What the page shows. Without an id it opens the account. */
  id: string | undefined;
  /** The token in the fragment of the URL, with which a guest opens it. */
  token: string | undefined;
  /** It has been read, so the tab has kept the token. */
  isRead: boolean;
  /** Reads it again: another user may read other things. */
  reload: () => Promise<unknown>;
}

/** What the page of a ticket or an order does that an account or a link opens: see `LinkedPage`. */
export function useLinkedPage({ id, token, isRead, reload }: LinkedPage): void {
  const { pathname } = useLocation();
  const { sessions } = useBackend();
  const navigate = useNavigate();

  useEffect(() => {
    if (!id) void navigate(pages.account.href, { replace: true });
  }, [id, navigate]);

  // The token need not stay in the browser's history.
  useEffect(() => {
    if (token && isRead) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [token, isRead, navigate, pathname]);

  useEffect(() => sessions.onChange(() => void reload()), [sessions, reload]);
}
