import { expect, test } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import { knownTicketStatus, ticketStatuses, ticketStatusFacts } from '#src/domain/ticketStatus.ts';

const minutesLater = (minutes: number) =>
  new Date(mockNow().getTime() + minutes * 60_000).toISOString();

/** A ticket that its customer opened this many minutes after `MOCK_NOW`. */
function ticketAfter(minutes: number, overrides: Partial<SupportTicket>): SupportTicket {
  const date = minutesLater(minutes);
  const id = `web-${Date.parse(date)}`;
  const messages = buildSupportTicket().messages.map((message) => ({ ...message, date }));
  return buildSupportTicket({ id, date, messages, ...overrides });
}

const joinery = ticketAfter(0, { title: 'Joinery' });
const bakery = ticketAfter(1, {
  title: 'Bakery',
  userName: 'Sam Dale',
  userEmail: 'sam@dale.example',
});
const imported = ticketAfter(2, { title: 'Nursery', status: 'Escalated' });
const all = { text: '', status: 'all', page: 1 } as const;

/** What every implementation of the owner's tickets does. Each test has these tickets to begin with. */
export function adminTicketsContract(
  createWith: (tickets: SupportTicket[]) => Promise<AdminBackend>,
) {
  const create = async () => (await createWith([joinery, bakery, imported])).ownersTickets;
  const titles = async (ownersTickets: AdminBackend['ownersTickets'], query = {}) =>
    (await ownersTickets.list({ ...all, ...query })).tickets.map(({ title }) => title);

  test('lists the tickets, the last activity first, and counts them by status', async () => {
    const ownersTickets = await create();
    const page = await ownersTickets.list(all);
    expect(page).toMatchObject({
      found: 3,
      counts: { all: 3, Open: 3, 'Waiting for customer': 0, Closed: 0 },
    });
    expect(page.tickets[2]).toEqual({
      id: joinery.id,
      title: 'Joinery',
      subject: joinery.subject,
      userName: joinery.userName,
      userEmail: joinery.userEmail,
      status: 'Open',
      priority: 'High',
      activeAt: joinery.date,
      isUnread: true,
    });
    expect(page.tickets.map(({ title }) => title)).toEqual(['Nursery', 'Bakery', 'Joinery']);
    await ownersTickets.write({ ticketId: joinery.id, text: 'Hello', isNote: false });
    expect(await titles(ownersTickets)).toEqual(['Joinery', 'Nursery', 'Bakery']);
  });

  test('finds tickets by words of the customer, the answers and the conversation', async () => {
    const ownersTickets = await create();
    await ownersTickets.write({
      ticketId: joinery.id,
      text: 'Which ÉCLAIR 100%_ do you sell?',
      isNote: true,
    });
    expect(await titles(ownersTickets, { text: 'DALE sam' })).toEqual(['Bakery']);
    expect(await titles(ownersTickets, { text: 'hebden bridge nursery' })).toEqual(['Nursery']);
    expect(await titles(ownersTickets, { text: 'éclair 100%_' })).toEqual(['Joinery']);
    expect(await titles(ownersTickets, { text: 'e\u0301clair' })).toEqual(['Joinery']);
    expect(await titles(ownersTickets, { text: 'eclair s`ell' })).toEqual(['Joinery']);
    expect(await titles(ownersTickets, { text: "'; drop table tickets" })).toEqual([]);
    expect(await titles(ownersTickets, { page: 2 })).toEqual([]);
    expect((await ownersTickets.list({ ...all, page: 2 })).found).toBe(3);
  });

  test('counts each ticket with one status, and as waiting if the owner is to act', async () => {
    const stored = [...ticketStatuses, 'Escalated'];
    const { ownersTickets, today } = await createWith(
      stored.map((each, minutes) => ticketAfter(minutes, { title: each, status: each })),
    );
    const { counts } = await ownersTickets.list(all);
    for (const known of ticketStatuses) {
      const expected = stored.filter((each) => knownTicketStatus(each) === known).reverse();
      expect(await titles(ownersTickets, { status: known })).toEqual(expected);
      expect(counts[known]).toBe(expected.length);
    }
    const waiting = stored.filter((each) => ticketStatusFacts(each).waitsFor === 'owner');
    expect((await today.read()).counts.ticket).toBe(waiting.length);
  });

  test('marks a ticket as read once it is opened', async () => {
    const ownersTickets = await create();
    const { ticket } = await ownersTickets.open(bakery.id);
    expect(ticket).toMatchObject({ id: bakery.id, description: bakery.description });
    const unread = (await ownersTickets.list(all)).tickets.filter(({ isUnread }) => isUnread);
    expect(unread.map(({ title }) => title)).toEqual(['Nursery', 'Joinery']);
  });

  test('adds a reply and then waits for the customer', async () => {
    const ownersTickets = await create();
    const text = '  Thank you.\n\nWhich colours?  ';
    await ownersTickets.write({ ticketId: joinery.id, text, isNote: false });
    const { ticket } = await ownersTickets.open(joinery.id);
    expect(ticket.messages).toHaveLength(2);
    expect(ticket.messages.at(-1)).toMatchObject({
      from: 'owner',
      text: 'Thank you.\n\nWhich colours?',
      isRead: false,
    });
    expect(ticket.status).toBe('Waiting for customer');
  });

  test('adds a note without a change of the status or of the order', async () => {
    const ownersTickets = await create();
    await ownersTickets.write({ ticketId: joinery.id, text: 'Paid?', isNote: true });
    const { ticket } = await ownersTickets.open(joinery.id);
    expect(ticket.messages.at(-1)).toMatchObject({ from: 'note', text: 'Paid?' });
    expect(ticket.status).toBe('Open');
    expect(await titles(ownersTickets)).toEqual(['Nursery', 'Bakery', 'Joinery']);
  });

  test('changes status and priority apart', async () => {
    const ownersTickets = await create();
    await ownersTickets.change({ ticketId: joinery.id, priority: 'Low' });
    await ownersTickets.change({ ticketId: joinery.id, status: 'Closed' });
    const { ticket } = await ownersTickets.open(joinery.id);
    expect(ticket).toMatchObject({ status: 'Closed', priority: 'Low' });
  });

  test('removes a ticket, and does nothing for one that is gone', async () => {
    const ownersTickets = await create();
    await ownersTickets.remove(joinery.id);
    await ownersTickets.remove(joinery.id);
    expect(await titles(ownersTickets)).toEqual(['Nursery', 'Bakery']);
  });

  test('fails without the ticket', async () => {
    const ownersTickets = await create();
    const missing = { code: 'ticket-not-found' };
    const ticketId = 'web-1';
    await expect(ownersTickets.open(ticketId)).rejects.toMatchObject(missing);
    await expect(
      ownersTickets.write({ ticketId, text: 'Hello', isNote: false }),
    ).rejects.toMatchObject(missing);
    await expect(ownersTickets.change({ ticketId, status: 'Closed' })).rejects.toMatchObject(
      missing,
    );
  });
}
