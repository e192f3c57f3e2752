import process from 'node:process';

/** Why the server cannot start, in a sentence for the operator. It is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What is known of a failure, such as why a database refused a connection. */
export function reasonOf(error: unknown): string {
  const innermost = (each: unknown): unknown => {
    const { cause, errors } = Object(each);
    const inner = cause ?? errors?.[0];
    return inner === undefined ? each : innermost(inner);
  };
  return String(Object(innermost(error)).message ?? error);
}

/** Prints why a program ends, and ends it. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
