/** Runs what takes the processor for long one after the other for an IP address, so that others get theirs. */
export function createTurns() {
  const lasts = new Map<string, Promise<unknown>>();

  return function inTurn<T>(ipAddress: string, work: () => Promise<T>): Promise<T> {
    const result = (lasts.get(ipAddress) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => {})
      .then(() => {
        if (lasts.get(ipAddress) === settled) lasts.delete(ipAddress);
      });
    lasts.set(ipAddress, settled);
    return result;
  };
}
