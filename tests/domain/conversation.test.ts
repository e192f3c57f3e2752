import { expect, test } from 'vitest';
import { buildConversation } from '#mocks/factories/ticket.ts';
import {
  forCustomer,
  isUnreadBy,
  lastActivity,
  type MessageAuthor,
  markReadBy,
} from '#src/domain/conversation.ts';
import { excerptOf } from '#src/domain/excerptOf.ts';

const [first] = buildConversation().messages;
if (!first) throw new Error('The conversation has no message.');
const unreadFrom = (from: MessageAuthor) =>
  buildConversation({ messages: [{ ...first, from, isRead: false }] });

test.each([
  ['customer', true, false],
  ['system', true, false],
  ['owner', false, true],
  ['note', false, false],
] as const)(
  'a message of %s is unread by the owner: %s, by the customer: %s',
  (from, byOwner, byCustomer) => {
    const ticket = unreadFrom(from);
    expect(isUnreadBy('owner', ticket)).toBe(byOwner);
    expect(isUnreadBy('customer', ticket)).toBe(byCustomer);
    expect(markReadBy('owner', ticket).messages[0]?.isRead).toBe(byOwner);
    expect(markReadBy('customer', ticket).messages[0]?.isRead).toBe(byCustomer);
  },
);

test('a note is hidden from the customer, and is no activity', () => {
  const note = { ...first, from: 'note', date: '2030-01-01T00:00:00.000Z' };
  const ticket = buildConversation();
  const noted = { ...ticket, messages: [...ticket.messages, note] };
  expect(forCustomer(noted).messages.map(({ from }) => from)).toEqual([
    'system',
    'owner',
    'customer',
  ]);
  expect(lastActivity(noted)).toBe('2026-03-02T12:30:00.000Z');
});

test('the excerpt of a message is one line of at most 200 characters, cut between words', () => {
  expect(excerptOf('Good morning.\n\nHere it is. ')).toBe('Good morning. Here it is.');
  expect(excerptOf('word '.repeat(40).trim())).toHaveLength(199);
  expect(excerptOf('word '.repeat(41))).toBe(`${'word '.repeat(40)}…`);
});
