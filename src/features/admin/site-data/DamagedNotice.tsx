import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Notice, TextLink } from '../../../design-system';
import { pages } from '../../../pages';
import { useLoadable } from '../../loading/useLoadable';
import { usePanelPath } from '../frame/usePanelPath';

function Warning() {
  const { siteData } = useAdminBackend();
  const { loadable } = useLoadable(useCallback(() => siteData.unreadable(), [siteData]));
  if (loadable.state !== 'ready' || loadable.value.length === 0) return null;
  return (
    <section aria-label="Stored data">
      <Notice tone="warning" title="Some stored data could not be read">
        The website uses the readable entries, or the defaults. What is damaged is listed in{' '}
        <TextLink href={pages.adminSiteData.href}>{pages.adminSiteData.label}</TextLink>.
      </Notice>
    </section>
  );
}

/** Warns of damaged data on every panel but Site Data, which lists it. Reads it again after a visit there. */
export function DamagedNotice() {
  const isListed = usePanelPath() === pages.adminSiteData.href;
  return isListed ? null : <Warning />;
}
