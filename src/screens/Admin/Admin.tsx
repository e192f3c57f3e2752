import { Outlet } from 'react-router-dom';
import { adminBackend } from '../../adminBackend';
import { AdminBackendProvider } from '../../backend/AdminBackendContext';
import { UnsavedChangesProvider } from '../../features/admin/frame/UnsavedChangesProvider';
import { AdminGuard } from '../../features/admin/sign-in/AdminGuard';
import { AdminSessionProvider } from '../../features/admin/sign-in/AdminSessionProvider';
import { demoNote } from '../../settings';
import { ADMIN_TITLE } from './adminTitle';

export { AdminDashboard } from './AdminDashboard';
export { AdminLayout } from './AdminLayout';
export { panelContents } from './panels';

/**
 * What every address of the admin area has around it: the owner's session, the door, and the
 * question before edits are lost. This module holds all of the area, in one part of the build.
 */
export function Admin() {
  return (
    <AdminBackendProvider create={adminBackend}>
      <AdminSessionProvider>
        <AdminGuard title={ADMIN_TITLE} note={demoNote}>
          <UnsavedChangesProvider>
            <Outlet />
          </UnsavedChangesProvider>
        </AdminGuard>
      </AdminSessionProvider>
    </AdminBackendProvider>
  );
}
