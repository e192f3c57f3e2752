import { expect, test } from 'vitest';
import { needsAnswer } from '#src/domain/dispute.ts';

test('the owner is asked to answer a dispute while that is possible, and one of an unknown status', () => {
  const statuses =
    'warning_needs_response warning_under_review warning_closed needs_response under_review charge_refunded won lost prevented appeal_needs_response appeal_under_review escalated';
  expect(statuses.split(' ').filter(needsAnswer)).toEqual([
    'warning_needs_response',
    'needs_response',
    'appeal_needs_response',
    'escalated',
  ]);
});
