import { expect, test } from 'vitest';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { findTickets, searchedText } from '#src/domain/adminTickets.ts';
import { findPage, foldText, queryWords } from '#src/domain/listQuery.ts';

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

test('A page has what matches in its order; the counts are of all entries', () => {
  const entries = ['Moss Green', 'green oak', 'Oak', 'green ash'].map((name, index) => ({
    name,
    state: index < 3 ? 'new' : 'old',
  }));
  const find = (text: string, status: string, page: number) =>
    findPage(
      entries,
      { text, status, page },
      {
        statuses: ['new', 'old', 'gone'],
        statusOf: ({ state }) => state,
        textOf: ({ name }) => foldText(name),
        pageSize: 2,
      },
    );
  const counts = { all: 4, new: 3, old: 1, gone: 0 };
  expect(find('', 'all', 2)).toEqual({ entries: entries.slice(2), found: 4, counts });
  expect(find('GREEN moss', 'all', 1)).toEqual({ entries: [entries[0]], found: 1, counts });
  expect(find('green', 'new', 1)).toEqual({ entries: entries.slice(0, 2), found: 2, counts });
  expect(find('green', 'gone', 1)).toEqual({ entries: [], found: 0, counts });
});
