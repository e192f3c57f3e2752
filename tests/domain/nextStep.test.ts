import { expect, test } from 'vitest';
import { buildCustomerOrder, buildCustomerPlan } from '#mocks/factories/customerOrder.ts';
import { business } from '#src/content/business.ts';
import {
  type Job,
  jobStates,
  type NextStep,
  nextStep,
  stationsOf,
  stepInWords,
} from '#src/domain/nextStep.ts';
import { nextStepSchema } from '#src/domain/nextStepSchema.ts';
import { promisedReply } from '#src/domain/promisedReply.ts';

// A Monday.
const now = new Date('2026-03-02T10:00Z');
const since = '2026-03-01T10:00:00.000Z';

const order = (status: string, facts: Partial<Job['order']> = {}) => ({
  order: { ...buildCustomerOrder({ status }), isPackage: true, ...facts },
});
const other = (status: string, facts: Partial<Job['order']> = {}) =>
  order(status, { isPackage: false, ...facts });
const plan = (status: string, facts: Partial<Job['order']> = {}) => ({
  order: { ...buildCustomerPlan({ status }), isPackage: false, ...facts },
});
const ticket = (status: string) => ({ ticket: { status, activeAt: since } });
const quote = (status: NonNullable<Job['quote']>['status'], validUntil = '2026-03-31') => ({
  quote: { status, since, validUntil },
});

const waiting = ticket('Waiting for customer');
const free = { money: { paid: 0, refunded: 0, lost: 0, state: 'paid' as const } };

const jobs: Job[] = [
  order('Waiting for payment'),
  order('Payment failed'),
  order('Disputed', { disputeDueBy: '2026-03-09T12:00:00.000Z' }),
  order('Inquiry'),
  order('Dispute lost'),
  order('Refunded'),
  other('In Progress', { isUnassigned: true, date: '2026-03-02' }),
  order('In Progress'),
  order('In Progress', free),
  { ...order('In Progress'), ...ticket('Open') },
  { ...order('In Progress'), ...waiting },
  { ...order('In Progress'), ...ticket('Closed') },
  { ...order('In Progress'), isAnswered: true },
  { ...order('Completed'), ...waiting },
  { ...order('Completed'), ...ticket('Open') },
  other('In Progress'),
  other('Completed'),
  other('On hold'),
  plan('Active'),
  plan('Payment overdue', { nextPayment: since }),
  plan('Paused'),
  plan('Ending', { endsOn: '2026-03-16T10:00:00.000Z' }),
  plan('Ended', { endsOn: since }),
  quote('New'),
  quote('Priced', '2026-03-08'),
  quote('Priced', '2026-03-01'),
  quote('declined'),
  quote('accepted'),
  { ...quote('Accepted'), ...waiting },
  ...(['deposit', 'processing', 'payment', 'extra'] as const).map((state) => ({
    quote: {
      ...quote('accepted').quote,
      asked: {
        state,
        ...(state !== 'processing' && {
          part: `${state === 'payment' ? 'rest' : state} of £200.00`,
        }),
        until: state === 'deposit' ? '2026-03-06T10:00:00.000Z' : null,
      },
    },
    ...ticket('Open'),
  })),
  ticket('Open'),
  ticket('Closed'),
];

/** What each side reads of each of them. The station that it is at is in brackets. */
const table = `
Waiting for payment: [Paid], You tell us, We build, Online
- Your payment has not arrived. Some take a few days
- The payment has not arrived
Payment failed: [Paid], You tell us, We build, Online
- Your turn: pay again, because your payment did not go through
- The customer’s turn: a failed payment
Disputed: [Paid], You tell us, We build, Online
- Our turn, until 9 March 2026: we answer your bank, which decides
- Your turn, until 9 March 2026: answer the dispute
Inquiry: [Paid], You tell us, We build, Online
- Our turn: we answer your bank, which has asked about a payment
- Your turn: answer the question of the bank
Dispute lost: [Paid], You tell us, We build, Online
- Your bank has returned a disputed payment
- The bank has returned the payment
Refunded: [Paid], You tell us, We build, Online
- We have paid all of it back. Banks may need a few days
- All of it is paid back
unassigned: Paid, [In work], Done
- Our turn, until Wednesday: we check your order, and write to you
- Your turn, until Wednesday: say what was bought
questions: Paid, [You tell us], We build, Online
- Paid. Your turn: eight questions
- Paid. The customer’s turn: eight questions
questions: Ordered, [You tell us], We build, Online
- Ordered. Your turn: eight questions
- Ordered. The customer’s turn: eight questions
reply: Paid, You tell us, [We build], Online
- Our turn, until Tuesday: we read what you wrote, and reply
- Your turn, until Tuesday: answer the ticket
answer: Paid, You tell us, [We build], Online
- Your turn: answer our message
- The customer’s turn: an answer to your message
building: Paid, You tell us, [We build], Online
- Our turn: we build your website
- Your turn: build the website
building: Paid, You tell us, [We build], Online
- Our turn: we build your website
- Your turn: build the website
online: Paid, You tell us, We build, [Online]
- Your website is online
- The website is online
reply afterwards: Paid, You tell us, We build, [Online]
- Our turn, until Tuesday: we read what you wrote, and reply
- Your turn, until Tuesday: answer the ticket
working: Paid, [In work], Done
- Our turn: we are working on it
- Your turn: finish what was bought
finished: Paid, In work, [Done]
- It is finished
- It is finished
unknown: Paid, [In work], Done
- Ask us how far it is
- Another tool has set its status
Active: Paid, [Running], Renews on 16 March 2026
- Your plan is running
- The plan is running
Payment overdue: Paid, Running, [Due on 1 March 2026]
- Your turn, since 1 March 2026: check the card that you pay with
- The customer’s turn, since 1 March 2026: an overdue payment
Paused: Paid, [Running], Renews
- Your plan is paused, and nothing is to be paid
- The plan is paused
Ending: Paid, [Running], Ends on 16 March 2026
- Your plan is cancelled, and runs until 16 March 2026
- The plan is cancelled, and runs until 16 March 2026
Ended: Paid, Running, [Ended on 1 March 2026]
- Your plan ended on 1 March 2026
- The plan ended on 1 March 2026
requested: Asked, [Priced], Agreed, We build
- Our turn, until Tuesday: we read your answers, and send a price
- Your turn, until Tuesday: price the request
priced: Asked, Priced, [Agreed], We build
- Your turn, until Sunday: accept or decline the quote
- The customer’s turn, until Sunday: a decision about your quote
expired: Asked, Priced, [Agreed], We build
- This quote was valid until 1 March 2026
- The quote was valid until 1 March 2026
declined: Asked, Priced, [Agreed], We build
- You have declined this quote
- The quote is declined
accepted: Asked, Priced, Agreed, [We build]
- Our turn, until Tuesday: we read your answers, and reply
- Your turn, until Tuesday: write to the customer
answer: Asked, Priced, Agreed, [We build]
- Your turn: answer our message
- The customer’s turn: an answer to your message
deposit: Asked, Priced, [Agreed], We build
- Accepted. Your turn, until Friday: pay the deposit of £200.00
- Accepted. The customer’s turn, until Friday: the deposit of £200.00
processing: Asked, Priced, [Agreed], We build
- Your payment is being confirmed
- The payment is being confirmed
payment: Asked, Priced, Agreed, [We build]
- Your turn: pay the rest of £200.00
- The customer’s turn: the rest of £200.00
extra: Asked, Priced, Agreed, [We build]
- Your turn: accept or decline the extra of £200.00
- The customer’s turn: a decision about the extra of £200.00
reply: You tell us, [We build], Online
- Our turn, until Tuesday: we read what you wrote, and reply
- Your turn, until Tuesday: answer the ticket
closed: You tell us, [We build], Online
- Your ticket is closed. A reply opens it again
- The ticket is closed
`;

function describe(next: NextStep): string {
  const labels = stationsOf(next).map(({ label, state }) =>
    state === 'current' ? `[${label}]` : label,
  );
  const sides = (['customer', 'owner'] as const).map((side) =>
    stepInWords(next, side, '2026-03-02'),
  );
  return [`${next.state}: ${labels.join(', ')}`, ...sides].join('\n- ');
}

test('each side reads whose turn it is in every state, and until when', () => {
  const steps = jobs.map((job) => nextStep(job, business, now));
  expect(`\n${steps.map(describe).join('\n')}\n`).toBe(table);
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(jobStates));
});

test('a server tells the kind, the state and the day, from which the rest derives', () => {
  const step = nextStep(ticket('Open'), business, now);
  expect(nextStepSchema.parse(step)).toEqual({
    kind: 'ticket',
    state: 'reply',
    until: '2026-03-03',
  });
  expect(step).toMatchObject({
    turn: 'owner',
    step: 'We build',
    what: { customer: 'We read what you wrote, and reply', owner: 'Answer the ticket' },
  });
});

test('a promise that was not kept has its day since, and a mail has the date of each day', () => {
  const step = nextStep(ticket('Open'), business, now);
  const inWords = (today?: string) => stepInWords(step, 'owner', today);
  expect(inWords('2026-03-03')).toBe('Your turn, until today: answer the ticket');
  expect(inWords('2026-03-04')).toBe('Your turn, since 3 March 2026: answer the ticket');
  expect(inWords()).toBe('Your turn, until 3 March 2026: answer the ticket');
});

test('the day of a payment is that of the business, which may be another one than the reader’s', () => {
  const far = { ...business, timeZone: 'Pacific/Kiritimati' };
  const { until } = nextStep(plan('Active', { nextPayment: '2026-03-16T23:30:00.000Z' }), far, now);
  expect(until).toBe('2026-03-17');
});

const week = { ...business, hours: [{ days: '', time: '', schema: 'Mo-Fr 09:00-20:00' }] };

test.each([
  ['during the week', '2026-03-02T07:00Z', '2026-03-04'],
  ['before a weekend', '2026-03-05T12:00Z', '2026-03-09'],
  ['on a closed day', '2026-03-07T12:00Z', '2026-03-10'],
  ['just after midnight of the business', '2026-07-06T23:30Z', '2026-07-09'],
  ['over the start of summer time', '2026-03-27T12:00Z', '2026-03-31'],
])('a reply is promised until the second business day: %s', (_when, written, day) => {
  expect(promisedReply(week, written)).toBe(day);
});

test('business days are those with working hours, and as many as the promise says', () => {
  expect(promisedReply(business, '2026-03-06T12:00Z')).toBe('2026-03-08');
  expect(business.replyTime).toBe('1-2 business days');
  expect(promisedReply({ ...week, hours: [] }, '2026-03-02T12:00Z')).toBe('2026-03-16');
});

test.each([
  ['2026-03-31T23:30:00.000Z', '2026-04-01'],
  ['2026-03-29T00:30:00.000Z', '2026-03-29'],
  ['2026-10-24T23:30:00.000Z', '2026-10-25'],
  ['2026-10-25T23:30:00.000Z', '2026-10-25'],
  ['2026-02-28T23:59:59.000Z', '2026-02-28'],
  ['2028-02-29T00:00:00.000Z', '2028-02-29'],
])('a plan whose period ends at %s renews on %s', (nextPayment, day) => {
  expect(nextStep(plan('Active', { nextPayment }), business, now).until).toBe(day);
});
