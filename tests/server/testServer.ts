import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createApp } from '../../server/app.ts';
import type { Parts } from '../../server/areas/parts.ts';
import { openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { createSessions } from '../../server/sessions.ts';
import type { ServerSettings } from '../../server/settings.ts';

const ORIGIN = 'http://localhost:4173';
const silent = () => {};

/** A browser: keeps cookies, and sends what a page of the site sends. */
export interface Browser {
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  cookies: Map<string, string>;
}

/** The application on a schema of its own, which is dropped at the end of the test file. */
export async function openTestServer(
  overrides: Partial<ServerSettings> = {},
  parts: Partial<Parts> = {},
) {
  const connection = inject('postgres');
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const root = openDatabase(connection, silent);
  await root.change(`create schema ${schema}`);
  const database = openDatabase({ ...connection, options: `-c search_path=${schema}` }, silent);
  await migrate(database);
  const settings: ServerSettings = {
    port: 4173,
    dataFolder: '/nowhere',
    publicOrigin: ORIGIN,
    trustedProxies: 1,
    secretKey: randomBytes(32),
    ...overrides,
  };
  const errors: object[] = [];
  const app = createApp({
    database,
    settings,
    sessions: createSessions(database, settings.publicOrigin),
    now: () => new Date(),
    fetch,
    log: {
      info: silent,
      warn: silent,
      error: (event, details) => errors.push({ event, ...details }),
    },
    addressOf: (context) => context.req.header('x-forwarded-for') ?? 'test',
    wakeOutbox: silent,
    ...parts,
  });

  function openBrowser(address = '192.0.2.1'): Browser {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async request(method, path, body, headers = {}) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const response = await app.fetch(
          new Request(`${ORIGIN}${path}`, {
            method,
            headers: {
              'x-forwarded-for': address,
              ...(cookie && { cookie }),
              ...(method !== 'GET' && { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body !== undefined && {
              body: typeof body === 'string' ? body : JSON.stringify(body),
            }),
          }),
        );
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          const [name = '', ...value] = pair.split('=');
          if (/max-age=0/i.test(line)) cookies.delete(name);
          else cookies.set(name, value.join('='));
        }
        return response;
      },
    };
  }

  return {
    app,
    database,
    errors,
    openBrowser,
    async close() {
      await database.close();
      await root.change(`drop schema ${schema} cascade`);
      await root.close();
    },
  };
}
