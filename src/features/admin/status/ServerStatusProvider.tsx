import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { ServerStatus } from '../../../domain/serverStatus';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';

const ServerStatusContext = createContext<ServerStatus | null>(null);

export interface ServerStatusProviderProps {
  children: ReactNode;
}

/** Reads the server's status again and again, once for its children. Renders no element of its own. */
export function ServerStatusProvider({ children }: ServerStatusProviderProps) {
  const { connected } = useAdminBackend();
  const { loadable, refresh } = useLoadable(
    useCallback(async () => (await connected?.server.status()) ?? null, [connected]),
  );
  useRefresh(refresh);
  const status = loadable.state === 'ready' ? loadable.value : null;
  return <ServerStatusContext value={status}>{children}</ServerStatusContext>;
}

/** The status of the server; null in browser mode, and until it is known. */
export const useServerStatus = (): ServerStatus | null => useContext(ServerStatusContext);
