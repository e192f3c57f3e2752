import { expect, test } from 'vitest';
import { checkoutSessionOf } from '#src/domain/checkoutSession.ts';

test.each([
  ['?session_id=cs_live_a1B2', 'cs_live_a1B2'],
  [`?utm=1&session_id=cs_${'x'.repeat(252)}`, `cs_${'x'.repeat(252)}`],
])('The checkout of %s is known', (search, id) => {
  expect(checkoutSessionOf(search)).toBe(id);
});

test.each([
  '',
  '?session_id=',
  '?session_id=cs_',
  '?session_id={CHECKOUT_SESSION_ID}',
  '?session_id=%7BCHECKOUT_SESSION_ID%7D',
  '?session_id=pi_123',
  '?session_id=cs_1%0A',
  '?session_id=cs_a/../b',
  `?session_id=cs_${'x'.repeat(253)}`,
])('%s names no checkout', (search) => {
  expect(checkoutSessionOf(search)).toBeUndefined();
});
