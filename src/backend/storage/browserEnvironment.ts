import type { Fetch } from '../services/deadline';

/** The browser APIs that the browser backend uses. Tests replace them. */
export interface BrowserEnvironment {
  /** A function, because reading `localStorage` itself throws where site data is blocked. */
  storage: () => Storage;
  /** Storage that ends with the visitor's session. A function, because reading it can throw as well. */
  sessionStorage: () => Storage;
  fetch: Fetch;
  now: () => Date;
  /** Resolves after the given time in ms. */
  wait: (milliseconds: number) => Promise<void>;
  /** Missing outside secure contexts; writes then run without a lock. */
  locks?: Locks | undefined;
  /** Reports what other tabs write. */
  storageEvents?: StorageEvents | undefined;
  logError: (message: string, cause?: unknown) => void;
  logWarning: (message: string, cause?: unknown) => void;
  logInfo: (message: string, detail?: unknown) => void;
}

/** The part of `LockManager` in use. */
export interface Locks {
  request<T>(name: string, work: () => T): Promise<Awaited<T>>;
}

/** The part of `window` in use: its 'storage' event fires for writes of other tabs alone. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
}

/** The part of `StorageEvent` in use. Clearing the storage has a null key, removing a null value. */
export interface StorageChange {
  readonly key: string | null;
  readonly newValue: string | null;
}

/** Calls the listener when another tab writes or removes this key, or clears the storage. */
export function onStorageChange(
  events: StorageEvents | undefined,
  key: string,
  listener: (change: StorageChange) => void,
): void {
  events?.addEventListener('storage', (change) => {
    if (change.key === key || change.key === null) listener(change);
  });
}

/** The storage of this browser. Throws where site data is blocked. */
export function browserStorage(): Storage {
  return window.localStorage;
}

let environment: BrowserEnvironment | undefined;

/** The environment of this page load: always the same object. Safe to call while prerendering. */
export function browserEnvironment(): BrowserEnvironment {
  environment ??= {
    storage: browserStorage,
    sessionStorage: () => window.sessionStorage,
    fetch: (url, init) => fetch(url, init),
    now: () => new Date(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    locks: globalThis.navigator?.locks,
    storageEvents: globalThis.window,
    logError: (...details) => console.error(...details),
    logWarning: (...details) => console.warn(...details),
    logInfo: (...details) => console.info(...details),
  };
  return environment;
}
