import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { focusHeading } from '../../design-system';
import { AdminFrame } from '../../features/admin/frame/AdminFrame';
import { useLeave } from '../../features/admin/frame/UnsavedChangesProvider';
import { usePanelPath } from '../../features/admin/frame/usePanelPath';
import { useAdminSession } from '../../features/admin/sign-in/AdminSessionProvider';
import { pages, panelPages } from '../../pages';
import { tabs, useFrameParts } from './frameParts';
import { ADMIN_TITLE } from './title';

/** The panel of the URL. A keyboard goes on at the heading of what a link of the panel has opened. */
function PanelOutlet() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const isOpened = shown.current.pathname === pathname && shown.current.search !== search;
    shown.current = { pathname, search };
    if (isOpened) focusHeading();
  }, [pathname, search]);

  return <Outlet />;
}

/** The layout of the pages that show one panel. */
export function AdminLayout() {
  const { signOut } = useAdminSession();
  const leave = useLeave();
  const frameParts = useFrameParts();
  const navigate = useNavigate();
  const path = usePanelPath();
  const shown = panelPages.find(({ href }) => href === path);

  return (
    <AdminFrame
      title={ADMIN_TITLE}
      onLogOut={() => leave(() => signOut(() => navigate(pages.landing.href)))}
      panels={tabs.map((tab) => ({
        ...tab,
        isCurrent: tab.value === shown?.tab,
      }))}
      {...frameParts}
    >
      <PanelOutlet />
    </AdminFrame>
  );
}
