import { expect, test } from 'vitest';
import {
  knownTicketStatus,
  statusAfter,
  ticketStatuses,
  ticketStatusFacts,
} from '#src/domain/ticketStatus.ts';

test('each status of a ticket has its words, its tone and whose turn it is', () => {
  expect(
    ticketStatuses.map((status) => {
      const { label, tone, waitsFor } = ticketStatusFacts(status);
      return [status, label, tone, waitsFor];
    }),
  ).toEqual([
    ['Open', 'Open', 'warning', 'owner'],
    ['Waiting for customer', 'Waiting', 'info', 'customer'],
    ['Closed', 'Closed', 'neutral', null],
  ]);
});

test.each(['Escalated', '', 'constructor', '__proto__'])(
  'a status of another tool, "%s", counts as open',
  (status) => {
    expect(knownTicketStatus(status)).toBe('Open');
    expect(ticketStatusFacts(status)).toMatchObject({ waitsFor: 'owner' });
  },
);

test('an answer waits for the other side, and a note changes nothing', () => {
  expect(statusAfter('owner', 'Closed')).toBe('Waiting for customer');
  expect(statusAfter('customer', 'Closed')).toBe('Open');
  expect(statusAfter('note', 'Closed')).toBe('Closed');
});
