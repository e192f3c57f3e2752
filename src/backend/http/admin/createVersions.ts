import * as z from 'zod/mini';
import { versionedSchema } from '../../../domain/versioned';
import type { AdminErrorCode } from '../../adminErrors';
import { type AdminApi, entryPath } from './adminApi';

/**
 * Remembers the version of what was read or saved last. Each save names it, so that the server refuses
 * to replace what another owner has saved since.
 */
export function createVersions(api: AdminApi) {
  const known = new Map<string, number>();
  const versionOf = (path: string) => known.get(path) ?? 0;

  return {
    /** A value that is read and saved as a whole. */
    value<T>(path: string, schema: z.ZodMiniType<T>) {
      const response = z.extend(versionedSchema, { value: schema });
      async function request(change?: { method: 'PUT'; body: unknown }): Promise<T> {
        const { value, version } = await api(path, { ...change, schema: response });
        known.set(path, version);
        return value;
      }
      return {
        read: () => request(),
        save: (value: T) => request({ method: 'PUT', body: { value, version: versionOf(path) } }),
      };
    },

    /** A list whose entries are saved one by one. */
    list<T extends { id: string }>(
      listPath: string,
      schema: z.ZodMiniType<T>,
      fallback?: AdminErrorCode,
    ) {
      const response = z.array(z.intersection(schema, versionedSchema));
      return {
        async list(): Promise<T[]> {
          const entries = await api(listPath, { schema: response });
          for (const { id, version } of entries) known.set(entryPath(listPath, id), version);
          return entries.map((entry) => z.parse(schema, entry));
        },
        async save(entry: T): Promise<void> {
          const path = entryPath(listPath, entry.id);
          const body = { ...entry, version: versionOf(path) };
          const request = { method: 'PUT', body, ...(fallback && { fallback }) } as const;
          known.set(path, (await api(path, { ...request, schema: versionedSchema })).version);
        },
      };
    },
  };
}
