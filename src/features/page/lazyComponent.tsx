import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { BackendError } from '../../backend/Backend';

/** A component whose module is loaded when it is needed. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads it in advance. Rejects with a `BackendError`; the next call then tries again. */
  preload: () => Promise<void>;
}

export interface LazyOptions {
  /** The page works without it: render nothing if it cannot be loaded. Default: throw an error. */
  optional?: boolean;
}

/** Loads a component when it is first rendered or preloaded, and renders nothing until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false }: LazyOptions = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({
    default: await load().catch((failure): ComponentType<Props> => {
      if (optional) return () => null;
      throw failure;
    }),
  }));

  function Lazy(props: Props) {
    // The component of an instance stays the same, so that it keeps its state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  }

  async function preload() {
    try {
      loaded ??= await load();
    } catch (cause) {
      throw new BackendError('unreachable', { cause });
    }
  }

  return Object.assign(Lazy, { preload });
}
