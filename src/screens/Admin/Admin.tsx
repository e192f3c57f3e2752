import { type ComponentType, createElement, Suspense, use } from 'react';
import { Outlet } from 'react-router-dom';
import { adminBackend } from '../../adminBackend';
import { AdminBackendProvider } from '../../backend/AdminBackendContext';
import { UnsavedChangesProvider } from '../../features/admin/frame/UnsavedChangesProvider';
import { AdminGuard } from '../../features/admin/sign-in/AdminGuard';
import { AdminSessionProvider } from '../../features/admin/sign-in/AdminSessionProvider';
import { OwnerStatusProvider } from '../../features/admin/status/OwnerStatusProvider';
import { demoNote } from '../../settings';
import { ADMIN_TITLE } from './title';

let ownersScreens: Promise<typeof import('./ownersScreens')> | undefined;

/** A screen of the signed-in owner. It is loaded when it is rendered: the login form does not wait for it. */
export const ownersScreen =
  (name: keyof typeof import('./ownersScreens')['screens']): ComponentType =>
  () => {
    ownersScreens ??= import('./ownersScreens');
    return createElement(use(ownersScreens).screens[name]);
  };

/**
 * The frame of every admin page: the owner's session, the login form, and the question before edits
 * are lost. What the signed-in owner sees is loaded after the login; until then the login stays.
 */
export function Admin() {
  return (
    <AdminBackendProvider create={adminBackend}>
      {/* Around the session, which would otherwise change before the page within is hydrated. */}
      <Suspense>
        <AdminSessionProvider>
          <AdminGuard title={ADMIN_TITLE} note={demoNote}>
            <OwnerStatusProvider>
              <UnsavedChangesProvider>
                <Outlet />
              </UnsavedChangesProvider>
            </OwnerStatusProvider>
          </AdminGuard>
        </AdminSessionProvider>
      </Suspense>
    </AdminBackendProvider>
  );
}
