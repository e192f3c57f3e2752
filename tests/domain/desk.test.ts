import { expect, test } from 'vitest';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { findTickets, searchedText } from '#src/domain/desk.ts';
import { queryWords } from '#src/domain/listQuery.ts';

const all = { text: '', status: 'all', page: 1 } as const;

test('a query is split into words without blanks', () => {
  expect(queryWords('  Moss \n  GREEN ')).toEqual(['moss', 'green']);
});

test('a word is not found across two texts of a ticket', () => {
  const ticket = buildSupportTicket({ title: 'Moss', subject: 'Green' });
  expect(searchedText(ticket)).toContain('moss\ngreen');
});

test('of tickets with the same activity, the newest id comes first', () => {
  const tickets = ['web-1', 'web-3', 'web-2'].map((id) => buildSupportTicket({ id }));
  expect(findTickets(tickets, all).tickets.map(({ id }) => id)).toEqual([
    'web-3',
    'web-2',
    'web-1',
  ]);
});
