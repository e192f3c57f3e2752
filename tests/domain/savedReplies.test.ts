import { expect, test } from 'vitest';
import { mockNow } from '#mocks/clock.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { newReplyId, replyPlaceholders, savedReplySchema } from '#src/domain/savedReplies.ts';

test('a saved reply can name the customer and the ticket', () => {
  expect(replyPlaceholders(buildSupportTicket())).toEqual({
    customerName: 'Ruth Harrow',
    ticketTitle: 'Web Design Project: Harrow & Sons Joinery',
  });
});

test('a new reply has an id that no other has', () => {
  expect(newReplyId([], mockNow())).toBe('reply-1772443800000');
  expect(newReplyId([{ id: 'reply-1772443800000' }], mockNow())).toBe('reply-1772443800001');
});

test.each([
  [{ name: ' ' }, 'Please name the reply'],
  [{ text: ' ' }, 'Please write a message'],
  [{ text: 'x'.repeat(10_001) }, 'Please write at most 10,000 characters'],
])('refuses a reply with %j', (overrides, message) => {
  const { error } = savedReplySchema.safeParse(buildSavedReply(overrides));
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
