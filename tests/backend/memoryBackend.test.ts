import { describe, expect, test } from 'vitest';
import { type BackendVerb, createMemoryBackend } from '#mocks/createMemoryBackend.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { everyVerb } from './everyVerb.ts';

const verbs = Object.entries(everyVerb) as [BackendVerb, (typeof everyVerb)[BackendVerb]][];

describe('The memory backend', () => {
  const users = [buildUser()];
  const currentUser = buildUser();
  const untouched = createMemoryBackend({ users, currentUser }).state;

  test.each(verbs)('%s, told to hang, never answers and changes nothing', async (verb, act) => {
    const backend = createMemoryBackend({ users, currentUser, hang: [verb] });
    const answer = act(backend).then(() => 'answered');
    const aWhile = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
    expect(await Promise.race([answer, aWhile])).toBe('still waiting');
    expect(backend.state).toEqual(untouched);
  });

  test.each(verbs)('%s, told to fail, fails so and changes nothing', async (verb, act) => {
    const error = new BackendError('unreachable');
    const backend = createMemoryBackend({ users, currentUser, fail: { [verb]: error } });
    await expect(act(backend)).rejects.toBe(error);
    expect(backend.state).toEqual(untouched);
  });
});
