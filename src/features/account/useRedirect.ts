import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePausableTimeout } from '../../design-system';
import { useAuthDialog } from './AuthDialogProvider';
import { isUsed, onInteraction } from './interaction';

/** How long a page is shown before its redirect, in ms. */
const REDIRECT_DELAY = 3000;

/** Navigation state of a page that a redirect has opened. */
const redirectedState = { isRedirected: true };

const isRedirected = (state: unknown) => 'isRedirected' in Object(state);

/**
 * Replaces the page with `href` after 3 s while it is `active`. The open login dialog stops the clock,
 * and the visitor's first interaction stops it for good. A page that a redirect has opened does not
 * redirect; `nextState` is part of its navigation state. It returns whether the redirect comes if the
 * visitor does nothing, and `stay`, which keeps the page for good.
 */
export function useRedirect(href: string, active = true, nextState: object = {}) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const { isOpen } = useAuthDialog();
  const [isStaying, setIsStaying] = useState(false);
  // The visitor can have used the first page before React could listen.
  const isKept = () => isStaying || isRedirected(state) || (key === 'default' && isUsed());
  const isLeaving = active && !isKept();
  const stay = useCallback(() => setIsStaying(true), []);

  useEffect(() => {
    return isLeaving ? onInteraction(stay) : undefined;
  }, [isLeaving, stay]);

  const redirect = () =>
    void navigate(href, { replace: true, state: { ...nextState, ...redirectedState } });
  usePausableTimeout(redirect, REDIRECT_DELAY, isLeaving && !isOpen);
  return { isLeaving, stay };
}
