import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { PROTECTION_TIME } from '#src/backend/browser/storedList.ts';
import { type SupportTicket, supportTicketSchema } from '#src/domain/ticket.ts';
import { runs } from '../support/effort.ts';
import {
  createLocks,
  createOtherTab,
  deliverEverything,
  settle,
  simulateBrowser,
} from './simulatedTabs.ts';

/** Tabs that all look at a clock standing still: the hardest case for ids made of the time. */
function openTabs(tabCount: number, { hasLocks }: { hasLocks: boolean }) {
  const { tabs, onDisk } = simulateBrowser(tabCount);
  const locks = hasLocks ? createLocks() : undefined;
  const errors: string[] = [];
  const opened: Promise<SupportTicket>[] = [];

  const writers = tabs.map(({ storage, storageEvents, send, receive }) => {
    const backend = createBackendOver(
      createEnvironment({
        storage: () => storage,
        locks,
        storageEvents,
        logError: (message) => errors.push(message),
      }),
    );
    const open = () => {
      const answers = buildQuestionnaire({ businessName: `Business ${opened.length + 1}` });
      opened.push(backend.tickets.open(buildTicketRequest({ answers })));
    };
    return { open, send, receive };
  });

  return {
    writers,
    deliverEverything: () => deliverEverything(tabs),
    errors,
    openedTickets: () => Promise.all(opened),
    onDisk: () =>
      (JSON.parse(onDisk('supportTickets') ?? '[]') as unknown[]).map((ticket) =>
        supportTicketSchema.parse(ticket),
      ),
  };
}

const titles = (tickets: readonly SupportTicket[]) => tickets.map(({ title }) => title).sort();

describe.each([
  ['with Web Locks', { hasLocks: true }],
  ['without Web Locks', { hasLocks: false }],
])('Several tabs of one browser, %s', (_, options) => {
  test('Three tabs that open a ticket in the same moment keep all three', async () => {
    const { writers, deliverEverything, onDisk, errors } = openTabs(3, options);
    for (const { open } of writers) open();
    await deliverEverything();

    expect(titles(onDisk())).toEqual([
      'Web Design Project: Business 1',
      'Web Design Project: Business 2',
      'Web Design Project: Business 3',
    ]);
    expect(new Set(onDisk().map(({ id }) => id)).size).toBe(3);
    expect(errors).toEqual([]);
  });

  test('No ticket is lost, doubled or given the id of another, however slowly tabs see each other', async () => {
    const step = fc.record({
      tab: fc.nat(2),
      action: fc.constantFrom('open', 'send', 'receive'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { writers, deliverEverything, openedTickets, onDisk, errors } = openTabs(3, options);
        for (const { tab, action } of steps) {
          writers[tab]?.[action]();
          await settle();
        }
        await deliverEverything();

        expect(titles(onDisk())).toEqual(titles(await openedTickets()));
        expect(new Set(onDisk().map(({ id }) => id)).size).toBe(onDisk().length);
        expect(errors).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('A tab that has opened a ticket', () => {
  /** One tab with a ticket in it, another tab beside it, and a clock to put forward. */
  async function tabWithTicket(quota = Number.POSITIVE_INFINITY) {
    const storage = createMemoryStorage({ quota });
    const otherTab = createOtherTab(storage);
    const errors: unknown[][] = [];
    let time = MOCK_NOW.getTime();
    const backend = createBackendOver(
      createEnvironment({
        storage: () => storage,
        now: () => new Date(time),
        storageEvents: otherTab.storageEvents,
        logError: (...error) => errors.push(error),
      }),
    );
    const ticket = await backend.tickets.open(buildTicketRequest());
    return {
      storage,
      errors,
      ticket,
      otherTabWrites: (value: string | null, key = 'supportTickets') => otherTab.write(key, value),
      otherTabClears: otherTab.clear,
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
      openAnother: () => backend.tickets.open(buildTicketRequest()),
    };
  }

  test('It adds the ticket again when another tab drops it', async () => {
    const { storage, ticket, otherTabWrites } = await tabWithTicket();
    const other = buildSupportTicket({ id: 'web-1' });
    await otherTabWrites(JSON.stringify([other]));
    expect(storage.getItem('supportTickets')).toBe(JSON.stringify([other, ticket]));
  });

  test('It puts aside what another tab damages, and adds the ticket again', async () => {
    const { storage, ticket, otherTabWrites } = await tabWithTicket();
    await otherTabWrites('damaged');
    expect(storage.getItem('supportTickets')).toBe(JSON.stringify([ticket]));
    expect(storage.getItem('supportTickets.unreadable')).toBe('damaged');
  });

  test('It leaves the list alone while the ticket is in it, and when others write elsewhere', async () => {
    const { storage, ticket, otherTabWrites } = await tabWithTicket();
    const spaced = JSON.stringify([ticket], null, 2);
    await otherTabWrites(spaced);
    await otherTabWrites('dark', 'theme');
    expect(storage.getItem('supportTickets')).toBe(spaced);
  });

  test('It does not bring back what somebody deleted', async () => {
    const removed = await tabWithTicket();
    await removed.otherTabWrites(null);
    expect(removed.storage.length).toBe(0);

    const cleared = await tabWithTicket();
    await cleared.otherTabClears();
    await cleared.otherTabWrites('[]');
    expect(cleared.storage.getItem('supportTickets')).toBe('[]');
  });

  test.each([
    [0, 'added again'],
    [PROTECTION_TIME - 1, 'added again'],
    [PROTECTION_TIME, 'left out'],
    [3_600_000, 'left out'],
  ])('A ticket missing %d ms after it was written is %s', async (milliseconds, outcome) => {
    const { storage, ticket, otherTabWrites, pass } = await tabWithTicket();
    pass(milliseconds);
    await otherTabWrites('[]');
    const isBack = storage.getItem('supportTickets') === JSON.stringify([ticket]);
    expect(isBack ? 'added again' : 'left out').toBe(outcome);
  });

  test('A ticket added again is looked after for as long once more', async () => {
    const { storage, ticket, otherTabWrites, pass } = await tabWithTicket();
    pass(PROTECTION_TIME - 1);
    await otherTabWrites('[]');
    pass(PROTECTION_TIME - 1);
    await otherTabWrites('[]');
    expect(storage.getItem('supportTickets')).toBe(JSON.stringify([ticket]));
  });

  test('Opening another ticket does not bring back one that was deleted long after', async () => {
    const { storage, otherTabWrites, pass, openAnother } = await tabWithTicket();
    pass(PROTECTION_TIME);
    await otherTabWrites('[]');
    const another = await openAnother();
    expect(storage.getItem('supportTickets')).toBe(JSON.stringify([another]));
  });

  test('It says so when there is no room for the ticket, and adds it when there is', async () => {
    const roomForOne = JSON.stringify([buildSupportTicket()]).length * 1.5;
    const { storage, errors, ticket, otherTabWrites } = await tabWithTicket(roomForOne);
    const others = JSON.stringify([buildSupportTicket({ id: 'web-1' })]);

    await otherTabWrites(others);
    expect(storage.getItem('supportTickets')).toBe(others);
    expect(errors).toEqual([
      [
        'What another tab dropped from "supportTickets" could not be added again.',
        expect.objectContaining({ code: 'storage-full' }),
      ],
    ]);

    await otherTabWrites('[]');
    expect(storage.getItem('supportTickets')).toBe(JSON.stringify([ticket]));
  });
});
