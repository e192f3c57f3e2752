import { useEffect } from 'react';

/** How often what other people change is read again, in ms. */
export const REFRESH_INTERVAL = 5000;

/** Calls `refresh` at intervals while the page is visible, and when it becomes visible. */
export function useRefresh(refresh: () => Promise<void>) {
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [refresh]);
}
