import { useAdminBackend } from '../../backend/AdminBackendContext';

/** Whether a server keeps what the owner saves. Only a server has an access for the owner to set up. */
export const useIsConnected = (): boolean => useAdminBackend().ownerAccess !== undefined;
