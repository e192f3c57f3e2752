/**
 * Starts one PostgreSQL for a run of the server's tests, or uses the one that `TEST_DATABASE_URL` names: any
 * PostgreSQL, a pooler or a cluster.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import * as z from 'zod/mini';
import { SUPERUSER } from '../../server/database/cluster.ts';
import { type Connection, openDatabase } from '../../server/database/database.ts';
import { startEmbeddedPostgres } from '../../server/database/embeddedPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Connection;
  }
}

export async function setup(project: TestProject) {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (connectionString) {
    project.provide('postgres', { connectionString });
    return async () => {
      const database = openDatabase({ connectionString }, () => {});
      const left = `select nspname as name from pg_namespace where nspname like 'test\\_%'`;
      for (const { name } of await database.rows(z.object({ name: z.string() }), left)) {
        await database.execute(`drop schema ${name} cascade`);
      }
      await database.close();
    };
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'millrace-test-'));
  const { connection, stop } = await startEmbeddedPostgres({ dataFolder, logWarning: () => {} });
  // These tests do not end the database, so nothing has to be on disk.
  const database = openDatabase({ ...connection, user: SUPERUSER }, () => {});
  await database.execute('alter system set fsync to off');
  await database.execute('alter system set synchronous_commit to off');
  await database.execute('select pg_reload_conf()');
  await database.close();
  project.provide('postgres', connection);
  return async () => {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
