export function createRequestKeys() {
  const pending = new Map<string, string>();
  return {
    /**
     * Sends what was submitted with a key that stays the same until sending succeeds, so that the server
     * accepts it once even if its response is lost.
     */
    async use<T>(submitted: unknown, send: (key: string) => Promise<T>): Promise<T> {
      const content = JSON.stringify(submitted);
      const key = pending.get(content) ?? crypto.randomUUID();
      pending.set(content, key);
      const result = await send(key);
      pending.delete(content);
      return result;
    },
  };
}
