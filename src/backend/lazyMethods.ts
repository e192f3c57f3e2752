import { BackendError } from './Backend';

/** Loads once. Fails with `unreachable`; the next call then loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause instanceof BackendError ? cause : new BackendError('unreachable', { cause });
    });
    return loading;
  };
}

/**
 * Methods that are loaded by the first call of one of them, except for `own`, which need no loading.
 * Each is always the same function, so that hooks can depend on it.
 */
export function lazyMethods<Methods extends object>(
  load: () => Promise<Methods>,
  own: Partial<Methods> = {},
): Methods {
  const loaded = loadOnce(load);
  return new Proxy(own as Methods, {
    get(methods, name) {
      // With a method of this name, a promise could not resolve with these methods.
      if (name === 'then') return undefined;
      if (!(name in methods)) {
        const call = async (...details: unknown[]) => {
          const source: object = await loaded();
          return Reflect.get(source, name)(...details);
        };
        Reflect.set(methods, name, call);
      }
      return Reflect.get(methods, name);
    },
  });
}
