import { expect, test } from 'vitest';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import type { Backend } from '#src/backend/Backend.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';

const ruth = buildUser();
const older = buildSupportTicket({ title: 'Joinery' });
const newer = buildSupportTicket({
  id: 'web-1772500000000',
  date: '2026-03-03T01:06:40.000Z',
  title: 'Showroom',
});
const sams = buildSupportTicket({ id: 'web-7', title: 'Bakery', userId: 'user-7' });

/** One customer's view of the tickets, and the owner's of the same ones. */
export interface TwoSides {
  customer: Backend['tickets'];
  ownersTickets: AdminBackend['ownersTickets'];
}

/** What every implementation does for a customer. `open` signs this one in, if there is one. */
export function customerTicketsContract(
  open: (tickets: SupportTicket[], customer: typeof ruth | null) => Promise<TwoSides>,
) {
  const create = () => open([older, newer, sams], ruth);
  const titles = async ({ customer }: TwoSides) =>
    (await customer.list()).map(({ title }) => title);

  test('lists the customer’s tickets, the last activity first', async () => {
    const sides = await create();
    expect(await titles(sides)).toEqual(['Showroom', 'Joinery']);
    await sides.customer.reply({ ticketId: older.id, text: 'Good morning' });
    expect(await titles(sides)).toEqual(['Joinery', 'Showroom']);
  });

  test('refuses a reply that another account has typed', async () => {
    const { customer } = await create();
    const reply = { ticketId: older.id, text: 'Good morning', author: 'user-7' };
    await expect(customer.reply(reply)).rejects.toMatchObject({ code: 'other-account' });
    expect((await customer.read(older.id)).messages).toEqual(older.messages);
  });

  test('lists none when signed out', async () => {
    expect(await titles(await open([older, sams], null))).toEqual([]);
  });

  test('shows the owner’s reply to the customer, and no note', async () => {
    const { customer, ownersTickets } = await create();
    await ownersTickets.write({ ticketId: older.id, text: 'Wants green', isNote: true });
    await ownersTickets.write({ ticketId: older.id, text: 'Which green?', isNote: false });
    const listed = async () => (await customer.list()).find(({ id }) => id === older.id);
    expect(await listed()).toEqual({
      id: older.id,
      title: older.title,
      status: 'Waiting for customer',
      activeAt: expect.any(String),
      isUnread: true,
    });
    const texts = ({ messages }: SupportTicket) => messages.slice(1).map(({ text }) => text);
    expect(texts(await customer.read(older.id))).toEqual(['Which green?']);
    expect(await listed()).toMatchObject({ isUnread: false });
    await customer.reply({ ticketId: older.id, text: 'Moss' });
    expect(texts(await customer.read(older.id))).toEqual(['Which green?', 'Moss']);
  });

  test('opens a closed ticket with the customer’s reply, unread by the owner', async () => {
    const { customer, ownersTickets } = await create();
    await ownersTickets.open(older.id);
    await ownersTickets.change({ ticketId: older.id, status: 'Closed' });
    await customer.reply({ ticketId: older.id, text: ' One more thing ' });
    expect((await customer.read(older.id)).status).toBe('Open');
    const { tickets } = await ownersTickets.list({
      text: 'one more thing',
      status: 'Open',
      page: 1,
    });
    expect(tickets).toMatchObject([{ id: older.id, isUnread: true }]);
    const { ticket } = await ownersTickets.open(older.id);
    expect(ticket.messages.at(-1)).toMatchObject({ from: 'customer', text: 'One more thing' });
  });

  test('marks the owner’s reply as read once the customer has read it', async () => {
    const { customer, ownersTickets } = await create();
    await ownersTickets.write({ ticketId: older.id, text: 'Which green?', isNote: false });
    const isRead = async () => (await ownersTickets.open(older.id)).ticket.messages.at(-1)?.isRead;
    await customer.list();
    expect(await isRead()).toBe(false);
    await customer.read(older.id);
    expect(await isRead()).toBe(true);
  });

  test('adds no ticket of another customer to an account', async () => {
    const { customer, ownersTickets } = await create();
    await expect(customer.claim(sams.id)).rejects.toMatchObject({ code: 'ticket-not-found' });
    expect((await ownersTickets.open(sams.id)).ticket.userId).toBe(sams.userId);
    await customer.claim(older.id);
  });

  test.each([
    ['another customer’s ticket', sams.id],
    ['no ticket', 'web-1'],
  ])('neither shows nor changes %s', async (_, ticketId) => {
    const { customer, ownersTickets } = await create();
    const missing = { code: 'ticket-not-found' };
    await expect(customer.read(ticketId)).rejects.toMatchObject(missing);
    await expect(customer.reply({ ticketId, text: 'Hello' })).rejects.toMatchObject(missing);
    expect((await ownersTickets.open(sams.id)).ticket.messages).toHaveLength(1);
  });
}
