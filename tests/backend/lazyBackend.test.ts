import { describe, expect, test, vi } from 'vitest';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { createConnectedStoryBackend, createStoryBackend } from '#mocks/createStoryBackend.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { type Backend, BackendError, type SessionListener } from '#src/backend/Backend.ts';
import { storedSession } from '#src/backend/browser/storedSession.ts';
import { createLazyBackend, createLazyConnectedBackend } from '#src/backend/createLazyBackend.ts';
import type { User } from '#src/domain/user.ts';
import { reasonOf } from './reasonOf.ts';
import { createOtherTab } from './simulatedTabs.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

/** A page with a lazy backend, another tab and the reported users. */
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

const noSession = { isPresent: () => false, onChange: () => {} };

/** A backend of connected mode, and a logout in it without a method of the lazy backend. */
function openConnected() {
  const { sessions, account, quotes, tickets } = createStoryBackend();
  const listeners: SessionListener[] = [];
  const onChange = (listener: SessionListener) => {
    listeners.push(listener);
    return () => {};
  };
  const { connected } = createConnectedStoryBackend();
  return {
    backend: { sessions: { ...sessions, onChange }, account, quotes, tickets, connected },
    signOut: () => {
      for (const listener of listeners) listener(null);
    },
  };
}

describe('A lazy backend', () => {
  test('loads nothing to restore a missing session', async () => {
    const { load, sessions, heard } = openPage();
    expect(await sessions.restore()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  test('loads to restore a session', async () => {
    const { load, sessions } = openPage(ruth);
    expect(await sessions.restore()).toEqual(ruth);
    expect(load).toHaveBeenCalledOnce();
  });

  test('loads once for several methods', async () => {
    const { load, sessions, tickets } = openPage(ruth);
    await Promise.all([sessions.restore(), tickets.open(buildTicketRequest())]);
    await sessions.logOut();
    await sessions.register(buildRegistration({ email: 'a@wood.example' }));
    expect(load).toHaveBeenCalledOnce();
  });

  test('loads for another tab’s login and reports it', async () => {
    const { load, heard, otherTab } = openPage();
    await otherTab.write('theme', 'dark');
    expect(load).not.toHaveBeenCalled();
    await otherTab.write('currentUser', JSON.stringify(ruth));
    expect(load).toHaveBeenCalledOnce();
    expect(heard).toEqual([ruth]);
  });

  test('reports another tab’s logout without loading', async () => {
    const { load, heard, otherTab } = openPage(ruth);
    await otherTab.write('currentUser', null);
    await otherTab.clear();
    expect(load).not.toHaveBeenCalled();
    expect(heard).toEqual([null]);
  });

  test('reports each change in another tab once after loading', async () => {
    const { sessions, heard, otherTab } = openPage();
    await sessions.logIn(buildCredentials());
    await otherTab.write('currentUser', JSON.stringify(sam));
    await otherTab.write('currentUser', null);
    expect(heard).toEqual([ruth, sam, null]);
  });

  test('is signed out after a login and a logout during loading', async () => {
    const { heard, otherTab } = openPage();
    const login = otherTab.write('currentUser', JSON.stringify(ruth));
    const logout = otherTab.write('currentUser', null);
    await Promise.all([login, logout]);
    expect(heard.at(-1)).toBeNull();
    expect(heard).not.toContainEqual(ruth);
  });

  test('has one function for each method, which passes on arguments, result and error', async () => {
    const failure = new BackendError('ticket-not-found');
    const backend = createStoryBackend({ fail: { 'tickets.read': failure } });
    const { tickets } = createLazyBackend(async () => backend);
    expect(tickets.keepMessage).toBe(tickets.keepMessage);
    await tickets.keepMessage('reply web-1', { text: 'Hello' });
    expect(await tickets.restoreMessage('reply web-1')).toEqual({ text: 'Hello' });
    await expect(tickets.read('web-1')).rejects.toBe(failure);
  });

  test('loads methods that are lazy themselves', async () => {
    const backend = createStoryBackend({ users: [ruth] });
    const { sessions } = createLazyBackend(async () => createLazyBackend(async () => backend));
    expect(await sessions.logIn(buildCredentials())).toEqual(ruth);
  });

  test('has no methods of connected mode in browser mode', () => {
    expect(createLazyBackend(async () => createStoryBackend())).not.toHaveProperty('connected');
  });

  test('reports a change of the session by a method of connected mode that has loaded it', async () => {
    const { backend, signOut } = openConnected();
    const { connected, sessions } = createLazyConnectedBackend(async () => backend, noSession);
    const heard: (User | null)[] = [];
    sessions.onChange((user) => heard.push(user));
    expect(await connected.accountLinks.isVerified()).toBe(true);
    signOut();
    expect(heard).toEqual([null]);
  });

  test('restores the session without a hint', async () => {
    const backend = createStoryBackend({ users: [ruth], currentUser: ruth });
    const { sessions } = createLazyBackend(async () => backend);
    expect(await sessions.restore()).toEqual(ruth);
  });
});

describe('A lazy backend that fails to load', () => {
  test.each<[string, (backend: Required<Backend>) => Promise<unknown>]>([
    ['restoring the session', ({ sessions }) => sessions.restore()],
    ['a method of both modes', ({ tickets }) => tickets.list()],
    ['a method of connected mode', ({ connected }) => connected.quoteLinks.read({ token: '' })],
  ])('rejects %s', async (_, act) => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const hint = { isPresent: () => true, onChange: () => {} };
    const backend = createLazyConnectedBackend(() => Promise.reject(cause), hint);
    const error = await reasonOf(act(backend));
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({
      name: 'BackendError',
      code: 'unreachable',
      message: expect.stringMatching(/cannot be reached\..+ try again\.$/),
      cause,
    });
  });

  test('loads again for the next method', async () => {
    const load = vi
      .fn<() => Promise<Backend>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(createStoryBackend({ users: [ruth] }));
    const { sessions } = createLazyBackend(load);
    await expect(sessions.logIn(buildCredentials())).rejects.toMatchObject({ code: 'unreachable' });
    expect(await sessions.logIn(buildCredentials())).toEqual(ruth);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('reports another tab’s logout, and its login after the next method', async () => {
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
