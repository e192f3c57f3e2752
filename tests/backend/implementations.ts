import { createBackendOver, type WholeBackend } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import {
  type StoredOwnerValues,
  type StoredValues,
  storageContents,
  type VisitorValues,
} from '#mocks/storedValues.ts';
import { adminStorageKeys } from '#src/backend/browser/admin/adminStorageKeys.ts';
import { storedSession } from '#src/backend/browser/storedSession.ts';
import { createLazyBackend } from '#src/backend/createLazyBackend.ts';

/** A backend and the contents of its storage. */
interface Subject {
  backend: WholeBackend;
  visitorValues: () => VisitorValues;
  ownerValues: () => StoredOwnerValues;
  /** The whole storage as one text. */
  storedText: () => string;
}

type Wait = (milliseconds: number) => Promise<void>;
export type StorageErrorCode = 'storage-full' | 'storage-unavailable';

export interface Implementation {
  name: string;
  /** A backend over a storage with these values, at the time `MOCK_NOW`. */
  create: (values?: StoredValues, wait?: Wait) => Subject;
  /** The same, but every write to the storage fails with this error. */
  createFailing: (code: StorageErrorCode, values: StoredValues) => Subject;
}

type Wrap = (backend: WholeBackend, storage: () => Storage) => WholeBackend;

/** A subject over this storage, which its backend opens with `open`. */
function subjectOver(wrap: Wrap, storage: Storage, open = () => storage, wait?: Wait): Subject {
  const environment = createEnvironment({ storage: open, ...(wait && { wait }) });
  const read = (key: string) => JSON.parse(storage.getItem(key) ?? 'null');
  return {
    backend: wrap(createBackendOver(environment), open),
    visitorValues: () => ({
      users: read('users') ?? [],
      currentUser: read('currentUser'),
      supportTickets: read('supportTickets') ?? [],
    }),
    ownerValues: () =>
      Object.fromEntries(
        Object.keys(adminStorageKeys).map((key) => [
          key,
          key === 'stripePublishableKey' ? storage.getItem(key) : read(key),
        ]),
      ) as StoredOwnerValues,
    storedText: () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys.map((key) => `${key}: ${storage.getItem(key)}`).join('\n');
    },
  };
}

function implementation(name: string, wrap: Wrap): Implementation {
  return {
    name,
    create: (values = {}, wait) => {
      const storage = createMemoryStorage({ contents: storageContents(values) });
      return subjectOver(wrap, storage, () => storage, wait);
    },
    createFailing: (code, values) => {
      const storage = createFullStorage(storageContents(values));
      return subjectOver(wrap, storage, code === 'storage-full' ? () => storage : blockedStorage);
    },
  };
}

export const browserBackend = implementation('browser backend', (backend) => backend);

/** The implementations of the visitor's backend. */
export const implementations: readonly Implementation[] = [
  browserBackend,
  implementation('lazy backend', (backend, storage) => ({
    ...backend,
    ...createLazyBackend(async () => backend, storedSession({ storage })),
  })),
];
