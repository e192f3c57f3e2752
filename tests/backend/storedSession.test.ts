import { describe, expect, test } from 'vitest';
import { buildUser } from '#mocks/factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { hasStoredSession, storedSession } from '#src/backend/browser/storedSession.ts';
import { createOtherTab } from './simulatedTabs.ts';

describe('The sign of a session', () => {
  test.each([
    ['nothing', false, {}],
    ['accounts alone', false, { users: JSON.stringify([buildUser()]) }],
    ['an account signed in', true, { currentUser: JSON.stringify(buildUser()) }],
    ['text that only the backend can judge', true, { currentUser: '' }],
  ])('In a storage with %s it is there: %j', (_, isPresent, contents) => {
    const storage = createMemoryStorage({ contents });
    expect(hasStoredSession(() => storage)).toBe(isPresent);
    expect(storedSession({ storage: () => storage }).isPresent()).toBe(isPresent);
  });

  test('Blocked and full storage never stop the page', () => {
    const full = createFullStorage({});
    expect(hasStoredSession(blockedStorage)).toBe(false);
    expect(hasStoredSession(() => full)).toBe(false);
  });

  test('It tells when another tab changes the session, and of nothing else', async () => {
    const storage = createMemoryStorage();
    const { storageEvents, write, clear } = createOtherTab(storage);
    let changes = 0;
    storedSession({ storage: () => storage, storageEvents }).onChange(() => {
      changes += 1;
    });
    await write('currentUser', JSON.stringify(buildUser()));
    await write('currentUser', null);
    await clear();
    expect(changes).toBe(3);
    await write('users', '[]');
    expect(changes).toBe(3);
  });
});
