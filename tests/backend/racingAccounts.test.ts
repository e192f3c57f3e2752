import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import type { BrowserEnvironment } from '#src/backend/browser/browserEnvironment.ts';
import { PROTECTION_TIME } from '#src/backend/browser/storedList.ts';
import { SETTLING_TIME } from '#src/backend/browser/withStorageLock.ts';
import { normaliseEmail } from '#src/domain/credentials.ts';
import type { User } from '#src/domain/user.ts';
import { runs } from '../support/effort.ts';
import {
  createLocks,
  createOtherTab,
  deliverEverything,
  settle,
  simulateBrowser,
} from './simulatedTabs.ts';

/** One tab: its sessions, who its page believes to be signed in, and what became of registering. */
function openTab(environment: Partial<BrowserEnvironment>) {
  const { sessions } = createBackendOver(createEnvironment(environment));
  const tab = {
    sessions,
    shown: null as User | null,
    registered: [] as string[],
    refused: [] as unknown[],
    register: (email: string) =>
      sessions.register(buildRegistration({ email })).then(
        () => void tab.registered.push(normaliseEmail(email)),
        ({ code }: { code: unknown }) => void tab.refused.push(code),
      ),
  };
  sessions.onChange((user) => {
    tab.shown = user;
  });
  return tab;
}

/** Tabs whose clocks all stand still at the same moment, and who see each other's writes late. */
function openTabs(tabCount: number, { hasLocks }: { hasLocks: boolean }) {
  const { tabs: views, onDisk } = simulateBrowser(tabCount);
  const locks = hasLocks ? createLocks() : undefined;
  const errors: string[] = [];
  const logError = (message: string) => errors.push(message);
  const tabs = views.map(({ storage, storageEvents, send, receive }) =>
    Object.assign(openTab({ storage: () => storage, storageEvents, locks, logError }), {
      send,
      receive,
    }),
  );
  return {
    tabs,
    errors,
    deliverEverything: () => deliverEverything(views),
    accounts: () => JSON.parse(onDisk('users') ?? '[]') as User[],
  };
}

const emailsOf = (users: readonly User[]) => users.map(({ email }) => normaliseEmail(email)).sort();

describe.each([
  ['with Web Locks', { hasLocks: true }],
  ['without Web Locks', { hasLocks: false }],
])('Tabs that register at once, %s', (_, options) => {
  test('The same email becomes one account, to which every tab is signed in', async () => {
    const { tabs, deliverEverything, accounts, errors } = openTabs(2, options);
    const [first, second] = tabs;
    void first?.register('ruth@harrow.example');
    void second?.register('Ruth@Harrow.example');
    await deliverEverything();

    expect(emailsOf(accounts())).toEqual(['ruth@harrow.example']);
    for (const { sessions } of tabs) expect(await sessions.restore()).toEqual(accounts()[0]);
    expect(errors).toEqual([]);
  });

  test('Different emails become an account each, with ids of their own', async () => {
    const { tabs, deliverEverything, accounts, errors } = openTabs(3, options);
    tabs.forEach(({ register }, index) => void register(`tab-${index}@wood.example`));
    await deliverEverything();

    expect(emailsOf(accounts())).toEqual([
      'tab-0@wood.example',
      'tab-1@wood.example',
      'tab-2@wood.example',
    ]);
    expect(new Set(accounts().map(({ id }) => id)).size).toBe(3);
    expect(errors).toEqual([]);
  });

  test('A tab that has seen the other one’s account is refused', async () => {
    const { tabs, deliverEverything, accounts } = openTabs(2, options);
    const [first, second] = tabs;
    void first?.register('ruth@harrow.example');
    await deliverEverything();
    await second?.register('RUTH@harrow.example');
    expect(second?.refused).toEqual(['email-in-use']);
    expect(accounts()).toHaveLength(1);
  });

  test('However slowly tabs see each other, no account is lost or doubled, and every page shows one that is there', async () => {
    const step = fc.oneof(
      fc.record({ tab: fc.nat(2), action: fc.constantFrom('send', 'receive', 'logOut') }),
      fc.record({
        tab: fc.nat(2),
        action: fc.constant('register'),
        email: fc.constantFrom('ash@wood.example', 'ASH@wood.example', 'oak@wood.example'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { tabs, deliverEverything, accounts, errors } = openTabs(3, options);
        for (const each of steps) {
          const tab = tabs[each.tab];
          if ('email' in each) void tab?.register(each.email);
          else if (each.action === 'logOut') void tab?.sessions.logOut();
          else tab?.[each.action as 'send' | 'receive']();
          await settle();
        }
        await deliverEverything();

        const registered = new Set(tabs.flatMap((tab) => tab.registered));
        expect(emailsOf(accounts())).toEqual([...registered].sort());
        expect(new Set(accounts().map(({ id }) => id)).size).toBe(accounts().length);
        for (const { sessions, shown, refused } of tabs) {
          expect(await sessions.restore()).toEqual(shown);
          if (shown) expect(accounts()).toContainEqual(shown);
          expect(new Set([...refused, 'email-in-use'])).toEqual(new Set(['email-in-use']));
        }
        expect(errors).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('Two tabs that see each other at once', () => {
  test('The same email is one account and one refusal', async () => {
    const storage = createMemoryStorage();
    const locks = createLocks();
    const tabs = [1, 2].map(() => openTab({ storage: () => storage, locks }));
    await Promise.all(tabs.map(({ register }) => register('ruth@harrow.example')));
    expect(tabs.map(({ refused }) => refused)).toEqual([[], ['email-in-use']]);
    expect(JSON.parse(storage.getItem('users') ?? '')).toHaveLength(1);
  });
});

describe('Two tabs that see each other late, and wait for each other', () => {
  /** Two tabs, one lock, and the time after a registration in which its email stays taken. */
  function openWaitingTabs() {
    const { tabs: views, onDisk } = simulateBrowser(2);
    const locks = createLocks();
    const settling: (() => void)[] = [];
    const wait = (milliseconds: number) =>
      milliseconds === SETTLING_TIME
        ? new Promise<void>((resolve) => settling.push(resolve))
        : Promise.resolve();
    const tabs = views.map(({ storage, storageEvents }) =>
      openTab({ storage: () => storage, storageEvents, locks, wait }),
    );
    return {
      tabs,
      seeEachOther: () => deliverEverything(views),
      settle: () => {
        for (const end of settling.splice(0)) end();
      },
      accounts: () => JSON.parse(onDisk('users') ?? '[]') as User[],
    };
  }

  test('The same email is one account and one refusal', async () => {
    const { tabs, seeEachOther, settle, accounts } = openWaitingTabs();
    const [first, second] = tabs;
    void first?.register('ruth@harrow.example');
    void second?.register(' RUTH@harrow.example');
    await seeEachOther();
    expect(tabs.map(({ registered }) => registered)).toEqual([['ruth@harrow.example'], []]);
    settle();
    await seeEachOther();
    expect(tabs.map(({ refused }) => refused)).toEqual([[], ['email-in-use']]);
    expect(accounts()).toHaveLength(1);
  });

  test('Nobody waits for another email', async () => {
    const { tabs, seeEachOther, accounts } = openWaitingTabs();
    void tabs[0]?.register('ruth@harrow.example');
    void tabs[1]?.register('sam@dale.example');
    await seeEachOther();
    expect(accounts()).toHaveLength(2);
  });

  test('Nobody waits for a registration that was refused', async () => {
    const { tabs, seeEachOther, settle } = openWaitingTabs();
    void tabs[0]?.register('ruth@harrow.example');
    await seeEachOther();
    settle();
    void tabs[0]?.register('ruth@harrow.example');
    void tabs[1]?.register('ruth@harrow.example');
    await seeEachOther();
    expect(tabs.map(({ refused }) => refused)).toEqual([['email-in-use'], ['email-in-use']]);
  });

  test('Where no lock can be had, it is told in words', async () => {
    const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
    const tab = openTab({ locks });
    await tab.register('ruth@harrow.example');
    expect(tab.refused).toEqual(['storage-unavailable']);
  });
});

describe('A tab that has registered somebody', () => {
  const registration = buildRegistration();

  /** One tab with an account in it, another tab beside it, and a clock to put forward. */
  async function tabWithAccount() {
    const storage = createMemoryStorage();
    const otherTab = createOtherTab(storage);
    let time = MOCK_NOW.getTime();
    const tab = openTab({
      storage: () => storage,
      now: () => new Date(time),
      storageEvents: otherTab.storageEvents,
    });
    const user = await tab.sessions.register(registration);
    return {
      tab,
      user,
      otherTabWrites: (users: readonly User[]) => otherTab.write('users', JSON.stringify(users)),
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
      users: (): unknown => JSON.parse(storage.getItem('users') ?? 'null'),
    };
  }

  test('It adds the account again, unchanged, when another tab drops it at once', async () => {
    const { user, otherTabWrites, pass, users } = await tabWithAccount();
    const other = buildUser({ id: 'user-7', email: 'sam@dale.example' });
    pass(PROTECTION_TIME - 1);
    await otherTabWrites([other]);
    expect(users()).toEqual([other, user]);
  });

  test('It leaves an account deleted that the owner deletes later', async () => {
    const { tab, otherTabWrites, pass, users } = await tabWithAccount();
    pass(PROTECTION_TIME);
    await otherTabWrites([]);
    expect(users()).toEqual([]);
    await tab.register('sam@dale.example');
    expect(users()).toHaveLength(1);
  });

  test('It takes another account’s email for its own, and signs in to that', async () => {
    const { tab, user, otherTabWrites, users } = await tabWithAccount();
    const winner = { ...user, id: 'user-7', name: 'Rhys Harrow', email: user.email.toUpperCase() };
    await otherTabWrites([winner]);
    expect(users()).toEqual([winner]);
    expect(tab.shown).toEqual(winner);
    expect(await tab.sessions.restore()).toEqual(winner);
  });

  test('It moves on when another account has taken its id', async () => {
    const { tab, user, otherTabWrites, users } = await tabWithAccount();
    const other = buildUser({ id: user.id, email: 'sam@dale.example' });
    const moved = { ...user, id: `user-${MOCK_NOW.getTime() + 1}` };
    await otherTabWrites([other]);
    expect(users()).toEqual([other, moved]);
    expect(tab.shown).toEqual(moved);
  });
});
