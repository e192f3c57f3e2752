import { mockNow } from '#mocks/clock.ts';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import type { MemoryAdminState } from '#mocks/createMemoryAdmin.ts';
import { createMemoryBackend, type MemoryBackendOptions } from '#mocks/createMemoryBackend.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { type Backend, BackendError } from '#src/backend/Backend.ts';
import { adminStorageKeys } from '#src/backend/browser/adminStorageKeys.ts';
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

/** What a backend keeps for the owner; null where nothing has been kept yet. */
export type KeptForOwner = {
  [Key in keyof typeof adminStorageKeys]: MemoryAdminState[Key] | null;
};

/** All that a backend can keep. */
export type Keepable = Partial<Kept> & { [Key in keyof KeptForOwner]?: MemoryAdminState[Key] };

/** A backend, and a look at what it keeps. */
export interface Subject {
  backend: Backend;
  kept: () => Kept;
  keptForOwner: () => KeptForOwner;
  /** Everything that it keeps anywhere, as one text. */
  keptText: () => string;
}

export type Wait = (milliseconds: number) => Promise<void>;
export type StorageErrorCode = 'storage-full' | 'storage-unavailable';

export interface Implementation {
  name: string;
  /** A backend that already keeps this, and whose clock stands at `mockNow`. */
  create: (kept?: Keepable, wait?: Wait) => Subject;
  /** The same, unable to keep anything more, for this reason. */
  createFailing: (code: StorageErrorCode, kept: Keepable) => Subject;
}

type Wrap = (backend: Backend, storage: () => Storage) => Backend;
const asItIs: Wrap = (backend) => backend;
const loadedLate: Wrap = (backend, storage) =>
  createLazyBackend(async () => backend, storedSession({ storage }));

/** What the storage holds when it holds this. */
function asContents(kept: Keepable): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

const ownersKeys = Object.keys(adminStorageKeys) as (keyof KeptForOwner)[];

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
    keptForOwner: () =>
      Object.fromEntries(
        ownersKeys.map((key) => [
          key,
          key === 'stripePublishableKey' ? storage.getItem(key) : read(key),
        ]),
      ) as KeptForOwner,
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

function inMemory(options: MemoryBackendOptions): Subject {
  const backend = createMemoryBackend({ now: mockNow, ...options });
  return {
    backend,
    kept: () => {
      const { users, currentUser, supportTickets } = backend.state;
      return { users, currentUser, supportTickets };
    },
    keptForOwner: () =>
      Object.fromEntries(ownersKeys.map((key) => [key, backend.state[key]])) as KeptForOwner,
    keptText: () => JSON.stringify(backend.state),
  };
}

/** What cannot be done when nothing more can be kept. Taking things away only makes room. */
function refusals(code: StorageErrorCode): NonNullable<MemoryBackendOptions['fail']> {
  const error = new BackendError(code);
  return {
    'sessions.logIn': error,
    'sessions.register': error,
    'tickets.open': error,
    'admin.signIn': error,
    'prices.saveWebDev': error,
    'prices.saveHosting': error,
    'paymentSettings.save': error,
    'emailTemplates.save': new AdminError('template-not-saved', { cause: error }),
    'siteData.import': error,
    ...(code === 'storage-unavailable' && {
      'sessions.logOut': error,
      'admin.signOut': error,
      'accounts.resetPassword': new AdminError('password-not-reset', { cause: error }),
      'accounts.remove': new AdminError('account-not-deleted', { cause: error }),
      'siteData.exportAll': error,
      'siteData.discardUnreadable': error,
    }),
  };
}

/** Every backend that there is. */
export const implementations: Implementation[] = [
  overStorage('browser backend', asItIs),
  overStorage('lazy backend', loadedLate),
  {
    name: 'memory backend',
    create: (kept, wait) => inMemory({ ...kept, ...(wait && { wait }) }),
    createFailing: (code, kept) => inMemory({ ...kept, fail: refusals(code) }),
  },
];
