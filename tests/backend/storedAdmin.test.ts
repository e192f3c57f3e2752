import { describe, expect, test } from 'vitest';
import type { WholeBackend } from '#mocks/createBackendOver.ts';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate, initialTemplates } from '#mocks/factories/emailTemplate.ts';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { scenarios, type World } from '#mocks/scenarios.ts';
import { purchaseConfirmation } from '#src/content/emailTemplates.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import type { User } from '#src/domain/user.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });
const owner = buildAdminCredentials();
const { webDev, hosting } = buildPrices();

/** The real backend over this storage, and what it logged. */
function startWith(storage: Storage) {
  const log: string[] = [];
  const backend = createBackendOver(
    createEnvironment({ storage: () => storage, logError: (message) => log.push(message) }),
  );
  return { backend, storage, log };
}

const holding = (contents: Record<string, string>) => startWith(createMemoryStorage({ contents }));

function textsIn(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

describe('What the owner’s work looks like in the storage', () => {
  test('It is under the keys of the specification, in its shapes', async () => {
    const { backend, storage } = holding({});
    await backend.admin.signIn(owner);
    await backend.orders.list();
    await backend.prices.saveWebDev(webDev);
    await backend.prices.saveHosting(hosting);
    await backend.paymentSettings.save(buildPaymentSettings());
    await backend.emailTemplates.list();
    expect(textsIn(storage)).toEqual({
      adminCredentials: '{"username":"admin","password":"change-me"}',
      adminSession: 'true',
      orders: JSON.stringify(sampleOrders),
      webDevPrices:
        '{"standardWebsite":139,"ecommerceAddOn":80,"extraPagesAddOn":55,"bookingSystemAddOn":62.5}',
      hostingPrices:
        '{"singlePlanMonthly":2.99,"basicPlanMonthly":5.29,"ultimatePlanMonthly":8.49,"yearlyDiscountEnabled":false,"yearlyDiscountPercentage":20}',
      stripeSettings: '{"publishableKey":"pk_test_millrace0001","testMode":true}',
      stripePublishableKey: 'pk_test_millrace0001',
      emailTemplates: JSON.stringify([...initialTemplates]),
    });
  });

  test('Signing out leaves no trace of the session', async () => {
    const { backend, storage } = holding({ adminSession: 'true' });
    await backend.admin.signOut();
    expect(textsIn(storage)).toEqual({});
  });

  test('Reading prices and settings stores nothing', async () => {
    const { backend, storage } = holding({});
    await backend.prices.readWebDev();
    await backend.prices.readHosting();
    await backend.paymentSettings.read();
    await backend.accounts.resetPassword({ userId: 'x', password: 'x' }).catch(() => {});
    await backend.siteData.exportAll();
    await backend.siteData.unreadable();
    expect(textsIn(storage)).toEqual({});
  });

  test('Where there is no account yet, looking at them stores none', async () => {
    const { backend, storage } = holding({});
    expect(await backend.accounts.list()).toEqual([]);
    expect(storage.getItem('users')).toBeNull();
  });

  test('Of two accounts with one email, deleting takes one out', async () => {
    const twin = buildUser({ id: 'user-8' });
    const { backend, storage } = holding({ users: JSON.stringify([ruth, twin]) });
    await backend.accounts.remove(ruth.id);
    expect(storage.getItem('users')).toBe(JSON.stringify([twin]));
  });

  test('A publishable key that is stored alone is shown', async () => {
    const { backend } = holding({ stripePublishableKey: 'pk_live_1' });
    expect(await backend.paymentSettings.read()).toEqual({
      publishableKey: 'pk_live_1',
      testMode: true,
    });
  });

  test('What another version keeps with a template stays with it', async () => {
    const older = { ...buildEmailTemplate(), lastSent: '2026-01-01' };
    const { backend, storage } = holding({ emailTemplates: JSON.stringify([older]) });
    expect(await backend.emailTemplates.list()).toEqual([buildEmailTemplate()]);
    await backend.emailTemplates.save(buildEmailTemplate({ subject: 'Ready' }));
    expect(JSON.parse(storage.getItem('emailTemplates') ?? '')).toEqual([
      { ...older, subject: 'Ready' },
    ]);
  });

  test('Of two templates with one id, saving changes the first', async () => {
    const twins = [buildEmailTemplate({ body: 'first' }), buildEmailTemplate({ body: 'second' })];
    const { backend } = holding({ emailTemplates: JSON.stringify(twins) });
    await backend.emailTemplates.save(buildEmailTemplate({ body: 'edited' }));
    expect((await backend.emailTemplates.list()).map(({ body }) => body)).toEqual([
      'edited',
      'second',
    ]);
  });

  test('Of two accounts with one id, deleting takes one out', async () => {
    const twin = { ...sam, id: ruth.id };
    const { backend, storage } = holding({
      users: JSON.stringify([ruth, twin]),
      currentUser: JSON.stringify(twin),
    });
    await backend.accounts.remove(ruth.id);
    expect(storage.getItem('users')).toBe(JSON.stringify([twin]));
    expect(await backend.sessions.restore()).toEqual(twin);
  });

  test('Ten thousand orders are read in a moment', async () => {
    const { backend } = scenarios.manyOrders();
    const start = performance.now();
    expect(await backend.orders.list()).toHaveLength(10_000);
    expect(performance.now() - start).toBeLessThan(2000);
    expect((await backend.accounts.list())[0]?.orders).toHaveLength(2000);
  });
});

/** Texts that are no value of any of the owner's keys. */
const damages: [string, string][] = [
  ['cut off', '{"standardWeb'],
  ['no JSON at all', 'undefined'],
  ['empty', ''],
  ['a null', 'null'],
  ['a number', '7'],
  ['a word', '"true"'],
  ['a list of other things', '[1,"two",null,[]]'],
];

/** What can be read, under which key, and what is read when that is damaged. */
const values: [string, (backend: WholeBackend) => Promise<unknown>, unknown][] = [
  ['webDevPrices', ({ prices }) => prices.readWebDev(), ownerPrices.webDev.defaults],
  ['hostingPrices', ({ prices }) => prices.readHosting(), ownerPrices.hosting.defaults],
  [
    'stripeSettings',
    ({ paymentSettings }) => paymentSettings.read(),
    { publishableKey: '', testMode: true },
  ],
  ['adminSession', ({ admin }) => admin.restore(), false],
];

const lists: [string, (backend: WholeBackend) => Promise<unknown>, unknown][] = [
  ['orders', ({ orders }) => orders.list(), sampleOrders],
  ['emailTemplates', ({ emailTemplates }) => emailTemplates.list(), [...initialTemplates]],
  ['users', ({ accounts }) => accounts.list(), []],
];

describe.each(values)('A damaged %s', (key, read, fallback) => {
  test.each(damages)('Text that is %s is moved aside, and the default shown', async (_, text) => {
    const { backend, storage, log } = holding({ [key]: text });
    expect(await read(backend)).toEqual(fallback);
    expect(storage.getItem(key)).toBeNull();
    expect(storage.getItem(`${key}.unreadable`)).toBe(text);
    expect(log).toEqual([expect.stringContaining(`${key}.unreadable`)]);
    expect(await backend.siteData.unreadable()).toEqual([{ key: `${key}.unreadable`, text }]);
  });

  test('Where there is no room to move it, it stays where it is', async () => {
    const { backend, storage, log } = startWith(
      createFullStorage({ [key]: 'damaged', adminCredentials: JSON.stringify(owner) }),
    );
    expect(await read(backend)).toEqual(fallback);
    expect(storage.getItem(key)).toBe('damaged');
    expect(log).toEqual([`Stored "${key}" could not be read.`]);
    expect(await backend.siteData.unreadable()).toEqual([{ key, text: 'damaged' }]);
  });
});

describe.each(lists)('A damaged list of %s', (key, read, fallback) => {
  test.each([...damages, ['an empty object', '{}']])(
    'Of text that is %s a copy is kept, and the first entries shown',
    async (_, text) => {
      const { backend, storage, log } = holding({ orders: '[]', [key]: text });
      expect(await read(backend)).toEqual(fallback);
      expect(storage.getItem(key)).toBe(text);
      expect(storage.getItem(`${key}.unreadable`)).toBe(text);
      expect(log).toEqual([expect.stringContaining(`${key}.unreadable`)]);

      expect(await read(backend)).toEqual(fallback);
      expect(log).toHaveLength(1);
      expect(await backend.siteData.unreadable()).toEqual([{ key: `${key}.unreadable`, text }]);
    },
  );
});

describe('Damage that is partial, or repeated', () => {
  test('The good orders of a damaged list are shown, and the whole text is kept', async () => {
    const good = buildOrders(2);
    const text = JSON.stringify([good[0], { ...good[1], status: ' ' }, good[1]]);
    const { backend, storage } = holding({ orders: text });
    expect(await backend.orders.list()).toEqual(good);
    expect(storage.getItem('orders')).toBe(text);
    expect(storage.getItem('orders.unreadable')).toBe(text);
  });

  test('An order with a status that another tool gave it is an order like the others', async () => {
    const orders = [buildOrder({ status: 'Refunded' }), ...buildOrders(2)];
    const text = JSON.stringify(orders);
    const { backend, storage } = holding({ orders: text });
    expect(await backend.orders.list()).toEqual(orders);
    expect(storage.getItem('orders')).toBe(text);
    expect(storage.getItem('orders.unreadable')).toBeNull();
  });

  test('The good templates of a damaged list stay in it when one is saved', async () => {
    const good = [buildEmailTemplate({ id: 'a' }), buildEmailTemplate({ id: 'b' })] as const;
    const text = JSON.stringify([good[0], { id: 'broken' }, good[1]]);
    const { backend, storage } = holding({ emailTemplates: text });
    const edited = { ...good[1], body: 'edited' };
    await backend.emailTemplates.save(edited);
    expect(await backend.emailTemplates.list()).toEqual([good[0], edited]);
    expect(storage.getItem('emailTemplates.unreadable')).toBe(text);
  });

  test('A template can be saved over a list that cannot be read at all, of which a copy is kept', async () => {
    const { backend, storage } = holding({ emailTemplates: 'damaged' });
    const edited = { ...purchaseConfirmation, subject: 'Thanks' };
    await backend.emailTemplates.save(edited);
    expect(await backend.emailTemplates.list()).toEqual([edited]);
    expect(storage.getItem('emailTemplates.unreadable')).toBe('damaged');
  });

  test('Without room for the copy it cannot, and the damaged text stays', async () => {
    const { backend, storage } = startWith(createFullStorage({ emailTemplates: 'damaged' }));
    await expect(backend.emailTemplates.save(buildEmailTemplate())).rejects.toMatchObject({
      code: 'template-not-saved',
    });
    expect(textsIn(storage)).toEqual({ emailTemplates: 'damaged' });
  });

  test.each<[string, string, (backend: WholeBackend) => Promise<unknown>]>([
    ['Prices', 'webDevPrices', ({ prices }) => prices.saveWebDev(webDev)],
    ['Payment settings', 'stripeSettings', (b) => b.paymentSettings.save(buildPaymentSettings())],
    ['A sign-in', 'adminSession', ({ admin }) => admin.signIn(owner)],
  ])('%s saved over damage leave a copy of it', async (_, key, save) => {
    const { backend, storage } = holding({ [key]: 'damaged' });
    await save(backend);
    expect(storage.getItem(key)).not.toBe('damaged');
    expect(storage.getItem(`${key}.unreadable`)).toBe('damaged');
  });

  test('Signing out with a damaged flag moves it aside', async () => {
    const { backend, storage } = holding({ adminSession: 'yes' });
    await backend.admin.signOut();
    expect(textsIn(storage)).toEqual({ 'adminSession.unreadable': 'yes' });
  });

  test('With damaged credentials the default pair is made anew, and a copy is kept', async () => {
    const { backend, storage } = holding({ adminCredentials: '{"username":"ow' });
    await backend.admin.signIn(owner);
    expect(storage.getItem('adminCredentials')).toBe(JSON.stringify(owner));
    expect(storage.getItem('adminCredentials.unreadable')).toBe('{"username":"ow');
  });

  test('Where the default pair cannot be stored it counts all the same, and that is logged', async () => {
    const { backend, storage, log } = startWith(createFullStorage({}));
    expect(await backend.admin.restore()).toBe(false);
    expect(log).toEqual(['The default username and password could not be stored.']);
    storage.removeItem('adminCredentials');
    await expect(backend.admin.signIn(owner)).rejects.toMatchObject({ code: 'storage-full' });
    await expect(
      backend.admin.signIn(buildAdminCredentials({ password: 'wrong' })),
    ).rejects.toMatchObject({ code: 'admin-login-failed' });
  });

  test('An account that is not there is neither changed nor deleted, and the reason says which', async () => {
    const { backend } = holding({ users: JSON.stringify([ruth]) });
    const cause = { message: 'There is no account "user-7".' };
    const request = { userId: 'user-7', password: 'oak-and-ash' };
    await expect(backend.accounts.resetPassword(request)).rejects.toMatchObject({
      code: 'password-not-reset',
      cause,
    });
    await expect(backend.accounts.remove('user-7')).rejects.toMatchObject({
      code: 'account-not-deleted',
      cause,
    });
  });

  test('With a damaged list of accounts, no password is reset and none is deleted', async () => {
    const { backend, storage } = holding({ users: '[{"id":"user-7' });
    const request = { userId: 'user-7', password: 'oak-and-ash' };
    await expect(backend.accounts.resetPassword(request)).rejects.toMatchObject({
      code: 'password-not-reset',
      message: 'Failed to reset password',
    });
    await expect(backend.accounts.remove('user-7')).rejects.toMatchObject({
      code: 'account-not-deleted',
      message: 'Failed to delete account',
    });
    expect(storage.getItem('users')).toBe('[{"id":"user-7');
  });

  test('An account of a partly damaged list can be deleted, and the whole text is kept', async () => {
    const text = JSON.stringify([ruth, { id: 'broken' }, sam]);
    const { backend, storage } = holding({ users: text });
    await backend.accounts.remove(ruth.id);
    expect(storage.getItem('users')).toBe(JSON.stringify([sam]));
    expect(storage.getItem('users.unreadable')).toBe(text);
  });

  test('All unreadable texts are listed: by part, those without a copy first, then the copies by age', async () => {
    const copies = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `orders.unreadable${index === 0 ? '' : `-${index + 1}`}`,
        `copy ${index + 1}`,
      ]),
    );
    const { backend, storage } = holding({
      'theme.unreadable': 'blue',
      // The browser promises no order.
      ...Object.fromEntries(Object.entries(copies).reverse()),
      orders: 'damaged',
      users: 'copied',
      'users.unreadable': 'copied',
      'other.unreadable': 'not ours',
      'orders.unreadable-2-old': 'not ours',
      'not ours\norders.unreadable': 'not ours',
      unreadable: 'not ours',
    });
    const before = textsIn(storage);
    expect(await backend.siteData.unreadable()).toEqual([
      { key: 'users.unreadable', text: 'copied' },
      { key: 'orders', text: 'damaged' },
      ...Object.entries(copies).map(([key, text]) => ({ key, text })),
      { key: 'theme.unreadable', text: 'blue' },
    ]);
    expect(textsIn(storage)).toEqual(before);
    expect((await backend.siteData.exportAll()).unreadable).toHaveLength(13);
  });
});

describe('Discarding what could not be read', () => {
  test('ends the notice, and keeps what could be read', async () => {
    const text = JSON.stringify([ruth, { id: 'broken' }, sam]);
    const { backend, storage } = holding({
      users: text,
      'users.unreadable': text,
      'orders.unreadable-2': 'copied long ago',
      hostingPrices: 'damaged',
      webDevPrices: 'damaged as well, later',
    });
    const seen = await backend.siteData.unreadable();
    expect(seen.map(({ key }) => key)).toEqual([
      'users.unreadable',
      'orders.unreadable-2',
      'webDevPrices',
      'hostingPrices',
    ]);

    await backend.siteData.discardUnreadable(seen);

    expect(textsIn(storage)).toEqual({ users: JSON.stringify([ruth, sam]) });
    expect(await backend.siteData.unreadable()).toEqual([]);
  });

  test('touches nothing that the owner has not seen', async () => {
    const contents = {
      users: JSON.stringify([ruth]),
      orders: 'damaged since',
      'orders.unreadable': 'another text',
      'notes.unreadable': 'not ours',
      notes: 'not ours',
    };
    const { backend, storage } = holding(contents);
    await backend.siteData.discardUnreadable([
      { key: 'orders', text: 'damaged' },
      { key: 'orders.unreadable', text: 'damaged' },
      { key: 'users', text: JSON.stringify([ruth]) },
      { key: 'notes.unreadable', text: 'not ours' },
      { key: 'notes', text: 'not ours' },
    ]);
    expect(textsIn(storage)).toEqual(contents);
  });
});

describe('Storage with little room', () => {
  const keyAlone = 'stripePublishableKey'.length;

  test('Payment settings are kept in both places or in none', async () => {
    const contents = { stripeSettings: '{"publishableKey":"pk_1","testMode":false}' };
    const size = 'stripeSettings'.length + contents.stripeSettings.length;
    const { backend, storage } = startWith(
      createMemoryStorage({ contents, quota: size + keyAlone + 30 }),
    );
    const longer = buildPaymentSettings({
      publishableKey: 'pk_test_of_40_letters_or_thereabouts_xx',
    });
    await expect(backend.paymentSettings.save(longer)).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(textsIn(storage)).toEqual(contents);
  });

  test('Where there were none before, none are left', async () => {
    const { backend, storage } = startWith(createMemoryStorage({ quota: 80 }));
    await expect(backend.paymentSettings.save(buildPaymentSettings())).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(textsIn(storage)).toEqual({});
  });

  test('An import that does not fit leaves everything as it was', async () => {
    const contents = {
      users: JSON.stringify([ruth, sam]),
      orders: JSON.stringify([buildOrder()]),
      theme: 'dark',
    };
    const size = Object.entries(contents).join('').length;
    const { backend, storage } = startWith(createMemoryStorage({ contents, quota: size + 100 }));
    const file = JSON.stringify({
      version: 1,
      savedAt: '2026-03-02T09:30:00.000Z',
      // The first makes room, the second takes it, and the last one does not fit.
      contents: { users: [], webDevPrices: webDev, theme: 'light', orders: buildOrders(20) },
      unreadable: [],
    });
    await expect(backend.siteData.import(file)).rejects.toMatchObject({ code: 'storage-full' });
    expect(textsIn(storage)).toEqual(contents);
  });

  test('An import keeps a copy of the damage that it replaces', async () => {
    const { backend, storage } = holding({ orders: 'damaged', users: '[7]' });
    const file = JSON.stringify({
      version: 1,
      savedAt: '2026-03-02T09:30:00.000Z',
      contents: { users: [sam], orders: [] },
      unreadable: [{ key: 'theme.unreadable', text: 'never restored' }],
    });
    await backend.siteData.import(file);
    expect(textsIn(storage)).toEqual({
      users: JSON.stringify([sam]),
      'users.unreadable': '[7]',
      orders: '[]',
      'orders.unreadable': 'damaged',
    });
  });

  test('Where the samples cannot be stored they are shown, and it is logged', async () => {
    const { backend, storage, log } = startWith(createFullStorage({}));
    expect(await backend.orders.list()).toEqual(sampleOrders);
    expect(await backend.emailTemplates.list()).toEqual([...initialTemplates]);
    expect(textsIn(storage)).toEqual({});
    expect(log).toEqual([
      'The first entries of "orders" could not be stored.',
      'The first entries of "emailTemplates" could not be stored.',
    ]);
  });
});

describe('The owner’s worlds', () => {
  const summary = async ({ backend }: World) => ({
    isSignedIn: await backend.admin.restore(),
    accounts: (await backend.accounts.list()).map(({ name, orders }) => [name, orders.length]),
    orders: (await backend.orders.list()).length,
    templates: (await backend.emailTemplates.list()).map(({ id }) => id),
    unreadable: (await backend.siteData.unreadable()).map(({ key }) => key),
  });
  const customers = [
    ['Ruth Harrow', 2],
    ['Sam Dale', 0],
  ];
  const healthy = {
    isSignedIn: true,
    accounts: customers,
    orders: 2,
    templates: ['purchase-confirmation'],
    unreadable: [],
  };

  test.each<[keyof typeof scenarios, object]>([
    ['ownerSignedIn', healthy],
    ['ownerSignedOut', { ...healthy, isSignedIn: false }],
    ['emptyTemplates', { ...healthy, templates: [] }],
    ['ownerWithoutCustomers', { ...healthy, accounts: [], orders: 0 }],
    ['ownerWithFullStorage', { ...healthy, templates: ['website-is-live'] }],
    ['blockedStorage', { ...healthy, isSignedIn: false, accounts: [], orders: 3 }],
    [
      'damagedAdminData',
      {
        ...healthy,
        accounts: [],
        unreadable: [
          'users.unreadable',
          'orders.unreadable',
          'webDevPrices',
          'hostingPrices',
          'stripeSettings',
          'emailTemplates.unreadable',
          'adminCredentials.unreadable',
        ],
      },
    ],
  ])('%s is as it says', async (name, expected) => {
    expect(await summary(scenarios[name]())).toEqual(expected);
  });

  test('In the world with full storage nothing can be saved, and an account can be deleted', async () => {
    const { backend } = scenarios.ownerWithFullStorage();
    await expect(backend.prices.saveHosting(hosting)).rejects.toMatchObject({
      code: 'storage-full',
    });
    await expect(
      backend.emailTemplates.save(buildEmailTemplate({ body: 'x'.repeat(500) })),
    ).rejects.toMatchObject({ code: 'template-not-saved' });
    await backend.accounts.remove(sam.id);
    expect(await backend.accounts.list()).toHaveLength(1);
  });

  test('Where storage is blocked, the defaults are shown and each failure is logged', async () => {
    const { backend, log } = scenarios.blockedStorage();
    expect(await backend.accounts.list()).toEqual([]);
    expect(await backend.siteData.unreadable()).toEqual([]);
    expect(await backend.prices.readWebDev()).toEqual(ownerPrices.webDev.defaults);
    expect(await backend.prices.readHosting()).toEqual(ownerPrices.hosting.defaults);
    expect(await backend.paymentSettings.read()).toEqual({ publishableKey: '', testMode: true });
    expect(log).toEqual([
      'Stored "users" could not be read.',
      'The first entries of "orders" could not be stored.',
      'Stored "orders" could not be read.',
      'The storage could not be looked through.',
      'Stored "webDevPrices" could not be read.',
      'Stored "hostingPrices" could not be read.',
      'Stored "stripeSettings" could not be read.',
    ]);
  });
});

describe('A customer who is deleted', () => {
  test('can register again', async () => {
    const { backend } = holding({ users: JSON.stringify([ruth]) });
    await backend.accounts.remove(ruth.id);
    const user = await backend.sessions.register(buildRegistration());
    expect(await backend.accounts.list()).toEqual([{ ...user, orders: [] }]);
  });

  test('hears of it before anything else is asked', async () => {
    const { backend } = holding({
      users: JSON.stringify([ruth]),
      currentUser: JSON.stringify({ ...ruth, email: ruth.email.toUpperCase() }),
    });
    const heard: (User | null)[] = [];
    backend.sessions.onChange((user) => heard.push(user));
    await backend.sessions.logIn(buildCredentials());
    await backend.accounts.remove(ruth.id);
    expect(heard).toEqual([ruth, null]);
  });
});
