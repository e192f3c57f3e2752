import { useLocation, useNavigate } from 'react-router-dom';
import { useLeave } from '../../features/admin/frame/UnsavedChangesProvider';
import { useAdminSession } from '../../features/admin/sign-in/AdminSessionProvider';
import { demoNote } from '../../settings';
import { AdminDashboardPage } from './AdminDashboardPage';
import { panels } from './panels';

const [{ value: defaultTab }] = panels;

const tabs = panels.map(({ value, label, Content }) => ({ value, label, content: <Content /> }));

/** The dashboard's route. The address says which tab is shown: `?tab=orders`. */
export function AdminDashboard() {
  const { signOut } = useAdminSession();
  const leave = useLeave();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('tab');
  const shown = panels.find(({ value }) => value === asked)?.value ?? defaultTab;

  return (
    <AdminDashboardPage
      tabs={tabs}
      value={shown}
      note={demoNote}
      onChange={(tab) => void navigate({ search: `?tab=${tab}` }, { preventScrollReset: true })}
      onLogOut={() => leave(() => signOut())}
    />
  );
}
