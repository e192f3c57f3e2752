import { createBackendOver, type WholeBackend } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import {
  type StoredOwnerValues,
  type StoredValues,
  storageContents,
  type VisitorValues,
} from '#mocks/storedValues.ts';
import { adminRecords } from '#src/backend/browser/admin/adminRecords.ts';
import { storedSession } from '#src/backend/browser/storedSession.ts';
import { createLazyBackend } from '#src/backend/createLazyBackend.ts';
import type { EmailTemplate } from '#src/domain/emailTemplates.ts';

/** A backend and what it has stored. */
export interface Subject {
  backend: WholeBackend;
  /** The backend of another page of the same owner. */
  otherPage: () => Promise<WholeBackend>;
  visitorValues: () => Promise<VisitorValues>;
  ownerValues: () => Promise<StoredOwnerValues>;
  /** Everything that is stored as one text. */
  storedText: () => Promise<string>;
}

type Wait = (milliseconds: number) => Promise<void>;
export type StorageErrorCode = 'storage-full' | 'storage-unavailable';

/** An implementation, as the contract's tests use it. */
export interface Implementation {
  name: string;
  /** What a login with an unknown email rejects with. */
  unknownEmail: { code: string; message: string };
  /** How soon its business promises to reply. */
  replyTime: string;
  /** The number of cases of a property. */
  numRuns: number;
  /** The templates that its list has after those that the owner has stored. */
  mailTemplates: readonly EmailTemplate[];
  /** A backend that has stored these values, at the time `MOCK_NOW`. */
  create: (values?: StoredValues, wait?: Wait) => Promise<Subject>;
}

/** An implementation over the storage of a browser. */
export interface BrowserImplementation extends Implementation {
  /** The same, but every write to the storage fails with this error. */
  createFailing: (code: StorageErrorCode, values: StoredValues) => Subject;
}

type Wrap = (backend: WholeBackend, storage: () => Storage) => WholeBackend;

/** A subject over this storage, which its backend opens with `open`. */
function subjectOver(wrap: Wrap, storage: Storage, open = () => storage, wait?: Wait): Subject {
  const environment = createEnvironment({ storage: open, ...(wait && { wait }) });
  const read = (key: string) => JSON.parse(storage.getItem(key) ?? 'null');
  const openPage = () => wrap(createBackendOver(environment), open);
  return {
    backend: openPage(),
    otherPage: async () => openPage(),
    visitorValues: async () => ({
      users: read('users') ?? [],
      currentUser: read('currentUser'),
      supportTickets: read('supportTickets') ?? [],
    }),
    ownerValues: async () =>
      Object.fromEntries(
        Object.keys(adminRecords).map((key) => [
          key,
          key === 'stripePublishableKey' ? storage.getItem(key) : read(key),
        ]),
      ) as StoredOwnerValues,
    storedText: async () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys.map((key) => `${key}: ${storage.getItem(key)}`).join('\n');
    },
  };
}

function implementation(name: string, wrap: Wrap): BrowserImplementation {
  return {
    name,
    unknownEmail: {
      code: 'user-not-found',
      message: 'User not found. Please check your email or register.',
    },
    replyTime: '3-4 working days',
    numRuns: 50,
    mailTemplates: [],
    create: async (values = {}, wait) => {
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

/** The implementations of the visitor's backend over the storage of a browser. */
export const browserImplementations: readonly BrowserImplementation[] = [
  browserBackend,
  implementation('lazy backend', (backend, storage) => ({
    ...backend,
    ...createLazyBackend(async () => backend, storedSession({ storage })),
  })),
];
