import { useLocation, useNavigate } from 'react-router-dom';
import { Stack, Tabs } from '../../design-system';
import { Checklist } from '../../features/admin/checklist/Checklist';
import { AdminFrame } from '../../features/admin/frame/AdminFrame';
import { useLeave } from '../../features/admin/frame/UnsavedChangesProvider';
import { useAdminSession } from '../../features/admin/sign-in/AdminSessionProvider';
import { useFollowedOverview } from '../../features/admin/status/OwnerStatusProvider';
import { Today } from '../../features/admin/today/Today';
import { usePageName } from '../../features/page/pageName';
import { settings } from '../../settings';
import { tabs, useFrameParts } from './frameParts';
import { panelContents } from './panels';

const tabsWithContent = tabs.map(({ name, ...tab }) => {
  const Content = panelContents[name];
  return { ...tab, content: <Content /> };
});

/** The dashboard. The URL selects the tab: `?tab=orders`. */
export function AdminDashboard() {
  const { signOut } = useAdminSession();
  const leave = useLeave();
  const frameParts = useFrameParts();
  const { loadable } = useFollowedOverview();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('tab');
  const { value: shown = '' } = tabs.find(({ value }) => value === asked) ?? tabs[0] ?? {};

  usePageName(tabs.find(({ value }) => value === shown)?.label);

  return (
    <AdminFrame title="Admin Dashboard" onLogOut={() => leave(() => signOut())} {...frameParts}>
      <Stack>
        <Today />
        {/* Loads meanwhile, and is shown once nothing above it moves it any more. */}
        <div hidden={loadable.state === 'loading'}>
          <Stack>
            <Checklist hasSiteKey={settings.captcha.siteKey !== ''} />
            <Tabs
              label="Admin panels"
              manual
              tabs={tabsWithContent}
              value={shown}
              onChange={(tab) =>
                void navigate({ search: `?tab=${tab}` }, { preventScrollReset: true })
              }
            />
          </Stack>
        </div>
      </Stack>
    </AdminFrame>
  );
}
