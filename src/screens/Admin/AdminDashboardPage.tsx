import { Tabs, type TabsProps } from '../../design-system';
import { AdminFrame, type AdminFrameProps } from '../../features/admin/frame/AdminFrame';

export interface AdminDashboardPageProps
  extends Pick<TabsProps<string>, 'tabs' | 'value' | 'onChange'>,
    Pick<AdminFrameProps, 'onLogOut' | 'links' | 'actions' | 'notices' | 'note'> {}

/** The dashboard, from props alone: the tabs and the panel of the selected one. */
export function AdminDashboardPage({
  onLogOut,
  links,
  actions,
  notices,
  note,
  ...tabs
}: AdminDashboardPageProps) {
  const frame = { onLogOut, links, actions, notices, note };
  return (
    <AdminFrame title="Admin Dashboard" {...frame}>
      <Tabs label="Admin panels" manual {...tabs} />
    </AdminFrame>
  );
}
