import { Tabs, type TabsProps } from '../../design-system';
import { AdminFrame, type AdminFrameProps } from '../../features/admin/frame/AdminFrame';

export interface AdminDashboardPageProps
  extends Pick<TabsProps<string>, 'tabs' | 'value' | 'onChange'>,
    Pick<AdminFrameProps, 'onLogOut' | 'action' | 'note'> {}

/** The dashboard, from props alone: the tabs and the panel of the selected one. */
export function AdminDashboardPage({ onLogOut, action, note, ...tabs }: AdminDashboardPageProps) {
  return (
    <AdminFrame title="Admin Dashboard" onLogOut={onLogOut} action={action} note={note}>
      <Tabs label="Admin panels" manual {...tabs} />
    </AdminFrame>
  );
}
