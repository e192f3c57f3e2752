/** The message of an error, or a general sentence if it has none. */
export function errorMessage(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unknown error occurred';
}
