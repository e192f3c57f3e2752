import type { Context } from 'hono';
import type { Database } from './database/database.ts';
import type { Sessions } from './http/sessionCookies.ts';
import type { ServerSettings } from './settings.ts';

/** What the routes of every area need. */
export interface Parts {
  database: Database;
  settings: ServerSettings;
  sessions: Sessions;
  now: () => Date;
  fetch: typeof fetch;
  log: Log;
  /** The visitor's address. */
  addressOf: (context: Context) => string;
  /** Asks the outbox to look for mail at once. */
  wakeOutbox: () => void;
}

/** One line of JSON for each event. */
export interface Log {
  info(event: string, details?: object): void;
  warn(event: string, details?: object): void;
  error(event: string, details?: object): void;
}
