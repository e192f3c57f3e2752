import { describe, expect, test } from 'vitest';
import { createMemoryBackend, type MemoryBackend } from '#mocks/createMemoryBackend.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';

const verbs = [
  ['sessions.restore', ({ sessions }: MemoryBackend) => sessions.restore()],
  ['sessions.logIn', ({ sessions }: MemoryBackend) => sessions.logIn(buildCredentials())],
  [
    'sessions.register',
    ({ sessions }: MemoryBackend) =>
      sessions.register(buildRegistration({ email: 'a@wood.example' })),
  ],
  ['sessions.logOut', ({ sessions }: MemoryBackend) => sessions.logOut()],
  ['tickets.open', ({ tickets }: MemoryBackend) => tickets.open(buildTicketRequest())],
] as const;

describe('The memory backend', () => {
  const users = [buildUser()];
  const currentUser = buildUser();

  test.each(verbs)('%s, told to hang, never answers and changes nothing', async (verb, act) => {
    const backend = createMemoryBackend({ users, currentUser, hang: [verb] });
    const answer = act(backend).then(() => 'answered');
    const aWhile = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
    expect(await Promise.race([answer, aWhile])).toBe('still waiting');
    expect(backend.state).toMatchObject({ users, currentUser, supportTickets: [] });
  });

  test.each(verbs)('%s, told to fail, fails so and changes nothing', async (verb, act) => {
    const error = new BackendError('unreachable');
    const backend = createMemoryBackend({ users, currentUser, fail: { [verb]: error } });
    await expect(act(backend)).rejects.toBe(error);
    expect(backend.state).toMatchObject({ users, currentUser, supportTickets: [] });
  });
});
