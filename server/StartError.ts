import process from 'node:process';

/** Why the server cannot start, in a sentence for the operator. It is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What is known of a failure, such as why a database refused a connection. */
export function reasonOf(error: unknown): string {
  const innermost = (failure: unknown): unknown => {
    const { cause, errors } = Object(failure);
    const inner = cause ?? errors?.[0];
    return inner === undefined ? failure : innermost(inner);
  };
  return String(Object(innermost(error)).message ?? error);
}

/** Why the data folder cannot be used, such as because it belongs to another user. */
export const folderError = (cause: unknown): StartError =>
  cause instanceof StartError
    ? cause
    : new StartError(`The data folder cannot be used: ${reasonOf(cause)}`, { cause });

/** Prints why a program ends, and ends it. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
