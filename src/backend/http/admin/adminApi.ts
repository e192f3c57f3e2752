import type { Sort } from '../../../domain/sort';
import { AdminError, type AdminErrorCode, isAdminErrorCode } from '../../adminErrors';
import { BackendError, type BackendErrorCode, isBackendErrorCode } from '../../Backend';
import type { Fetch } from '../../services/deadline';
import { ApiFailure, type ApiRequest, asBackendError, createApiClient } from '../apiClient';

interface AdminRequest<T> extends ApiRequest<T> {
  /** The method's own error, for a code of the server that has no sentence. */
  fallback?: AdminErrorCode | BackendErrorCode;
}

/** Sends a request to `/api/admin` + path. Rejects only with an `AdminError` or a `BackendError`. */
export type AdminApi = <T = void>(path: string, request?: AdminRequest<T>) => Promise<T>;

function asAdminError(
  error: unknown,
  fallback?: AdminErrorCode | BackendErrorCode,
): AdminError | BackendError {
  const code = error instanceof ApiFailure ? error.code : 'unreachable';
  const shown = fallback && !isAdminErrorCode(code) && !isBackendErrorCode(code) ? fallback : code;
  if (isAdminErrorCode(shown)) return new AdminError(shown, { cause: error });
  if (shown !== code && isBackendErrorCode(shown)) return new BackendError(shown, { cause: error });
  return asBackendError(error);
}

export function createAdminApi(fetch: Fetch): AdminApi {
  const api = createApiClient(fetch);
  return async (path, { fallback, ...request } = {}) => {
    try {
      return await api(`/admin${path}`, request);
    } catch (error) {
      throw asAdminError(error, fallback);
    }
  };
}

export const entryPath = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;

export const entryMethods = (api: AdminApi) => ({
  removeFrom: (list: string) => (id: string) => api(entryPath(list, id), { method: 'DELETE' }),

  /** The method that does something with an entry of this list. */
  postTo: (list: string, action: string, fallback?: AdminErrorCode) => (id: string) =>
    api(`${entryPath(list, id)}/${action}`, { method: 'POST', ...(fallback && { fallback }) }),
});

/** The path of a page of a list, without what is undefined in the query. */
export function pagePath(list: string, query: object) {
  const { sort, ...others } = query as { sort?: Sort<string> };
  const named = { ...others, ...(sort && { sort: sort.key, direction: sort.direction }) };
  const known = Object.entries(named).filter(([, value]) => value !== undefined);
  return `${list}?${new URLSearchParams(known)}`;
}
