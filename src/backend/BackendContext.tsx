import { createContext, type ReactNode, useContext } from 'react';
import type { Backend } from './Backend';

const BackendContext = createContext<Backend | null>(null);

export interface BackendProviderProps {
  /** The visitor's way out of the pages. */
  backend: Backend;
  children: ReactNode;
}

/** Provides the visitor's backend to its children. Renders no element of its own. */
export function BackendProvider({ backend, children }: BackendProviderProps) {
  return <BackendContext value={backend}>{children}</BackendContext>;
}

/** The visitor's backend of the nearest provider. Throws if there is none. */
export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) {
    throw new Error(
      'useBackend needs a backend: render this component inside <BackendProvider backend={…}>.',
    );
  }
  return backend;
}
