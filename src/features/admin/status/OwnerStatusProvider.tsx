import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { OwnerStatus } from '../../../domain/ownerStatus';
import type { Today } from '../../../domain/today';
import { type Loadable, useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';

/** What waits for the owner, and how the server is; browser mode has none. */
interface Overview {
  today: Today;
  status: OwnerStatus | undefined;
}

interface FollowedOverview {
  loadable: Loadable<Overview>;
  reload: () => Promise<void>;
}

const OverviewContext = createContext<FollowedOverview>({
  loadable: { state: 'loading' },
  reload: async () => {},
});

export interface OwnerStatusProviderProps {
  children: ReactNode;
}

/** Reads what waits for the owner again and again, once for its children. Renders no element of its own. */
export function OwnerStatusProvider({ children }: OwnerStatusProviderProps) {
  const backend = useAdminBackend();
  const read = useCallback(async () => {
    const [today, status] = await Promise.all([
      backend.today.read(),
      backend.connected?.status.read(),
    ]);
    return { today, status };
  }, [backend]);
  const { loadable, reload, refresh } = useLoadable(read);
  useRefresh(refresh);
  return <OverviewContext value={{ loadable, reload }}>{children}</OverviewContext>;
}

export const useFollowedOverview = () => useContext(OverviewContext);

/** Undefined until it is known. */
export function useOverview(): Partial<Overview> {
  const { loadable } = useFollowedOverview();
  return loadable.state === 'ready' ? loadable.value : {};
}
