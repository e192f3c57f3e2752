import { mockNow } from '#mocks/clock.ts';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { type BackendVerb, createMemoryBackend } from '#mocks/createMemoryBackend.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { type Backend, BackendError } from '#src/backend/Backend.ts';
import { storedSession } from '#src/backend/browser/storedSession.ts';
import { createLazyBackend } from '#src/backend/createLazyBackend.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import type { User } from '#src/domain/user.ts';

/** What a backend keeps. */
export interface Kept {
  users: readonly User[];
  currentUser: User | null;
  supportTickets: readonly SupportTicket[];
}

/** A backend, and a look at what it keeps. */
export interface Subject {
  backend: Backend;
  kept: () => Kept;
  /** Everything that it keeps anywhere, as one text. */
  keptText: () => string;
}

export type Wait = (milliseconds: number) => Promise<void>;
export type StorageErrorCode = 'storage-full' | 'storage-unavailable';

export interface Implementation {
  name: string;
  /** A backend that already keeps this, and whose clock stands at `mockNow`. */
  create: (kept?: Partial<Kept>, wait?: Wait) => Subject;
  /** The same, unable to keep anything more, for this reason. */
  createFailing: (code: StorageErrorCode, kept: Partial<Kept>) => Subject;
}

type Wrap = (backend: Backend, storage: () => Storage) => Backend;
const asItIs: Wrap = (backend) => backend;
const loadedLate: Wrap = (backend, storage) =>
  createLazyBackend(async () => backend, storedSession({ storage }));

/** What the storage holds when it holds this. */
function asContents(kept: Partial<Kept>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, JSON.stringify(value)]),
  );
}

/** A subject that keeps its things in this storage, reaching it in this way. */
function storing(wrap: Wrap, storage: Storage, reach = () => storage, wait?: Wait): Subject {
  const environment = createEnvironment({ storage: reach, ...(wait && { wait }) });
  const read = (key: string) => JSON.parse(storage.getItem(key) ?? 'null');
  return {
    backend: wrap(createBackendOver(environment), reach),
    kept: () => ({
      users: read('users') ?? [],
      currentUser: read('currentUser'),
      supportTickets: read('supportTickets') ?? [],
    }),
    keptText: () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys.map((key) => `${key}: ${storage.getItem(key)}`).join('\n');
    },
  };
}

function overStorage(name: string, wrap: Wrap): Implementation {
  return {
    name,
    create: (kept = {}, wait) => {
      const storage = createMemoryStorage({ contents: asContents(kept) });
      return storing(wrap, storage, () => storage, wait);
    },
    createFailing: (code, kept) => {
      const storage = createFullStorage(asContents(kept));
      return storing(wrap, storage, code === 'storage-full' ? () => storage : blockedStorage);
    },
  };
}

function inMemory(options: Parameters<typeof createMemoryBackend>[0]): Subject {
  const backend = createMemoryBackend({ now: mockNow, ...options });
  return {
    backend,
    kept: () => {
      const { users, currentUser, supportTickets } = backend.state;
      return { users, currentUser, supportTickets };
    },
    keptText: () => JSON.stringify(backend.state),
  };
}

/** What cannot be done when nothing more can be kept. Logging out only makes room. */
const refusedVerbs: Record<StorageErrorCode, BackendVerb[]> = {
  'storage-full': ['sessions.logIn', 'sessions.register', 'tickets.open'],
  'storage-unavailable': ['sessions.logIn', 'sessions.register', 'sessions.logOut', 'tickets.open'],
};

/** Every backend that there is. */
export const implementations: Implementation[] = [
  overStorage('browser backend', asItIs),
  overStorage('lazy backend', loadedLate),
  {
    name: 'memory backend',
    create: (kept, wait) => inMemory({ ...kept, ...(wait && { wait }) }),
    createFailing: (code, kept) => {
      const error = new BackendError(code);
      const fail = Object.fromEntries(refusedVerbs[code].map((verb) => [verb, error]));
      return inMemory({ ...kept, fail });
    },
  },
];
