import { describe, expect, test } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { createMemoryBackend } from '#mocks/createMemoryBackend.ts';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildQuestionnaire, buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { type Backend, BackendError, type BackendErrorCode } from '#src/backend/Backend.ts';
import { createBrowserBackend } from '#src/backend/browser/createBrowserBackend.ts';
import { createLazyBackend } from '#src/backend/createLazyBackend.ts';
import { createTicket, type SupportTicket } from '#src/domain/ticket.ts';

/** A backend, and a look at what it keeps. */
interface Subject {
  backend: Backend;
  keptTickets: () => readonly SupportTicket[];
}

interface Implementation {
  name: string;
  /** A backend that already keeps these tickets, and whose clock stands at `mockNow`. */
  create: (tickets?: readonly SupportTicket[]) => Subject;
  /** The same, unable to keep anything more, for this reason. */
  createFailing: (code: BackendErrorCode, tickets: readonly SupportTicket[]) => Subject;
}

function overStorage(storage: () => Storage): Backend {
  return createBrowserBackend({ storage, now: mockNow, logError: () => {} });
}

/** A subject that keeps its tickets in this storage. */
function storing(storage: Storage): Subject {
  return {
    backend: overStorage(() => storage),
    keptTickets: () => JSON.parse(storage.getItem('supportTickets') ?? '[]'),
  };
}

function inMemory(options: Parameters<typeof createMemoryBackend>[0]): Subject {
  const backend = createMemoryBackend(options);
  return { backend, keptTickets: () => backend.state.supportTickets };
}

function loadedLate({ backend, keptTickets }: Subject): Subject {
  return { backend: createLazyBackend(async () => backend), keptTickets };
}

const implementations: Implementation[] = [
  {
    name: 'browser backend',
    create: (tickets = []) =>
      storing(createMemoryStorage({ contents: { supportTickets: JSON.stringify(tickets) } })),
    createFailing: (code, tickets) => {
      const subject = storing(createFullStorage({ supportTickets: JSON.stringify(tickets) }));
      return code === 'storage-full'
        ? subject
        : { ...subject, backend: overStorage(blockedStorage) };
    },
  },
  {
    name: 'memory backend',
    create: (supportTickets = []) => inMemory({ supportTickets }),
    createFailing: (code, supportTickets) =>
      inMemory({ supportTickets, fail: { 'tickets.open': new BackendError(code) } }),
  },
  {
    name: 'lazy backend',
    create: (supportTickets = []) => loadedLate(inMemory({ supportTickets })),
    createFailing: (code, supportTickets) =>
      loadedLate(inMemory({ supportTickets, fail: { 'tickets.open': new BackendError(code) } })),
  },
];

describe.each(implementations)('Every backend keeps its word: $name', (implementation) => {
  describe('tickets.open', () => {
    test('A customer gets the ticket that the answers make, and it is kept', async () => {
      const { backend, keptTickets } = implementation.create();
      const request = buildTicketRequest();

      const ticket = await backend.tickets.open(request);

      const now = mockNow();
      expect(ticket).toEqual(createTicket({ ...request, now, timestamp: now.getTime() }));
      expect(keptTickets()).toEqual([ticket]);
    });

    test.each([
      ['a guest', { customer: null }, 'guest'],
      ['a customer', { customer: buildUser({ id: 'user-7' }) }, 'user-7'],
      [
        'a guest with four answers',
        { customer: null, answers: buildShortQuestionnaire() },
        'guest',
      ],
    ])('%s can open one', async (_, request, userId) => {
      const { backend, keptTickets } = implementation.create();
      const ticket = await backend.tickets.open(buildTicketRequest(request));
      expect(ticket.userId).toBe(userId);
      expect(keptTickets()).toEqual([ticket]);
    });

    test('A ticket joins those that are there, which stay as they are', async () => {
      const earlier = [
        buildSupportTicket({ id: 'web-1' }),
        buildSupportTicket({ id: 'web-2', packageId: 'a package of last year' }),
      ];
      const { backend, keptTickets } = implementation.create(earlier);
      const websitePackage = buildPackageInfo({ id: 'premium' });

      const ticket = await backend.tickets.open(buildTicketRequest({ websitePackage }));

      expect(keptTickets()).toEqual([...earlier, ticket]);
    });

    test('Tickets opened in the same millisecond have different ids', async () => {
      const { backend, keptTickets } = implementation.create([buildSupportTicket()]);
      const tickets = await Promise.all(
        ['Ash', 'Birch', 'Cedar'].map((businessName) =>
          backend.tickets.open(
            buildTicketRequest({ answers: buildQuestionnaire({ businessName }) }),
          ),
        ),
      );

      expect(tickets.map(({ title }) => title)).toEqual([
        'Web Design Project: Ash',
        'Web Design Project: Birch',
        'Web Design Project: Cedar',
      ]);
      expect(keptTickets()).toEqual([buildSupportTicket(), ...tickets]);
      expect(new Set(keptTickets().map(({ id }) => id)).size).toBe(4);
    });

    test.each<BackendErrorCode>(['storage-full', 'storage-unavailable'])(
      'A ticket that cannot be kept (%s) is refused in words, and nothing is lost',
      async (code) => {
        const earlier = [buildSupportTicket({ id: 'web-1' })];
        const { backend, keptTickets } = implementation.createFailing(code, earlier);

        const error: unknown = await backend.tickets
          .open(buildTicketRequest())
          .catch((reason: unknown) => reason);

        expect(error).toBeInstanceOf(BackendError);
        expect(error).toMatchObject({
          code,
          message: expect.stringMatching(/^Your browser .+\.$/),
        });
        expect(keptTickets()).toEqual(earlier);
      },
    );
  });
});
