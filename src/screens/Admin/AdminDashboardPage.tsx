import { Tabs, type TabsProps } from '../../design-system';
import { AdminFrame, type AdminFrameProps } from '../../features/admin/frame/AdminFrame';

export interface AdminDashboardPageProps
  extends Pick<TabsProps<string>, 'tabs' | 'value' | 'onChange'>,
    Pick<AdminFrameProps, 'onLogOut' | 'actions' | 'note'> {}

/** The dashboard, from props alone: the tabs and the panel of the selected one. */
export function AdminDashboardPage({ onLogOut, actions, note, ...tabs }: AdminDashboardPageProps) {
  return (
    <AdminFrame title="Admin Dashboard" onLogOut={onLogOut} actions={actions} note={note}>
      <Tabs label="Admin panels" manual {...tabs} />
    </AdminFrame>
  );
}
