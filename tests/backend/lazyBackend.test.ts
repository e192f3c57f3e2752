import { describe, expect, test, vi } from 'vitest';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { createMockBackend } from '#mocks/createMockBackend.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { type Backend, BackendError } from '#src/backend/Backend.ts';
import { storedSession } from '#src/backend/browser/storedSession.ts';
import { createLazyBackend } from '#src/backend/createLazyBackend.ts';
import type { User } from '#src/domain/user.ts';
import { visitorVerbs } from './everyVerb.ts';
import { createOtherTab } from './simulatedTabs.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

/** A page with the real backend behind a lazy one, another tab beside it, and what it heard. */
function openPage(currentUser: User | null = null) {
  const storage = createMemoryStorage({
    contents: {
      users: JSON.stringify([ruth, sam]),
      ...(currentUser && { currentUser: JSON.stringify(currentUser) }),
    },
  });
  const otherTab = createOtherTab(storage);
  const environment = createEnvironment({
    storage: () => storage,
    storageEvents: otherTab.storageEvents,
  });
  const load = vi.fn(async () => createBackendOver(environment));
  const { sessions, tickets } = createLazyBackend(load, storedSession(environment));
  const heard: (User | null)[] = [];
  sessions.onChange((user) => heard.push(user));
  return { load, sessions, tickets, heard, otherTab };
}

describe('A backend that is loaded when it is needed', () => {
  test('To find that nobody is signed in, nothing is loaded', async () => {
    const { load, sessions, heard } = openPage();
    expect(await sessions.restore()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  test('To find who is signed in, it is loaded', async () => {
    const { load, sessions } = openPage(ruth);
    expect(await sessions.restore()).toEqual(ruth);
    expect(load).toHaveBeenCalledOnce();
  });

  test('It is loaded once, however much is asked of it', async () => {
    const { load, sessions, tickets } = openPage(ruth);
    await Promise.all([sessions.restore(), tickets.open(buildTicketRequest())]);
    await sessions.logOut();
    await sessions.register(buildRegistration({ email: 'a@wood.example' }));
    expect(load).toHaveBeenCalledOnce();
  });

  test('Another tab’s login loads it, and is told', async () => {
    const { load, heard, otherTab } = openPage();
    await otherTab.write('theme', 'dark');
    expect(load).not.toHaveBeenCalled();
    await otherTab.write('currentUser', JSON.stringify(ruth));
    expect(load).toHaveBeenCalledOnce();
    expect(heard).toEqual([ruth]);
  });

  test('Another tab’s logout is told without it', async () => {
    const { load, heard, otherTab } = openPage(ruth);
    await otherTab.write('currentUser', null);
    await otherTab.clear();
    expect(load).not.toHaveBeenCalled();
    expect(heard).toEqual([null]);
  });

  test('Once it is loaded, other tabs are heard through it, once each', async () => {
    const { sessions, heard, otherTab } = openPage();
    await sessions.logIn(buildCredentials());
    await otherTab.write('currentUser', JSON.stringify(sam));
    await otherTab.write('currentUser', null);
    expect(heard).toEqual([ruth, sam, null]);
  });

  test('A login and a logout seen while it loads end signed out', async () => {
    const { heard, otherTab } = openPage();
    const login = otherTab.write('currentUser', JSON.stringify(ruth));
    const logout = otherTab.write('currentUser', null);
    await Promise.all([login, logout]);
    expect(heard.at(-1)).toBeNull();
    expect(heard).not.toContainEqual(ruth);
  });

  test.each(Object.entries(visitorVerbs))('%s reaches it', async (verb, act) => {
    const failure = new BackendError('unreachable');
    const backend = createMockBackend({ fail: { [verb]: failure } });
    await expect(act(createLazyBackend(async () => backend))).rejects.toBe(failure);
  });

  test('Without a sign of the session, it is asked who is signed in', async () => {
    const backend = createMockBackend({ users: [ruth], currentUser: ruth });
    const { sessions } = createLazyBackend(async () => backend);
    expect(await sessions.restore()).toEqual(ruth);
  });
});

describe('A backend that cannot be loaded', () => {
  test.each(Object.entries(visitorVerbs))('%s says so in words', async (_, act) => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const backend = createLazyBackend(() => Promise.reject(cause));
    const error: unknown = await act(backend).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({
      name: 'BackendError',
      code: 'unreachable',
      message: expect.stringMatching(/could not be loaded\..+ try again\.$/),
      cause,
    });
  });

  test('It is tried again by the next verb', async () => {
    const load = vi
      .fn<() => Promise<Backend>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(createMockBackend({ users: [ruth] }));
    const { sessions } = createLazyBackend(load);
    await expect(sessions.logIn(buildCredentials())).rejects.toMatchObject({ code: 'unreachable' });
    expect(await sessions.logIn(buildCredentials())).toEqual(ruth);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('Another tab’s login goes unheard until somebody asks, and its logout is heard', async () => {
    const { load, sessions, heard, otherTab } = openPage();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await otherTab.write('currentUser', null);
    await otherTab.write('currentUser', JSON.stringify(ruth));
    expect(heard).toEqual([null]);
    expect(await sessions.restore()).toEqual(ruth);
    await otherTab.write('currentUser', null);
    expect(heard).toEqual([null, null]);
  });
});
