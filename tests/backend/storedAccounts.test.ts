import { describe, expect, test } from 'vitest';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { scenarios } from '#mocks/scenarios.ts';
import type { User } from '#src/domain/user.ts';
import { createOtherTab } from './simulatedTabs.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

/** The sessions of the real backend over this storage, with another tab beside it. */
function startWith(storage: Storage) {
  const log: string[] = [];
  const otherTab = createOtherTab(storage);
  const { sessions } = createBackendOver(
    createEnvironment({
      storage: () => storage,
      storageEvents: otherTab.storageEvents,
      logError: (message) => log.push(message),
    }),
  );
  const heard: (User | null)[] = [];
  sessions.onChange((user) => heard.push(user));
  return { ...sessions, storage, log, otherTab, heard };
}

const holding = (contents: Record<string, string>) => startWith(createMemoryStorage({ contents }));

const stored = (storage: Storage, key: string): unknown =>
  JSON.parse(storage.getItem(key) ?? 'null');

describe('Accounts in the browser', () => {
  test('They are one JSON list, and the session is one account', async () => {
    const { register, storage } = holding({});
    const user = await register(buildRegistration());
    expect(storage.length).toBe(2);
    expect(storage.getItem('users')).toBe(JSON.stringify([user]));
    expect(storage.getItem('currentUser')).toBe(JSON.stringify(user));
  });

  test('Logging out leaves no trace of the session', async () => {
    const { backend, storage } = scenarios.signedIn();
    expect(await backend.sessions.restore()).toEqual(ruth);
    await backend.sessions.logOut();
    expect(storage().getItem('currentUser')).toBeNull();
    expect(storage().length).toBe(1);
  });

  test('What another version keeps with an account stays with it and goes no further', async () => {
    const older = { ...ruth, password: 'kept by another version' };
    const { logIn, register, storage } = holding({ users: JSON.stringify([older]) });
    expect(await logIn(buildCredentials())).toEqual(ruth);
    expect(stored(storage, 'currentUser')).toEqual(ruth);
    const other = await register(buildRegistration({ email: 'a@wood.example' }));
    expect(stored(storage, 'users')).toEqual([older, other]);
  });

  test('Somebody whose account is not in the list stays signed in', async () => {
    const { restore } = holding({ users: '[]', currentUser: JSON.stringify(ruth) });
    expect(await restore()).toEqual(ruth);
  });
});

describe('An account without a name', () => {
  const { name, ...nameless } = ruth;

  test('It stays signed in, in the list and in the storage', async () => {
    const text = JSON.stringify(nameless);
    const { restore, storage, log } = holding({ users: `[${text}]`, currentUser: text });
    expect(await restore()).toEqual({ ...nameless, name: '' });
    expect(storage.getItem('currentUser')).toBe(text);
    expect(storage.getItem('users')).toBe(`[${text}]`);
    expect(log).toEqual([]);
  });

  test('It can log in', async () => {
    const { logIn } = holding({ users: JSON.stringify([nameless]) });
    expect(await logIn(buildCredentials())).toEqual({ ...nameless, name: '' });
  });
});

describe('A session that cannot be read', () => {
  const damages: [string, string][] = [
    ['cut off', JSON.stringify(ruth).slice(0, -10)],
    ['no JSON at all', 'undefined'],
    ['empty', ''],
    ['a null', 'null'],
    ['only an id', '"user-1767265200000"'],
    ['a list', JSON.stringify([ruth])],
    ['of an older shape', JSON.stringify({ user: ruth, since: 2024 })],
    ['without an id', JSON.stringify({ email: ruth.email, name: ruth.name })],
  ];

  test.each(damages)(
    'Text that is %s signs nobody in, is logged and put aside',
    async (_, text) => {
      const { restore, storage, log } = holding({ currentUser: text });
      expect(await restore()).toBeNull();
      expect(log).toEqual([expect.stringContaining('currentUser.unreadable')]);
      expect(storage.getItem('currentUser.unreadable')).toBe(text);
      expect(storage.getItem('currentUser')).toBeNull();

      expect(await restore()).toBeNull();
      expect(log).toHaveLength(1);
    },
  );

  test.each(damages)('Text that is %s is put aside before a login replaces it', async (_, text) => {
    const { logIn, storage } = holding({ users: JSON.stringify([ruth]), currentUser: text });
    await logIn(buildCredentials());
    expect(stored(storage, 'currentUser')).toEqual(ruth);
    expect(storage.getItem('currentUser.unreadable')).toBe(text);
  });

  test('Logging out removes it like any other', async () => {
    const { logOut, storage } = holding({ currentUser: 'damaged' });
    await logOut();
    expect(storage.getItem('currentUser')).toBeNull();
  });

  test('Where there is no room to put it aside, it stays where it is', async () => {
    const full = createFullStorage({ users: JSON.stringify([ruth]), currentUser: 'damaged' });
    const { restore, logIn, storage, log } = startWith(full);
    expect(await restore()).toBeNull();
    expect(log).toEqual(['Stored "currentUser" could not be read.']);
    await expect(logIn(buildCredentials())).rejects.toMatchObject({ code: 'storage-full' });
    expect(storage.getItem('currentUser')).toBe('damaged');
  });
});

describe('A list of accounts that cannot be read', () => {
  test.each([
    ['cut off', '[{"id":"user-7","email'],
    ['no JSON at all', 'undefined'],
    ['an object where a list belongs', JSON.stringify({ [ruth.email]: ruth })],
    ['a list of other things', '[1,"two",null,[]]'],
  ])('From text that is %s nobody logs in, and it is put aside', async (_, text) => {
    const { logIn, register, storage, log } = holding({ users: text });
    await expect(logIn(buildCredentials())).rejects.toMatchObject({ code: 'user-not-found' });
    expect(log).toEqual([expect.stringContaining('users.unreadable')]);
    expect(storage.getItem('users.unreadable')).toBe(text);
    expect(storage.getItem('users')).toBe(text);

    const user = await register(buildRegistration());
    expect(stored(storage, 'users')).toEqual([user]);
    expect(log).toHaveLength(1);
  });

  test('Its good accounts can log in, stay in it, and keep their emails', async () => {
    const text = JSON.stringify([ruth, { id: 'user-8' }, sam]);
    const { logIn, register, storage, log } = holding({ users: text });
    expect(await logIn(buildCredentials())).toEqual(ruth);
    await expect(register(buildRegistration({ email: sam.email }))).rejects.toMatchObject({
      code: 'email-in-use',
    });
    const user = await register(buildRegistration({ email: 'a@wood.example' }));
    expect(stored(storage, 'users')).toEqual([ruth, sam, user]);
    expect(storage.getItem('users.unreadable')).toBe(text);
    expect(log).toHaveLength(1);
  });

  test('It does not keep anybody from staying signed in', async () => {
    const { restore } = holding({ users: 'damaged', currentUser: JSON.stringify(ruth) });
    expect(await restore()).toEqual(ruth);
  });

  test('Where there is no room to put it aside, its good accounts are still found', async () => {
    const users = JSON.stringify([ruth, { id: 'user-8' }]);
    const full = createFullStorage({ users, currentUser: JSON.stringify(ruth) });
    const { restore, storage, log } = startWith(full);
    expect(await restore()).toEqual(ruth);
    expect(storage.getItem('users')).toBe(users);
    expect(log).toEqual(['Stored "users" could not be read in full.']);
  });

  test('In the world with damaged storage a visitor starts anew', async () => {
    const { backend, storage, log } = scenarios.damagedStorage();
    expect(await backend.sessions.restore()).toBeNull();
    const user = await backend.sessions.register(buildRegistration());
    expect(stored(storage(), 'users')).toEqual([user]);
    expect(stored(storage(), 'currentUser')).toEqual(user);
    expect(log).toHaveLength(2);
  });
});

describe('Storage that refuses accounts', () => {
  test('Where storage is blocked nobody is signed in, and the page goes on', async () => {
    const { backend, log } = scenarios.blockedStorage();
    expect(await backend.sessions.restore()).toBeNull();
    expect(log).toEqual(['Stored "currentUser" could not be read.']);
    await expect(backend.sessions.logIn(buildCredentials())).rejects.toMatchObject({
      code: 'storage-unavailable',
      cause: { name: 'SecurityError' },
    });
  });

  test('In the world with full storage nobody can log in, and the account stays', async () => {
    const { backend, storage } = scenarios.fullStorage();
    await expect(backend.sessions.logIn(buildCredentials())).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(stored(storage(), 'users')).toEqual([ruth]);
  });

  test('Room for the account but not for the session: neither is kept, and it can be tried again', async () => {
    const storage = createMemoryStorage({ quota: JSON.stringify([ruth]).length + 30 });
    const { register, heard } = startWith(storage);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(register(buildRegistration())).rejects.toMatchObject({ code: 'storage-full' });
    }
    expect(stored(storage, 'users')).toEqual([]);
    expect(storage.getItem('currentUser')).toBeNull();
    expect(heard).toEqual([]);
  });

  test('A refused registration is not added again when another tab writes', async () => {
    const storage = createMemoryStorage({ quota: JSON.stringify([ruth]).length + 30 });
    const { register, otherTab } = startWith(storage);
    await expect(register(buildRegistration())).rejects.toMatchObject({ code: 'storage-full' });
    await otherTab.write('users', '[]');
    expect(storage.getItem('users')).toBe('[]');
  });

  test('A refused registration leaves another tab’s account that was given the same id', async () => {
    const storage = createMemoryStorage();
    const { register } = startWith({
      ...storage,
      setItem: (key, value) => {
        if (key === 'users') return storage.setItem(key, value);
        const [user] = stored(storage, 'users') as User[];
        storage.setItem('users', JSON.stringify([{ ...sam, id: user?.id }]));
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
    await expect(register(buildRegistration())).rejects.toMatchObject({ code: 'storage-full' });
    expect(stored(storage, 'users')).toMatchObject([{ email: sam.email }]);
  });

  test('A storage that was blocked after the page began loses nobody', async () => {
    let isBlocked = false;
    const storage = createMemoryStorage({ contents: { currentUser: JSON.stringify(ruth) } });
    const { sessions } = createBackendOver(
      createEnvironment({ storage: () => (isBlocked ? blockedStorage() : storage) }),
    );
    isBlocked = true;
    await expect(sessions.logOut()).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(stored(storage, 'currentUser')).toEqual(ruth);
  });
});

describe('The session of another tab', () => {
  const accounts = { users: JSON.stringify([ruth, sam]) };

  test('Its login, change of account and logout are seen in this one', async () => {
    const { restore, otherTab, heard } = holding(accounts);
    await restore();
    await otherTab.write('currentUser', JSON.stringify(ruth));
    await otherTab.write('currentUser', JSON.stringify(sam));
    await otherTab.write('currentUser', null);
    expect(heard).toEqual([ruth, sam, null]);
  });

  test('Clearing the storage is a logout', async () => {
    const { restore, otherTab, heard } = holding({
      ...accounts,
      currentUser: JSON.stringify(ruth),
    });
    await restore();
    await otherTab.clear();
    expect(heard).toEqual([null]);
  });

  test('What does not change the session is not told', async () => {
    const { restore, otherTab, heard } = holding({
      ...accounts,
      currentUser: JSON.stringify(ruth),
    });
    await restore();
    await otherTab.write('currentUser', JSON.stringify(ruth));
    await otherTab.write('users', JSON.stringify([ruth]));
    await otherTab.write('theme', 'dark');
    expect(heard).toEqual([]);
  });

  test('What cannot be read is a logout, and is put aside', async () => {
    const { restore, otherTab, heard, storage } = holding({
      ...accounts,
      currentUser: JSON.stringify(ruth),
    });
    await restore();
    await otherTab.write('currentUser', 'damaged');
    expect(heard).toEqual([null]);
    expect(storage.getItem('currentUser.unreadable')).toBe('damaged');
  });
});
