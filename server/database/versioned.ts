/** Rows that the owner saves as a whole. Each save names the version that it replaces. */
import { ApiError } from '../ApiError.ts';
import { insertRow, type Queries } from './database.ts';

type VersionedTable = 'settings' | 'saved_replies' | 'email_templates';

/**
 * Saves a row over this version; 0 adds it. The first column is the key. Resolves with the new version,
 * and fails with `changed-meanwhile`.
 */
export async function saveVersion(
  queries: Queries,
  table: VersionedTable,
  columns: Readonly<Record<string, unknown>>,
  version: number,
): Promise<number> {
  const names = Object.keys(columns);
  const changes = names.map((name, index) => `${name} = $${index + 1}`);
  const isSaved =
    version === 0
      ? await insertRow(queries, table, { ...columns, version: 1 })
      : (await queries.execute(
          `update ${table} set ${changes.join(', ')}, version = version + 1, updated_at = now()
           where ${changes[0]} and version = $${names.length + 1}`,
          [...Object.values(columns), version],
        )) === 1;
  if (!isSaved) throw new ApiError('changed-meanwhile');
  return version + 1;
}
