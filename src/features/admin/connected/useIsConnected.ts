import { useOptionalAdminBackend } from '../../../backend/AdminBackendContext';

/**
 * Whether a server keeps what the owner saves.
 * False without a provider, so that what is rendered from props alone can use it.
 */
export const useIsConnected = (): boolean => useOptionalAdminBackend()?.connected !== undefined;
