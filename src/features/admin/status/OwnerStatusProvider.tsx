import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { OwnerStatus } from '../../../domain/ownerStatus';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';

const OwnerStatusContext = createContext<OwnerStatus | null>(null);

export interface OwnerStatusProviderProps {
  children: ReactNode;
}

/** Reads the server's status again and again, once for its children. Renders no element of its own. */
export function OwnerStatusProvider({ children }: OwnerStatusProviderProps) {
  const { connected } = useAdminBackend();
  const { loadable, refresh } = useLoadable(
    useCallback(async () => (await connected?.server.status()) ?? null, [connected]),
  );
  useRefresh(refresh);
  const status = loadable.state === 'ready' ? loadable.value : null;
  return <OwnerStatusContext value={status}>{children}</OwnerStatusContext>;
}

/** The status of the server; null in browser mode, and until it is known. */
export const useOwnerStatus = (): OwnerStatus | null => useContext(OwnerStatusContext);
