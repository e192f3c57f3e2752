import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { createBackendOver, type WholeBackend } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { buildOrderQuery } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { storageContents } from '#mocks/storedValues.ts';
import { siteDataKeys } from '#src/backend/browser/admin/adminRecords.ts';
import { hasStoredSession, storedSession } from '#src/backend/browser/storedSession.ts';
import type { BrowserEnvironment } from '#src/backend/storage/browserEnvironment.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import type { User } from '#src/domain/user.ts';
import { normaliseEmail } from '#src/domain/user.ts';
import { runs } from '../support/effort.ts';
import {
  createLocks,
  createOtherTab,
  deliverEverything,
  settle,
  simulateBrowser,
} from './simulatedTabs.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

/** A tab: its backend, the user that its page shows and the outcomes of its registrations. */
function createTab(environment: Partial<BrowserEnvironment>) {
  const backend = createBackendOver(createEnvironment(environment));
  const tab = {
    backend,
    shown: null as User | null,
    registered: [] as string[],
    refused: [] as unknown[],
    register: (email: string) =>
      backend.sessions.register(buildRegistration({ email })).then(
        () => void tab.registered.push(normaliseEmail(email)),
        ({ code }: { code: unknown }) => void tab.refused.push(code),
      ),
  };
  backend.sessions.onChange((user) => {
    tab.shown = user;
  });
  return tab;
}

type Tab = ReturnType<typeof createTab>;

/** Tabs with the same time for every entry, to which the writes of the others come late. */
function openTabs(count: number, environment: Partial<BrowserEnvironment> = {}) {
  const { tabs: views, onDisk } = simulateBrowser(count);
  const errors: string[] = [];
  const logError = (message: string) => errors.push(message);
  const tabs = views.map(({ storage, storageEvents, send, receive }) =>
    Object.assign(createTab({ storage: () => storage, storageEvents, logError, ...environment }), {
      send,
      receive,
    }),
  );
  return {
    tabs,
    errors,
    deliverEverything: () => deliverEverything(views),
    onDisk,
    stored: <T>(key: string) => JSON.parse(onDisk(key) ?? '[]') as T[],
  };
}

/** One tab over a storage with these values, and another tab whose writes it sees at once. */
function openTab(values: object = {}, { quota = Number.POSITIVE_INFINITY } = {}) {
  const storage = createMemoryStorage({ contents: storageContents(values), quota });
  const otherTab = createOtherTab(storage);
  const errors: unknown[][] = [];
  let time = MOCK_NOW.getTime();
  const tab = createTab({
    storage: () => storage,
    storageEvents: otherTab.storageEvents,
    locks: createLocks(),
    now: () => new Date(time),
    logError: (...error) => errors.push(error),
  });
  return {
    tab,
    ...tab.backend,
    storage,
    otherTab,
    errors,
    passTime: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const emailsOf = (users: readonly User[]) => users.map(({ email }) => normaliseEmail(email)).sort();
const idsOf = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id));

/** Tabs that keep a lock until each has seen what its holder has written. */
function openLockingTabs(count: number) {
  const ends: (() => void)[] = [];
  const wait = (milliseconds: number) =>
    milliseconds === 2000 ? new Promise<void>((resolve) => ends.push(resolve)) : Promise.resolve();
  const { deliverEverything, ...browser } = openTabs(count, { locks: createLocks(), wait });
  return {
    ...browser,
    deliverEverything,
    /** Lets the time pass for which locks are kept. */
    async endEverything() {
      await deliverEverything();
      while (ends.length > 0) {
        for (const end of ends.splice(0)) end();
        await settle();
        await deliverEverything();
      }
    },
  };
}

describe('Three tabs', () => {
  test('keep every ticket once, with an id of its own, as each sees the others’ writes within 2 s', async () => {
    const step = fc.record({
      tab: fc.nat(2),
      action: fc.constantFrom('open', 'send', 'receive'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { tabs, endEverything, stored, errors } = openLockingTabs(3);
        const opened: Promise<SupportTicket>[] = [];
        for (const { tab, action } of [
          ...[0, 1, 2].map((tab) => ({ tab, action: 'open' })),
          ...steps,
        ]) {
          if (action === 'open') {
            const answers = buildQuestionnaire({ businessName: `Business ${opened.length}` });
            const ticket = tabs[tab]?.backend.tickets.open(buildTicketRequest({ answers }));
            if (ticket) opened.push(ticket);
          } else tabs[tab]?.[action as 'send' | 'receive']();
          await settle();
        }
        await endEverything();

        const titlesOf = (tickets: SupportTicket[]) => tickets.map(({ title }) => title).sort();
        const tickets = stored<SupportTicket>('supportTickets');
        expect(titlesOf(tickets)).toEqual(titlesOf(await Promise.all(opened)));
        expect(idsOf(tickets).size).toBe(tickets.length);
        expect(errors).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  test('keep one account for each email, which every page shows, as each sees the others’ writes within 2 s', async () => {
    const emails = ['ash@wood.example', 'ASH@wood.example', 'oak@wood.example'];
    const step = fc.oneof(
      fc.record({ tab: fc.nat(2), action: fc.constantFrom('send', 'receive', 'logOut') }),
      fc.record({
        tab: fc.nat(2),
        action: fc.constant('register'),
        email: fc.constantFrom(...emails),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { tabs, endEverything, stored, errors } = openLockingTabs(3);
        const first = emails.map((email, tab) => ({ tab, action: 'register', email }));
        for (const each of [...first, ...steps]) {
          const tab = tabs[each.tab];
          if ('email' in each) void tab?.register(each.email);
          else if (each.action === 'logOut') void tab?.backend.sessions.logOut();
          else tab?.[each.action as 'send' | 'receive']();
          await settle();
        }
        await endEverything();

        const users = stored<User>('users');
        const registered = new Set(tabs.flatMap((tab) => tab.registered));
        expect(emailsOf(users)).toEqual([...registered].sort());
        expect(idsOf(users).size).toBe(users.length);
        for (const { backend, shown, refused } of tabs) {
          expect(await backend.sessions.restore()).toEqual(shown);
          if (shown) expect(users).toContainEqual(shown);
          expect(refused.filter((code) => code !== 'email-in-use')).toEqual([]);
        }
        expect(errors).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  test('refuse an email that another tab has registered', async () => {
    const { tabs, deliverEverything, stored } = openTabs(2, { locks: createLocks() });
    const [first, second] = tabs;
    void first?.register('ruth@harrow.example');
    await deliverEverything();
    await second?.register('RUTH@harrow.example');
    expect(second?.refused).toEqual(['email-in-use']);
    expect(stored('users')).toHaveLength(1);
  });

  test('keep a lock for 2 s, in which a tab writes again and another one waits', async () => {
    const { tabs, deliverEverything, endEverything, stored } = openLockingTabs(2);
    const [first, second] = tabs;
    void first?.register('ruth@harrow.example');
    void second?.register(' RUTH@harrow.example');
    await deliverEverything();
    void first?.register('sam@dale.example');
    await deliverEverything();
    expect([first?.registered, second?.refused]).toEqual([
      ['ruth@harrow.example', 'sam@dale.example'],
      [],
    ]);
    await endEverything();
    expect(second?.refused).toEqual(['email-in-use']);
    expect(stored('users')).toHaveLength(2);
  });
});

describe('The session of another tab', () => {
  test('is heard when its user changes', async () => {
    const { sessions, otherTab } = openTab({ users: [ruth, sam] });
    const heard: (User | null)[] = [];
    sessions.onChange((user) => heard.push(user));
    await sessions.restore();
    for (const user of [ruth, ruth, sam, null, ruth]) {
      await otherTab.write('currentUser', user && JSON.stringify(user));
    }
    await otherTab.write('users', JSON.stringify([ruth]));
    await otherTab.write('theme', 'dark');
    await otherTab.clear();
    expect(heard).toEqual([ruth, sam, null, ruth, null]);
  });

  test('is heard when the owner signs in or out', async () => {
    const { admin, otherTab } = openTab();
    const heard: boolean[] = [];
    admin.onChange((isSignedIn) => heard.push(isSignedIn));
    await admin.restore();
    for (const flag of ['true', 'true', null, 'true']) await otherTab.write('adminSession', flag);
    await otherTab.write('orders', '[]');
    await otherTab.clear();
    expect(heard).toEqual([true, false, true, false]);
  });

  test('is read as signed out and moved aside if it cannot be read', async () => {
    const { sessions, admin, otherTab, storage } = openTab({
      currentUser: ruth,
      adminSession: true,
    });
    const heard: unknown[] = [];
    sessions.onChange((user) => heard.push(user));
    admin.onChange((isSignedIn) => heard.push(isSignedIn));
    await sessions.restore();
    await admin.restore();
    for (const key of ['currentUser', 'adminSession']) {
      await otherTab.write(key, 'damaged');
      expect(storage.getItem(`${key}.unreadable`)).toBe('damaged');
    }
    expect(heard).toEqual([null, false]);
  });

  test.each([
    ['nothing', false, {}],
    ['accounts alone', false, { users: [ruth] }],
    ['a signed-in user', true, { currentUser: ruth }],
    ['an empty text', true, { currentUser: '' }],
  ])('is found without the backend in a storage with %s: %j', (_, isPresent, values) => {
    const storage = createMemoryStorage({ contents: storageContents(values) });
    expect(hasStoredSession(() => storage)).toBe(isPresent);
    expect(storedSession({ storage: () => storage }).isPresent()).toBe(isPresent);
  });

  test('is not found in blocked or full storage', () => {
    const full = createFullStorage({});
    expect(hasStoredSession(blockedStorage)).toBe(false);
    expect(hasStoredSession(() => full)).toBe(false);
  });

  test('is heard without the backend', async () => {
    const storage = createMemoryStorage();
    const { storageEvents, write, clear } = createOtherTab(storage);
    let changes = 0;
    storedSession({ storage: () => storage, storageEvents }).onChange(() => {
      changes += 1;
    });
    await write('currentUser', JSON.stringify(ruth));
    await write('currentUser', null);
    await clear();
    await write('users', '[]');
    expect(changes).toBe(3);
  });
});

describe('The owner’s changes in another tab', () => {
  const { webDev, hosting } = buildPrices();
  const read = async ({ accounts, orders, ...backend }: WholeBackend) => ({
    isSignedIn: await backend.admin.restore(),
    accounts: (await accounts.list(accountQuery)).accounts,
    orders: await orders.listAll(buildOrderQuery()),
    webDev: await backend.webDevPrices.read(),
    hosting: await backend.hostingPrices.read(),
    settings: await backend.paymentSettings.read(),
    templates: await backend.emailTemplates.list(),
  });

  test('are read at once', async () => {
    const storage = createMemoryStorage();
    const createBackend = () => createBackendOver(createEnvironment({ storage: () => storage }));
    const [first, second] = [createBackend(), createBackend()];
    await read(first);
    const user = await second.sessions.register(buildRegistration());
    await second.admin.signIn(buildAdminCredentials());
    await second.webDevPrices.save({ ...webDev, standardWebsite: 7 });
    await second.hostingPrices.save({ ...hosting, singlePlanMonthly: 7 });
    await second.paymentSettings.save(buildPaymentSettings());
    await second.emailTemplates.save(buildEmailTemplate({ id: 'new' }));
    const changed = await read(first);
    expect(changed).toEqual(await read(createBackend()));
    expect(changed).toMatchObject({
      isSignedIn: true,
      accounts: [user],
      webDev: { standardWebsite: 7 },
      hosting: { singlePlanMonthly: 7 },
      settings: buildPaymentSettings(),
      templates: [{}, { id: 'new' }],
    });
    await second.accounts.remove(user.id);
    await second.admin.signOut();
    expect(await read(first)).toMatchObject({ isSignedIn: false, accounts: [] });
  });

  test('sign the customer of a deleted account out in every tab', async () => {
    const { tabs, onDisk, deliverEverything } = openTabs(3, { locks: createLocks() });
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

  test('leave no account to delete again', async () => {
    const { accounts, otherTab } = openTab({ users: [ruth, sam] });
    expect((await accounts.list(accountQuery)).accounts).toHaveLength(2);
    await otherTab.write('users', JSON.stringify([sam]));
    await expect(accounts.remove(ruth.id)).rejects.toMatchObject({ code: 'account-not-deleted' });
    expect((await accounts.list(accountQuery)).accounts).toHaveLength(1);
  });

  test('make one list of sample orders and one pair of credentials in two tabs', async () => {
    const { tabs, onDisk, deliverEverything } = openTabs(2, { locks: createLocks() });
    const lists = tabs.map(({ backend }) => backend.orders.listAll(buildOrderQuery()));
    for (const { backend } of tabs) void backend.admin.restore();
    await deliverEverything();
    expect(await Promise.all(lists)).toEqual([sampleOrders, sampleOrders]);
    expect(onDisk('orders')).toBe(JSON.stringify(sampleOrders));
    expect(onDisk('adminCredentials')).toBe(JSON.stringify(buildAdminCredentials()));
  });
});

describe('An import', () => {
  const file = JSON.stringify({
    version: 1,
    savedAt: MOCK_NOW.toISOString(),
    contents: { users: [{ ...ruth, name: 'Ruth Harrow-Dale' }] },
    unreadable: [],
  });

  test.each(siteDataKeys)('waits while another tab writes %s', async (key) => {
    const storage = createMemoryStorage();
    const locks = createLocks();
    const { siteData } = createBackendOver(createEnvironment({ storage: () => storage, locks }));
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    void locks.request(`storage:${key}`, () => work);
    const imported = siteData.import(file);
    await settle();
    expect(storage.length).toBe(0);
    finish();
    await imported;
    expect(storage.length).toBe(1);
  });

  test('shows the new name of the signed-in user in every tab', async () => {
    const { tabs, deliverEverything } = openTabs(2, { locks: createLocks() });
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

test('A tab deletes no account that another tab has logged in to, and then shows it', async () => {
  const users = [sam, ruth];
  const storage = createMemoryStorage({ contents: storageContents({ users, currentUser: ruth }) });
  // The event of the login does not reach the first tab.
  const [tab, other] = [0, 1].map(() => createTab({ storage: () => storage })) as [Tab, Tab];
  await tab.backend.sessions.restore();
  await other.backend.sessions.logIn(buildCredentials({ email: sam.email }));
  const removal = tab.backend.account.remove(buildCredentials());
  await expect(removal).rejects.toMatchObject({ code: 'other-account' });
  expect(JSON.parse(storage.getItem('users') ?? '')).toEqual(users);
  expect(tab.shown).toEqual(sam);
});
