import { describe, expect, test, vi } from 'vitest';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { type StoredValues, storageContents } from '#mocks/storedValues.ts';
import { createLinkTokens } from '#src/backend/http/linkTokens.ts';
import { storageKeys } from '#src/backend/storage/storageKeys.ts';
import { adminTicketsContract } from './adminTickets.contract.ts';
import { customerTicketsContract } from './customerTickets.contract.ts';

/** The backends over this storage, nine months after the tickets were opened. */
function openLater(values: StoredValues) {
  const storage = createMemoryStorage({ contents: storageContents(values) });
  const now = () => new Date('2026-12-01T12:00:00Z');
  return createBackendOver(createEnvironment({ storage: () => storage, now }));
}

describe('A customer’s tickets in the storage of this browser', () => {
  customerTicketsContract(async (supportTickets, currentUser) => {
    const users = currentUser ? [currentUser] : [];
    const { tickets, ownersTickets } = openLater({ supportTickets, users, currentUser });
    return { customer: tickets, ownersTickets };
  });

  test('lets a guest read and answer a ticket of this browser', async () => {
    const ticket = buildSupportTicket({ userId: 'guest' });
    const { tickets } = openLater({ supportTickets: [ticket] });
    expect((await tickets.read(ticket.id)).title).toBe(ticket.title);
    await tickets.reply({ ticketId: ticket.id, text: 'Hello' });
    expect((await tickets.read(ticket.id)).messages).toHaveLength(2);
  });

  test('adds a guest’s ticket to the account that is signed in', async () => {
    const guests = buildSupportTicket({ userId: 'guest', userEmail: 'No email provided' });
    const ruth = buildUser();
    const { tickets, sessions } = openLater({ supportTickets: [guests], users: [ruth] });
    await expect(tickets.claim(guests.id)).rejects.toMatchObject({ code: 'signed-out' });
    await sessions.logIn(buildCredentials());
    await tickets.claim(guests.id);
    const { id: userId, name: userName, email: userEmail } = ruth;
    expect(await tickets.list()).toMatchObject([{ id: guests.id }]);
    expect(await tickets.read(guests.id)).toMatchObject({ userId, userName, userEmail });
  });
});

test('The drafts of two forms are kept apart until they are sent', async () => {
  const sessionStorage = createMemoryStorage();
  const open = () =>
    createBackendOver(createEnvironment({ sessionStorage: () => sessionStorage })).tickets;
  await Promise.all([
    open().keepMessage('reply web-1', { text: 'Good morning' }),
    open().keepMessage('note web-1', null),
  ]);
  await open().keepMessage('note web-1', { text: 'Paid in full' });
  expect(await open().restoreMessage('reply web-1')).toEqual({ text: 'Good morning' });
  await open().keepMessage('reply web-1', null);
  expect(await open().restoreMessage('reply web-1')).toBeNull();
  expect(await open().restoreMessage('note web-1')).toEqual({ text: 'Paid in full' });
  for (const form of ['constructor', 'toString', '__proto__'])
    expect(await open().restoreMessage(form)).toBeNull();
  await open().keepMessage('note web-1', null);
  expect(sessionStorage.length).toBe(0);
});

test('The tokens of two tickets that are kept at once outlive a reload', async () => {
  const sessionStorage = createMemoryStorage();
  const open = () =>
    createLinkTokens(
      createEnvironment({ sessionStorage: () => sessionStorage }),
      storageKeys.ticketTokens,
    );
  const tokens = open();
  await Promise.all([tokens.keep('web-1', 'one'), tokens.keep('web-2', 'two')]);
  expect(await open().tokenOf('web-1')).toBe('one');
  expect(await open().tokenOf('web-2')).toBe('two');
  expect(await open().tokenOf('constructor')).toBeNull();
});

describe('Tickets of the owner over the storage of this browser', () => {
  adminTicketsContract(async (supportTickets) => openLater({ supportTickets }));

  test('shows a ticket with the customer’s orders where nothing more can be stored', async () => {
    const ticket = buildSupportTicket();
    const orders = [buildOrder(), buildOrder({ id: 'ORD-2', customer: 'Sam Dale' })];
    const contents = storageContents({ supportTickets: [ticket], orders });
    const storage = createMemoryStorage({ contents });
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { ownersTickets } = createBackendOver(createEnvironment({ storage: () => storage }));
    expect(await ownersTickets.open(ticket.id)).toEqual({ ticket, orders: [orders[0]] });
    await expect(
      ownersTickets.write({ ticketId: ticket.id, text: 'Hello', isNote: false }),
    ).rejects.toMatchObject({ code: 'storage-full' });
  });
});
