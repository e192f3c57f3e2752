/** Starts one PostgreSQL for a run of the server's tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/database/embeddedPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; user: string; database: string };
  }
}

export async function setup(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'millrace-test-'));
  const { connection, stop } = await startEmbeddedPostgres({ dataFolder, logWarning: () => {} });
  project.provide('postgres', connection);
  return async () => {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
