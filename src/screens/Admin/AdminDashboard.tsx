import { useLocation, useNavigate } from 'react-router-dom';
import { useLeave } from '../../features/admin/frame/UnsavedChangesProvider';
import { useAdminSession } from '../../features/admin/sign-in/AdminSessionProvider';
import { DamagedNotice } from '../../features/admin/site-data/DamagedNotice';
import { ServerNotices } from '../../features/admin/status/ServerNotices';
import { TwoStepLogin } from '../../features/admin/two-step/TwoStepLogin';
import { panelPages } from '../../pages';
import { demoNote } from '../../settings';
import { AdminDashboardPage } from './AdminDashboardPage';
import { headerLinks } from './headerLinks';
import { panelContents } from './panels';

const tabs = panelPages
  .filter(({ hasTab }) => hasTab)
  .map(({ name, value, label }) => {
    const Content = panelContents[name];
    return { value, label, content: <Content /> };
  });

/** The dashboard. The address selects the tab: `?tab=orders`. */
export function AdminDashboard() {
  const { signOut } = useAdminSession();
  const leave = useLeave();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('tab');
  const { value: shown = '' } = tabs.find(({ value }) => value === asked) ?? tabs[0] ?? {};

  return (
    <AdminDashboardPage
      tabs={tabs}
      value={shown}
      links={headerLinks}
      actions={<TwoStepLogin />}
      notices={
        <>
          <ServerNotices />
          <DamagedNotice />
        </>
      }
      note={demoNote}
      onChange={(tab) => void navigate({ search: `?tab=${tab}` }, { preventScrollReset: true })}
      onLogOut={() => leave(() => signOut())}
    />
  );
}
