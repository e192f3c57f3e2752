import { describe, expect, test } from 'vitest';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { scenarios } from '#mocks/scenarios.ts';

/** The real backend over a storage that starts with this text under `supportTickets`. */
function startWith(storage: Storage) {
  const log: string[] = [];
  const backend = createBackendOver(
    createEnvironment({ storage: () => storage, logError: (message) => log.push(message) }),
  );
  return { open: () => backend.tickets.open(buildTicketRequest()), storage, log };
}

const holding = (text: string) =>
  startWith(createMemoryStorage({ contents: { supportTickets: text } }));

const stored = (storage: Storage): unknown =>
  JSON.parse(storage.getItem('supportTickets') ?? 'null');

describe('Tickets in the browser', () => {
  test('They are one JSON list under the key of the specification', async () => {
    const { backend, storage } = scenarios.newVisitor();
    const ticket = await backend.tickets.open(buildTicketRequest());
    expect(storage().length).toBe(1);
    expect(storage().getItem('supportTickets')).toBe(JSON.stringify([ticket]));
  });

  test('What another version of the site added to a ticket is left in it', async () => {
    const newer = { ...buildSupportTicket({ id: 'web-1' }), assignedTo: 'Sam' };
    const { open, storage } = holding(JSON.stringify([newer]));
    expect(stored(storage)).toEqual([newer]);
    const ticket = await open();
    expect(stored(storage)).toEqual([newer, ticket]);
  });
});

describe('Tickets with which another tool has gone on', () => {
  test('They are not damaged, and stay as they are when another is opened', async () => {
    const [message] = buildSupportTicket().messages;
    const closed = {
      ...buildSupportTicket({ id: 'web-1' }),
      status: 'Closed',
      priority: 'Low',
      category: 'Web Hosting',
      messages: [message, { ...message, id: 'message-2', from: 'Anna', text: 'Done.' }],
    };
    const { open, storage, log } = holding(JSON.stringify([closed]));
    const ticket = await open();
    expect(stored(storage)).toEqual([closed, ticket]);
    expect(storage.getItem('supportTickets.unreadable')).toBeNull();
    expect(log).toEqual([]);
  });
});

describe('Damaged storage', () => {
  test.each([
    ['cut off', '[{"id":"web-1","userId'],
    ['no JSON at all', 'undefined'],
    ['empty', ''],
    ['an object where a list belongs', '{"id":"web-1"}'],
    ['a null', 'null'],
    ['a list of other things', '[1,"two",null,[]]'],
  ])('Text that is %s is put aside untouched, and the ticket is kept', async (_, text) => {
    const { open, storage, log } = holding(text);
    const ticket = await open();
    expect(stored(storage)).toEqual([ticket]);
    expect(storage.getItem('supportTickets.unreadable')).toBe(text);
    expect(log).toEqual([expect.stringContaining('supportTickets.unreadable')]);
  });

  test('The good tickets of a damaged list stay in it, and the whole text is put aside', async () => {
    const good = [buildSupportTicket({ id: 'web-1' }), buildSupportTicket({ id: 'web-3' })];
    const text = JSON.stringify([good[0], { id: 'web-2' }, good[1]]);
    const { open, storage, log } = holding(text);
    const ticket = await open();
    expect(stored(storage)).toEqual([...good, ticket]);
    expect(storage.getItem('supportTickets.unreadable')).toBe(text);
    expect(log).toHaveLength(1);
  });

  test('A list that was mended is not damaged any more', async () => {
    const { open, storage, log } = holding('damaged');
    await open();
    await open();
    expect(stored(storage)).toHaveLength(2);
    expect(storage.length).toBe(2);
    expect(log).toHaveLength(1);
  });

  test('Text put aside is never replaced by text put aside later', async () => {
    const { open, storage } = holding('first');
    await open();
    storage.setItem('supportTickets', 'second');
    await open();
    storage.setItem('supportTickets', 'third');
    await open();
    expect(storage.getItem('supportTickets.unreadable')).toBe('first');
    expect(storage.getItem('supportTickets.unreadable-2')).toBe('second');
    expect(storage.getItem('supportTickets.unreadable-3')).toBe('third');
  });

  test('The same text is put aside once', async () => {
    const { open, storage } = holding('same');
    await open();
    storage.setItem('supportTickets', 'same');
    await open();
    const afterReload = startWith(storage);
    storage.setItem('supportTickets', 'same');
    await afterReload.open();
    expect(storage.getItem('supportTickets.unreadable-2')).toBeNull();
    expect(afterReload.log).toEqual([expect.stringContaining('"supportTickets.unreadable"')]);
  });

  test('Where there is no room to put it aside, damaged text stays where it is', async () => {
    const text = '[{"id":"web-1","userId';
    const { open, storage, log } = startWith(createFullStorage({ supportTickets: text }));
    await expect(open()).rejects.toMatchObject({ code: 'storage-full' });
    expect(storage.getItem('supportTickets')).toBe(text);
    expect(storage.length).toBe(1);
    expect(log).toEqual([]);
  });

  test('The world with damaged storage takes a ticket', async () => {
    const { backend, storage, log } = scenarios.damagedStorage();
    const ticket = await backend.tickets.open(buildTicketRequest());
    expect(stored(storage())).toEqual([ticket]);
    expect(log).toHaveLength(1);
  });
});

describe('Storage that refuses', () => {
  test('Blocked storage does not stop the page from starting, only the ticket', async () => {
    const { backend } = scenarios.blockedStorage();
    await expect(backend.tickets.open(buildTicketRequest())).rejects.toMatchObject({
      code: 'storage-unavailable',
      cause: { name: 'SecurityError' },
    });
  });

  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'Full storage is recognised by the name %s',
    async (name) => {
      const storage = createMemoryStorage();
      storage.setItem = () => {
        throw new DOMException('Full.', name);
      };
      await expect(startWith(storage).open()).rejects.toMatchObject({ code: 'storage-full' });
    },
  );

  test('Once there is room again, the same answers make one ticket', async () => {
    const contents = { supportTickets: '[]', somethingLarge: 'x'.repeat(10_000) };
    const { open, storage } = startWith(createFullStorage(contents));
    await expect(open()).rejects.toMatchObject({ code: 'storage-full' });
    await expect(open()).rejects.toMatchObject({ code: 'storage-full' });
    storage.removeItem('somethingLarge');
    const ticket = await open();
    expect(stored(storage)).toEqual([ticket]);
  });

  test('A lock that is refused is told like storage that is', async () => {
    const backend = createBackendOver(
      createEnvironment({
        locks: { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) },
      }),
    );
    await expect(backend.tickets.open(buildTicketRequest())).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
  });
});
