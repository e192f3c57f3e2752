import { useLocation } from 'react-router-dom';
import { Button } from '../../design-system';
import { allPages } from '../../pages';
import { useIsHydrated } from '../page/useIsHydrated';

/** Says how visits are counted, and takes an objection. `attachVisits` handles it, before hydration too. */
export function VisitsChoice({ script }: { script: string }) {
  const { pathname } = useLocation();
  const visits = useIsHydrated() ? document.documentElement.dataset.visits : 'counted';
  const isListed = allPages.some(({ href, isUnlisted }) => href === pathname && !isUnlisted);
  // A document that began with another page counts none, also where the router shows this one.
  if (!isListed || !visits) return null;
  const isCounted = visits === 'counted';
  const { host } = new URL(script.split(/\s/)[0] ?? '');
  return (
    <>
      <span>
        {`To improve this site, we count visits with ${host}: the page, the site that you came from, and your browser, screen, language and country. Nothing is stored in your browser, except an objection. A browser with Global Privacy Control is not counted.`}
      </span>{' '}
      {!isCounted && <span>Your visits are not counted. </span>}
      <Button variant="quiet" size="small" data-visits={isCounted ? 'uncounted' : 'counted'}>
        {isCounted ? 'Do not count my visits' : 'Count my visits'}
      </Button>
    </>
  );
}
