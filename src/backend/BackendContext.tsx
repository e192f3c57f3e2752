import { createContext, type ReactNode, useContext } from 'react';
import type { Backend } from './Backend';

const BackendContext = createContext<Backend | null>(null);

export interface BackendProviderProps {
  backend: Backend;
  children: ReactNode;
}

/** Hands a backend to everything below it. Renders no element of its own. */
export function BackendProvider({ backend, children }: BackendProviderProps) {
  return <BackendContext value={backend}>{children}</BackendContext>;
}

/** The backend of the nearest provider. Throws where there is none. */
export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) {
    throw new Error(
      'useBackend needs a backend: render this component inside <BackendProvider backend={…}>.',
    );
  }
  return backend;
}
