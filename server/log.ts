/** Writes one line of JSON for each event to the standard output. */
import process from 'node:process';
import type { Log } from './areas/parts.ts';

const writeLine = (level: string) => (event: string, details: object) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`,
  );
};

export const log: Log = {
  info: writeLine('info'),
  warn: writeLine('warn'),
  error: writeLine('error'),
};

/** What is logged of an error. */
export const errorText = (error: unknown): string =>
  (error instanceof Error && error.stack) || String(error);

export const logWarning = (message: string, cause?: unknown) =>
  log.warn(message, cause === undefined ? {} : { cause: String(cause) });
