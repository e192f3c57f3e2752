import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { OwnerStatus } from '../../../domain/ownerStatus';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';

const OwnerStatusContext = createContext<OwnerStatus | null>(null);

export interface OwnerStatusProviderProps {
  children: ReactNode;
}

/** Reads what waits for the owner again and again, once for its children. Renders no element of its own. */
export function OwnerStatusProvider({ children }: OwnerStatusProviderProps) {
  const backend = useAdminBackend();
  const { loadable, refresh } = useLoadable(useCallback(() => backend.status.read(), [backend]));
  useRefresh(refresh);
  const status = loadable.state === 'ready' ? loadable.value : null;
  return <OwnerStatusContext value={status}>{children}</OwnerStatusContext>;
}

/** What waits for the owner; null until it is known. */
export const useOwnerStatus = (): OwnerStatus | null => useContext(OwnerStatusContext);
