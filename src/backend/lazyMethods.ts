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
  return new Proxy(own as Methods, {
    get(methods, name) {
      if (!(name in methods)) {
        const call = async (...details: unknown[]) => {
          const loaded: object = await load();
          return Reflect.get(loaded, name)(...details);
        };
        Reflect.set(methods, name, call);
      }
      return Reflect.get(methods, name);
    },
  });
}
