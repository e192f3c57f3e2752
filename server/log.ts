import process from 'node:process';

/** One line of JSON for each event. */
export interface Log {
  info(event: string, details?: object): void;
  warn(event: string, details?: object): void;
  error(event: string, details?: object): void;
}

const writeLine = (level: string) => (event: string, details: object) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`,
  );
};

/** Writes to the standard output. */
export const log: Log = {
  info: writeLine('info'),
  warn: writeLine('warn'),
  error: writeLine('error'),
};

/** The longest text of one error: another server may have written it. */
const MAX_TEXT = 5000;

/** What is logged of an error: its stack, and those of the errors that caused it. */
export function errorText(error: unknown): string {
  const text = ((error instanceof Error && error.stack) || String(error)).slice(0, MAX_TEXT);
  const { cause } = Object(error);
  const inner = error instanceof AggregateError ? error.errors : [];
  return [text, ...(cause === undefined ? inner : [cause, ...inner]).map(errorText)].join(
    '\nCaused by: ',
  );
}

export const logWarning = (message: string, cause?: unknown) =>
  log.warn(message, cause === undefined ? {} : { cause: errorText(cause) });
