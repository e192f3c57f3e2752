import { useOptionalAdminBackend } from '../../backend/AdminBackendContext';

/**
 * Whether a server keeps what the owner saves. Only a server has an access for the owner to set up.
 * False without a provider, so that what is rendered from props alone can use it.
 */
export const useIsConnected = (): boolean => useOptionalAdminBackend()?.ownerAccess !== undefined;
