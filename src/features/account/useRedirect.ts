import { useNavigate } from 'react-router-dom';
import { usePausableTimeout } from '../../design-system';
import { useAuthDialog } from './AuthDialogProvider';

/** How long a page is shown before its redirect, in ms. */
const REDIRECT_DELAY = 3000;

/** Replaces the page with `href` after 3 s while it is `active`. The open login dialog stops the clock. */
export function useRedirect(href: string, active = true) {
  const navigate = useNavigate();
  const { isOpen } = useAuthDialog();
  const redirect = () => void navigate(href, { replace: true });
  usePausableTimeout(redirect, REDIRECT_DELAY, active && !isOpen);
}
