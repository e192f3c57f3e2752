/** The reason for which a promise rejects. */
export const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no reason: it succeeded',
    (reason: unknown) => reason,
  );
