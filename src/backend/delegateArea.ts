import { BackendError } from './Backend';

/** Those members of an area that answer later, and so can wait, fail or hang. */
export type AsyncVerb<Area> = Extract<
  {
    [Verb in keyof Area]: Area[Verb] extends (...args: never[]) => Promise<unknown> ? Verb : never;
  }[keyof Area],
  string
>;

/**
 * Loads something once, when it is first asked for. A load that failed is told as `unreachable`
 * and tried again by whoever asks next.
 */
export function createLoader<T>(
  load: () => Promise<T>,
  onLoad: (loaded: T) => void,
): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().then(
      (loaded) => {
        onLoad(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error instanceof BackendError
          ? error
          : new BackendError('unreachable', { cause: error });
      },
    );
    return loading;
  };
}

/** An area's verbs, each of which loads the backend and hands on to it what it is asked. */
export function delegateArea<Areas, Name extends keyof Areas, Verb extends AsyncVerb<Areas[Name]>>(
  load: () => Promise<Areas>,
  name: Name,
  ...verbs: Verb[]
): Pick<Areas[Name], Verb> {
  const delegate =
    (verb: Verb) =>
    async (...args: unknown[]) => {
      const area = (await load())[name] as Record<Verb, (...args: unknown[]) => Promise<unknown>>;
      return area[verb](...args);
    };
  return Object.fromEntries(verbs.map((verb) => [verb, delegate(verb)])) as Pick<Areas[Name], Verb>;
}
