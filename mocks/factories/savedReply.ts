import type { SavedReply } from '#src/domain/savedReplies.ts';

export function buildSavedReply(overrides: Partial<SavedReply> = {}): SavedReply {
  return {
    id: 'reply-1772444400000',
    name: 'Ask for photographs',
    text: 'Hello {{customerName}},\n\ndo you have photographs of finished work for “{{ticketTitle}}”?',
    ...overrides,
  };
}
