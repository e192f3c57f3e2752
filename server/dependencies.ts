import type { Context } from 'hono';
import type { Database } from './database/database.ts';
import type { Sessions } from './http/sessionCookies.ts';
import type { Log } from './log.ts';
import type { ServerSettings } from './settings.ts';

export interface Dependencies {
  database: Database;
  settings: ServerSettings;
  sessions: Sessions;
  now: () => Date;
  fetch: typeof fetch;
  log: Log;
  /** The visitor's IP address, as limits count it and the history notes it. */
  ipAddressOf: (context: Context) => string;
  /** Asks the outbox to look for mail at once. */
  wakeOutbox: () => void;
  /** Asks the payment provider at once for what an event waits for. */
  askProvider: () => void;
}
