import { describe, expect, test } from 'vitest';
import { createMemoryBackend } from '#mocks/createMemoryBackend.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';

describe('The memory backend', () => {
  test('A verb told to hang never answers, and keeps nothing', async () => {
    const backend = createMemoryBackend({ hang: ['tickets.open'] });
    const open = backend.tickets.open(buildTicketRequest()).then(() => 'answered');
    const aWhile = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
    expect(await Promise.race([open, aWhile])).toBe('still waiting');
    expect(backend.state.supportTickets).toEqual([]);
  });
});
