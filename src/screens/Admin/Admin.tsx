import { Outlet } from 'react-router-dom';
import { adminBackend } from '../../adminBackend';
import { AdminBackendProvider } from '../../backend/AdminBackendContext';
import { UnsavedChangesProvider } from '../../features/admin/frame/UnsavedChangesProvider';
import { AdminGuard } from '../../features/admin/sign-in/AdminGuard';
import { AdminSessionProvider } from '../../features/admin/sign-in/AdminSessionProvider';
import { OwnerStatusProvider } from '../../features/admin/status/OwnerStatusProvider';
import { demoNote } from '../../settings';
import { ADMIN_TITLE } from './frameParts';

export { AdminDashboard } from './AdminDashboard';
export { AdminLayout } from './AdminLayout';
export { panelContents } from './panels';

/**
 * The frame of every admin page: the owner's session, the login form, and the question before edits
 * are lost. This module imports the whole area, so that it is one chunk.
 */
export function Admin() {
  return (
    <AdminBackendProvider create={adminBackend}>
      <AdminSessionProvider>
        <AdminGuard title={ADMIN_TITLE} note={demoNote}>
          <OwnerStatusProvider>
            <UnsavedChangesProvider>
              <Outlet />
            </UnsavedChangesProvider>
          </OwnerStatusProvider>
        </AdminGuard>
      </AdminSessionProvider>
    </AdminBackendProvider>
  );
}
