import { createContext, type ReactNode, useContext, useState } from 'react';
import type { AdminBackend } from './AdminBackend';

const AdminBackendContext = createContext<AdminBackend | null>(null);

export interface AdminBackendProviderProps {
  /** Called once, and only if no provider further up has a backend: stories and tests inject theirs there. */
  create: () => AdminBackend;
  children: ReactNode;
}

/** Provides the owner's backend to its children. Renders no element of its own. */
export function AdminBackendProvider({ create, children }: AdminBackendProviderProps) {
  const outer = useContext(AdminBackendContext);
  const [backend] = useState(() => outer ?? create());
  return <AdminBackendContext value={backend}>{children}</AdminBackendContext>;
}

/** The owner's backend of the nearest provider, or null. */
export const useOptionalAdminBackend = () => useContext(AdminBackendContext);

/** The owner's backend of the nearest provider. Throws if there is none. */
export function useAdminBackend(): AdminBackend {
  const backend = useOptionalAdminBackend();
  if (!backend) {
    throw new Error(
      'useAdminBackend needs a backend: render this component inside <AdminBackendProvider create={…}>.',
    );
  }
  return backend;
}
