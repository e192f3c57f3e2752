import { beforeAll, describe, expect, test } from 'vitest';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { siteDataKeys } from '#src/domain/siteData.ts';
import type { User } from '#src/domain/user.ts';
import {
  createLocks,
  createOtherTab,
  deliverEverything,
  settle,
  simulateBrowser,
} from './simulatedTabs.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

// The owner's part is loaded late, and the steps of these tests are not to wait for that.
beforeAll(() => import('#src/backend/browser/admin/createBrowserAdmin.ts'));

/** A tab with the real backend, and another tab that it hears of at once. */
function openTab(contents: Record<string, string>) {
  const storage = createMemoryStorage({ contents });
  const otherTab = createOtherTab(storage);
  const backend = createBackendOver(
    createEnvironment({
      storage: () => storage,
      storageEvents: otherTab.storageEvents,
      locks: createLocks(),
    }),
  );
  return { backend, storage, otherTab };
}

/** Tabs that see each other's writes late, and who each page believes to be signed in. */
function openTabs(tabCount: number) {
  const { tabs, onDisk } = simulateBrowser(tabCount);
  const locks = createLocks();
  return {
    tabs: tabs.map(({ storage, storageEvents }) => {
      const backend = createBackendOver(
        createEnvironment({ storage: () => storage, storageEvents, locks }),
      );
      const tab = { backend, shown: null as User | null };
      backend.sessions.onChange((user) => {
        tab.shown = user;
      });
      return tab;
    }),
    onDisk,
    deliverEverything: () => deliverEverything(tabs),
  };
}

describe('The owner’s session in another tab', () => {
  test('Its sign-in and sign-out are heard in this one', async () => {
    const { backend, otherTab } = openTab({});
    const heard: boolean[] = [];
    backend.admin.onChange((isSignedIn) => heard.push(isSignedIn));
    await backend.admin.restore();
    await otherTab.write('adminSession', 'true');
    await otherTab.write('adminSession', 'true');
    await otherTab.write('orders', '[]');
    await otherTab.write('adminSession', null);
    await otherTab.write('adminSession', 'true');
    await otherTab.clear();
    expect(heard).toEqual([true, false, true, false]);
  });

  test('A flag that cannot be read is a sign-out, and is put aside', async () => {
    const { backend, otherTab, storage } = openTab({ adminSession: 'true' });
    const heard: boolean[] = [];
    backend.admin.onChange((isSignedIn) => heard.push(isSignedIn));
    await backend.admin.restore();
    await otherTab.write('adminSession', 'perhaps');
    expect(heard).toEqual([false]);
    expect(storage.getItem('adminSession.unreadable')).toBe('perhaps');
  });
});

describe('Deleting an account', () => {
  test('It signs its customer out in every tab', async () => {
    const { tabs, onDisk, deliverEverything } = openTabs(3);
    const [customers, owners, third] = tabs;
    const user = customers?.backend.sessions.register(buildRegistration());
    await deliverEverything();
    for (const { shown } of tabs) expect(shown).toEqual(await user);

    void owners?.backend.admin.signIn(buildAdminCredentials());
    const removed = owners?.backend.accounts.remove((await user)?.id ?? '');
    await deliverEverything();
    await removed;

    for (const { shown } of tabs) expect(shown).toBeNull();
    expect(onDisk('currentUser')).toBeNull();
    expect(onDisk('adminSession')).toBe('true');
    expect(await third?.backend.sessions.restore()).toBeNull();
  });

  test('An account that this tab has just made does not come back when another tab writes', async () => {
    const { backend, otherTab, storage } = openTab({});
    const user = await backend.sessions.register(buildRegistration());
    await backend.accounts.remove(user.id);
    await otherTab.write('users', JSON.stringify([sam]));
    expect(JSON.parse(storage.getItem('users') ?? '')).toEqual([sam]);
    expect(await backend.accounts.list()).toEqual([{ ...sam, orders: [] }]);
  });

  test('An account that another tab has deleted cannot be deleted again', async () => {
    const { backend, otherTab } = openTab({ users: JSON.stringify([ruth, sam]) });
    expect(await backend.accounts.list()).toHaveLength(2);
    await otherTab.write('users', JSON.stringify([sam]));
    await expect(backend.accounts.remove(ruth.id)).rejects.toMatchObject({
      code: 'account-not-deleted',
    });
    expect(await backend.accounts.list()).toHaveLength(1);
  });
});

describe('Tabs that open the admin at once', () => {
  test('They make one list of samples, and one pair of credentials', async () => {
    const { tabs, onDisk, deliverEverything } = openTabs(2);
    const lists = tabs.map(({ backend }) => backend.orders.list());
    for (const { backend } of tabs) void backend.admin.restore();
    await deliverEverything();
    expect(await Promise.all(lists)).toEqual([sampleOrders, sampleOrders]);
    expect(onDisk('orders')).toBe(JSON.stringify(sampleOrders));
    expect(onDisk('adminCredentials')).toBe(JSON.stringify(buildAdminCredentials()));
  });
});

describe('Importing a file', () => {
  const file = JSON.stringify({
    version: 1,
    savedAt: '2026-03-02T09:30:00.000Z',
    contents: { users: [{ ...ruth, name: 'Ruth Harrow-Dale' }] },
    unreadable: [],
  });

  test.each(siteDataKeys)('It waits while another tab is writing %s', async (key) => {
    const storage = createMemoryStorage();
    const locks = createLocks();
    const { siteData } = createBackendOver(createEnvironment({ storage: () => storage, locks }));
    let finish = () => {};
    void locks.request(
      `storage:${key}`,
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );

    const imported = siteData.import(file);
    await settle();
    expect(storage.length).toBe(0);
    finish();
    await imported;
    expect(storage.length).toBe(1);
  });

  test('Whoever is signed in has the new name in every tab', async () => {
    const { tabs, deliverEverything } = openTabs(2);
    const [first, second] = tabs;
    void first?.backend.sessions.register(buildRegistration());
    await deliverEverything();
    void first?.backend.sessions.logIn(buildCredentials());
    void second?.backend.siteData.import(file);
    await deliverEverything();
    await settle();
    expect(second?.shown?.name).toBe('Ruth Harrow-Dale');
    expect(first?.shown?.email).toBe(ruth.email);
  });
});
