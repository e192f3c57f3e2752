/** Values that the owner saves as a whole, each with the version that the next save has to name. */
import * as z from 'zod/mini';
import { ApiError } from '../http/ApiError.ts';
import type { Queries } from './database.ts';

export interface Versioned<T> {
  value: T;
  /** 0 while nothing was saved. */
  version: number;
}

const rowSchema = z.object({ value: z.unknown(), version: z.number() });

/** The saved value, or the default if none was saved or it does not match the schema any more. */
export async function readSetting<T>(
  queries: Queries,
  key: string,
  schema: z.ZodMiniType<T>,
  preset: T,
): Promise<Versioned<T>> {
  const row = await queries.row(rowSchema, 'select value, version from settings where key = $1', [
    key,
  ]);
  const result = schema.safeParse(row?.value);
  return { value: result.success ? result.data : preset, version: row?.version ?? 0 };
}

/** Saves the value over this version, in one statement. Fails with `changed-meanwhile`. */
export async function saveSetting<T>(
  queries: Queries,
  key: string,
  { value, version }: Versioned<T>,
): Promise<Versioned<T>> {
  const saved = await queries.row(
    z.object({ version: z.number() }),
    version === 0
      ? `insert into settings (key, value, version) values ($1, $2, $3::integer + 1)
         on conflict do nothing returning version`
      : `update settings set value = $2, version = version + 1, updated_at = now()
         where key = $1 and version = $3 returning version`,
    [key, JSON.stringify(value), version],
  );
  if (!saved) throw new ApiError('changed-meanwhile');
  return { value, version: saved.version };
}
