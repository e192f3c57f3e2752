import { expect, test } from 'vitest';
import { quoteStatuses } from '#src/domain/adminQuotes.ts';
import { IN_PROGRESS } from '#src/domain/orderStatus.ts';
import { eventStates } from '#src/domain/outbox.ts';
import { quoteOutcomes } from '#src/domain/pricedQuote.ts';
import { hasStatus } from '../../server/orders/orders.ts';
import { waitsForOwner } from '../../server/tickets/adminTickets.ts';
import { readSource } from '../support/sourceFiles';

const schema = readSource('server/database/migrations/0001.sql');

const isIn = (column: string, values: readonly string[]) =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`;

test.each([
  ['index tickets_open', `where ${waitsForOwner}`],
  ['index orders_in_progress', `where ${hasStatus(IN_PROGRESS)}`],
  ['index orders_of_other_status', `where ${hasStatus('other')}`],
  ['constraint quotes_known_status', isIn('status', quoteStatuses)],
  ['constraint quote_versions_known_outcome', isIn('outcome', quoteOutcomes)],
  ['constraint outbox_known_state', isIn('state', eventStates)],
])('the %s of the database has what the records say', (name, expected) => {
  const [, statement = ''] = schema.split(name);
  expect(statement.split(';')[0]).toContain(expected);
});
