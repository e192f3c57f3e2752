import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { AdminFrame } from '../../features/admin/frame/AdminFrame';
import { useLeave } from '../../features/admin/frame/UnsavedChangesProvider';
import { useAdminSession } from '../../features/admin/sign-in/AdminSessionProvider';
import { TicketsLink } from '../../features/admin/tickets/TicketsLink';
import { TwoStepLogin } from '../../features/admin/two-step/TwoStepLogin';
import { pages, panelPages } from '../../pages';
import { demoNote } from '../../settings';
import { ADMIN_TITLE } from './adminTitle';

/** The layout of the pages that show one panel. */
export function AdminLayout() {
  const { signOut } = useAdminSession();
  const leave = useLeave();
  const navigate = useNavigate();
  const address = useLocation().pathname.replace(/\/$/, '');

  return (
    <AdminFrame
      title={ADMIN_TITLE}
      onLogOut={() => leave(() => signOut(() => navigate(pages.landing.href)))}
      panels={panelPages
        .filter(({ hasTab }) => hasTab)
        .map(({ label, href }) => ({ label, href, isCurrent: href === address }))}
      actions={
        <>
          <TicketsLink />
          <TwoStepLogin />
        </>
      }
      note={demoNote}
    >
      <Outlet />
    </AdminFrame>
  );
}
