import { describe, expect, test } from 'vitest';
import { createBackendOver, type WholeBackend } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate, initialTemplates } from '#mocks/factories/emailTemplate.ts';
import { buildOrder, buildOrderQuery, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { storageContents, textsIn } from '#mocks/storedValues.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import type { User } from '#src/domain/user.ts';
import { createOtherTab } from './simulatedTabs.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });
const owner = buildAdminCredentials();
const { webDev, hosting } = buildPrices();

/** The backend over this storage, another tab, what the backend logged and each change of user. */
function openPage(storage: Storage = createMemoryStorage()) {
  const log: string[] = [];
  const otherTab = createOtherTab(storage);
  const backend = createBackendOver(
    createEnvironment({
      storage: () => storage,
      storageEvents: otherTab.storageEvents,
      logError: (message) => log.push(message),
    }),
  );
  const users: (User | null)[] = [];
  backend.sessions.onChange((user) => users.push(user));
  return { backend, storage, log, otherTab, users, read: jsonReader(storage) };
}

const jsonReader =
  (storage: Storage) =>
  (key: string): unknown =>
    JSON.parse(storage.getItem(key) ?? 'null');

/** A page over a storage with these values; a string is stored as it is. */
const holding = (values: object) =>
  openPage(createMemoryStorage({ contents: storageContents(values) }));

/** The same in a storage that has no room for more. */
const full = (values: object) => openPage(createFullStorage(storageContents(values)));

const backup = (contents: object) =>
  JSON.stringify({ version: 1, savedAt: '2026-03-02T09:30:00.000Z', contents, unreadable: [] });

describe('The stored shapes', () => {
  test('are stable for the visitor’s data', async () => {
    const { backend, storage } = openPage();
    const user = await backend.sessions.register(buildRegistration());
    const ticket = await backend.tickets.open(buildTicketRequest());
    expect(textsIn(storage)).toEqual({
      users: JSON.stringify([user]),
      currentUser: JSON.stringify(user),
      supportTickets: JSON.stringify([ticket]),
    });
  });

  test('are stable for the owner’s data', async () => {
    const { backend, storage } = openPage();
    await backend.admin.signIn(owner);
    await backend.orders.listAll(buildOrderQuery());
    await backend.webDevPrices.save(webDev);
    await backend.hostingPrices.save(hosting);
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

  test('contain no session after logging out and signing out', async () => {
    const { backend, storage } = holding({ currentUser: ruth, adminSession: 'true' });
    await backend.sessions.logOut();
    await backend.admin.signOut();
    expect(textsIn(storage)).toEqual({});
  });

  test('are not written by reading', async () => {
    const { backend, storage } = openPage();
    await backend.sessions.restore();
    await backend.webDevPrices.read();
    await backend.hostingPrices.read();
    await backend.paymentSettings.read();
    await backend.accounts.resetPassword({ userId: 'x', password: 'x' }).catch(() => {});
    await backend.siteData.exportAll();
    await backend.siteData.unreadable();
    expect(textsIn(storage)).toEqual({});
    expect((await backend.accounts.list(accountQuery)).accounts).toEqual([]);
    expect(storage.getItem('users')).toBeNull();
  });

  test('keep the fields of another version, which no page reads', async () => {
    const user = { ...ruth, password: 'of another version' };
    const ticket = { ...buildSupportTicket({ id: 'web-1' }), assignedTo: 'Sam' };
    const template = { ...buildEmailTemplate(), lastSent: '2026-01-01' };
    const stored = { users: [user], supportTickets: [ticket], emailTemplates: [template] };
    const { backend, read } = holding(stored);
    expect(await backend.sessions.logIn(buildCredentials())).toEqual(ruth);
    expect(read('currentUser')).toEqual(ruth);
    expect(await backend.emailTemplates.list()).toEqual([buildEmailTemplate()]);

    await backend.sessions.register(buildRegistration({ email: 'a@wood.example' }));
    await backend.tickets.open(buildTicketRequest());
    await backend.emailTemplates.save(buildEmailTemplate({ subject: 'Ready' }));
    expect(read('users')).toMatchObject([user, {}]);
    expect(read('supportTickets')).toMatchObject([ticket, {}]);
    expect(read('emailTemplates')).toEqual([{ ...template, subject: 'Ready' }]);
  });

  test('keep the keys of a newer version when this one saves over them', async () => {
    const [message] = buildSupportTicket().messages;
    const ticket = buildSupportTicket({ messages: [{ ...message, seenBy: 'Sam' } as never] });
    const { backend, read } = holding({
      webDevPrices: { ...webDev, seoAddOn: 30 },
      stripeSettings: { testMode: true, locale: 'en', secretKey: 'sk_live_1' },
      supportTickets: [ticket],
    });
    await backend.webDevPrices.save({ ...(await backend.webDevPrices.read()), ecommerceAddOn: 1 });
    await backend.paymentSettings.save(buildPaymentSettings());
    await backend.ownersTickets.open(ticket.id);
    await backend.ownersTickets.write({ ticketId: ticket.id, text: 'Hello', isNote: false });
    expect(read('webDevPrices')).toEqual({ ...webDev, ecommerceAddOn: 1, seoAddOn: 30 });
    // A secret of the payment provider is no such key.
    expect(read('stripeSettings')).toEqual({ ...buildPaymentSettings(), locale: 'en' });
    expect(read('supportTickets')).toMatchObject([{ messages: [{ seenBy: 'Sam' }, {}] }]);
  });

  test('are deleted if another version has written them in another form', async () => {
    const { messages, ...ticket } = buildSupportTicket();
    const reply = { ...buildSavedReply(), text: ' Thank you ' };
    const { backend, read } = holding({
      users: [ruth],
      currentUser: ruth,
      supportTickets: [{ assignedTo: 'Sam', messages, ...ticket }],
      savedReplies: [reply],
    });
    await backend.savedReplies.remove(reply.id);
    await backend.account.remove({ password: '' });
    expect(read('savedReplies')).toEqual([]);
    expect(read('supportTickets')).toEqual([]);
  });

  test('accept an account without a name', async () => {
    const { name, ...nameless } = ruth;
    const { backend, storage, log } = holding({ users: [nameless], currentUser: nameless });
    const before = textsIn(storage);
    expect(await backend.sessions.restore()).toEqual({ ...nameless, name: '' });
    expect(await backend.sessions.logIn(buildCredentials())).toEqual({ ...nameless, name: '' });
    expect(storage.getItem('users')).toBe(before.users);
    expect(log).toEqual([]);
  });

  test('keep a user signed in whose account is not in the list', async () => {
    for (const users of ['[]', 'damaged']) {
      const { backend } = holding({ users, currentUser: ruth });
      expect(await backend.sessions.restore()).toEqual(ruth);
    }
  });

  test('keep one of two accounts with the same email when the other is deleted', async () => {
    const twin = buildUser({ id: 'user-8' });
    const { backend, read } = holding({ users: [ruth, twin], currentUser: twin });
    await backend.accounts.remove(ruth.id);
    expect(read('users')).toEqual([twin]);
  });

  test('keep the second of two templates with the same id when one is saved', async () => {
    const twins = [buildEmailTemplate({ body: 'first' }), buildEmailTemplate({ body: 'second' })];
    const { backend } = holding({ emailTemplates: twins });
    await backend.emailTemplates.save(buildEmailTemplate({ body: 'edited' }));
    const bodies = (await backend.emailTemplates.list()).map(({ body }) => body);
    expect(bodies).toEqual(['edited', 'second']);
  });
});

type Act = (backend: WholeBackend) => Promise<unknown>;

const damages: [string, string][] = [
  ['cut off', '{"standardWeb'],
  ['no JSON', 'undefined'],
  ['empty', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a string', '"true"'],
  ['a list of other values', '[1,"two",null,[]]'],
];

describe.each<[string, Act, unknown, Act]>([
  [
    'currentUser',
    ({ sessions }) => sessions.restore(),
    null,
    ({ sessions }) => sessions.register(buildRegistration()),
  ],
  ['adminSession', ({ admin }) => admin.restore(), false, ({ admin }) => admin.signIn(owner)],
  [
    'webDevPrices',
    ({ webDevPrices }) => webDevPrices.read(),
    ownerPrices.webDev.defaults,
    ({ webDevPrices }) => webDevPrices.save(webDev),
  ],
  [
    'hostingPrices',
    ({ hostingPrices }) => hostingPrices.read(),
    ownerPrices.hosting.defaults,
    ({ hostingPrices }) => hostingPrices.save(hosting),
  ],
  [
    'stripeSettings',
    ({ paymentSettings }) => paymentSettings.read(),
    { publishableKey: '', testMode: true },
    ({ paymentSettings }) => paymentSettings.save(buildPaymentSettings()),
  ],
])('A damaged value of %s', (key, readValue, fallback, save) => {
  test.each(damages)('is moved aside and read as the default: %s', async (_, text) => {
    const { backend, storage, log } = holding({ [key]: text });
    expect(await readValue(backend)).toEqual(fallback);
    expect(storage.getItem(key)).toBeNull();
    expect(storage.getItem(`${key}.unreadable`)).toBe(text);
    expect(await readValue(backend)).toEqual(fallback);
    expect(log).toEqual([expect.stringContaining(`${key}.unreadable`)]);
    expect(await backend.siteData.unreadable()).toEqual([{ key: `${key}.unreadable`, text }]);
  });

  test('stays in place if there is no room for a copy', async () => {
    const { backend, storage, log } = full({ [key]: 'damaged', adminCredentials: owner });
    expect(await readValue(backend)).toEqual(fallback);
    expect(log).toEqual([`Stored "${key}" could not be read.`]);
    expect(await backend.siteData.unreadable()).toEqual([{ key, text: 'damaged' }]);
    await expect(save(backend)).rejects.toMatchObject({ code: 'storage-full' });
    expect(storage.getItem(key)).toBe('damaged');
  });
});

describe.each<[string, Act, unknown, unknown[]]>([
  [
    'orders',
    ({ orders }) => orders.listAll(buildOrderQuery()),
    sampleOrders,
    buildOrders(2).reverse(),
  ],
  [
    'emailTemplates',
    ({ emailTemplates }) => emailTemplates.list(),
    [...initialTemplates],
    [...initialTemplates, buildEmailTemplate()],
  ],
  [
    'users',
    async ({ accounts }) =>
      (await accounts.list(accountQuery)).accounts.map(({ orders, ...user }) => user),
    [],
    [ruth, sam],
  ],
])('A damaged list of %s', (key, list, fallback, [first, second]) => {
  test.each([...damages, ['an empty object', '{}']])(
    'is copied once and read as the initial list: %s',
    async (_, text) => {
      const { backend, storage, log } = holding({ orders: '[]', [key]: text });
      for (const _page of [1, 2]) expect(await list(backend)).toEqual(fallback);
      expect(storage.getItem(key)).toBe(text);
      expect(storage.getItem(`${key}.unreadable`)).toBe(text);
      expect(log).toEqual([expect.stringContaining(`${key}.unreadable`)]);
      expect(await backend.siteData.unreadable()).toEqual([{ key: `${key}.unreadable`, text }]);
    },
  );

  test('is copied whole and read without its damaged entry', async () => {
    const text = JSON.stringify([first, { id: 'broken' }, second]);
    const { backend, storage } = holding({ [key]: text });
    expect(await list(backend)).toEqual([first, second]);
    expect(storage.getItem(key)).toBe(text);
    expect(storage.getItem(`${key}.unreadable`)).toBe(text);
  });

  test('is read without its damaged entry if there is no room for a copy', async () => {
    const text = JSON.stringify([first, { id: 'broken' }, second]);
    const { backend, storage, log } = full({ orders: '[]', [key]: text });
    expect(await list(backend)).toEqual([first, second]);
    expect(storage.getItem(key)).toBe(text);
    expect(log).toContain(`Stored "${key}" could not be read in full.`);
  });
});

describe.each<[string, Act, { id: string }[]]>([
  [
    'users',
    ({ sessions }) => sessions.register(buildRegistration({ email: 'a@wood.example' })),
    [ruth, sam],
  ],
  [
    'supportTickets',
    ({ tickets }) => tickets.open(buildTicketRequest()),
    [buildSupportTicket({ id: 'web-1' }), buildSupportTicket({ id: 'web-3' })],
  ],
  [
    'emailTemplates',
    ({ emailTemplates }) => emailTemplates.save(buildEmailTemplate({ id: 'c' })),
    [buildEmailTemplate({ id: 'a' }), buildEmailTemplate({ id: 'b' })],
  ],
])('Adding to a damaged list of %s', (key, add, good) => {
  test('keeps its readable entries and a copy of the whole text', async () => {
    const text = JSON.stringify([good[0], { id: 'broken' }, good[1]]);
    const { backend, storage, read } = holding({ [key]: text });
    await add(backend);
    expect(read(key)).toMatchObject([{ id: good[0]?.id }, { id: good[1]?.id }, {}]);
    expect(storage.getItem(`${key}.unreadable`)).toBe(text);
  });
});

test.each([
  ['stripeSettings', '{"publishableKey":', SyntaxError, 'JSON'],
  ['hostingPrices', '{"singlePlanMonthly":"2"}', Object, 'singlePlanMonthly'],
  ['orders', '[', SyntaxError, 'JSON'],
  ['orders', '{}', TypeError, 'array'],
  ['orders', '[{"id":""}]', Object, 'customer'],
])('The log of a damaged %s names its error: %s', async (key, text, type, reason) => {
  const causes: unknown[] = [];
  const backend = createBackendOver(
    createEnvironment({
      storage: () => createMemoryStorage({ contents: { [key]: text } }),
      logError: (_, cause) => causes.push(cause),
    }),
  );
  await backend.paymentSettings.read();
  await backend.hostingPrices.read();
  await backend.orders.listAll(buildOrderQuery());
  expect(causes).toEqual([expect.any(type)]);
  expect(String(causes[0])).toContain(reason);
});

test.each(['true ', '\ntrue', 'TRUE', 'True', '1', 'yes', '"true"', '[true]', '{"value":true}'])(
  'The stored flag %j signs no owner in',
  async (text) => {
    expect(await holding({ adminSession: text }).backend.admin.restore()).toBe(false);
  },
);

test.each(['', ' ', 'Refunded'])('An order with the status %j is listed', async (status) => {
  const order = buildOrder({ status });
  const { backend, storage } = holding({ orders: [order] });
  const { orders, counts } = await backend.orders.list({ ...buildOrderQuery(), page: 1 });
  expect([orders.map(({ id }) => id), counts.other]).toEqual([[order.id], 1]);
  expect(storage.getItem('orders.unreadable')).toBeNull();
});

describe('Damaged accounts and credentials', () => {
  test('let the readable accounts log in and keep their emails', async () => {
    const { backend } = holding({ users: [ruth, { id: 'user-8' }, sam] });
    expect(await backend.sessions.logIn(buildCredentials())).toEqual(ruth);
    await expect(
      backend.sessions.register(buildRegistration({ email: sam.email })),
    ).rejects.toMatchObject({ code: 'email-in-use' });
  });

  test.each([JSON.stringify([ruth]), '[{"id":"user-7'])(
    'reset and delete no account that cannot be found: %j',
    async (users) => {
      const { backend, storage } = holding({ users });
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
      expect(storage.getItem('users')).toBe(users);
    },
  );

  test('keep a copy of the whole text when a readable account is deleted', async () => {
    const text = JSON.stringify([ruth, { id: 'broken' }, sam]);
    const { backend, storage, read } = holding({ users: text });
    await backend.accounts.remove(ruth.id);
    expect(read('users')).toEqual([sam]);
    expect(storage.getItem('users.unreadable')).toBe(text);
  });

  test('are replaced by the default username and password, after a copy', async () => {
    const { backend, storage, read } = holding({ adminCredentials: '{"username":"ow' });
    await backend.admin.signIn(owner);
    expect(read('adminCredentials')).toEqual(owner);
    expect(storage.getItem('adminCredentials.unreadable')).toBe('{"username":"ow');
  });

  test('accept the default username and password if these cannot be stored', async () => {
    const { backend, storage, log } = full({});
    expect(await backend.admin.restore()).toBe(false);
    expect(log).toEqual(['The default username and password could not be stored.']);
    storage.removeItem('adminCredentials');
    await expect(backend.admin.signIn(owner)).rejects.toMatchObject({ code: 'storage-full' });
    await expect(backend.admin.signIn({ ...owner, password: 'wrong' })).rejects.toMatchObject({
      code: 'admin-login-failed',
    });
  });
});

describe('Copies of unreadable texts', () => {
  test('are numbered and never replaced, and the same text is copied once', async () => {
    const { backend, storage } = openPage();
    for (const text of ['first', 'second', 'third', 'second']) {
      storage.setItem('supportTickets', text);
      await backend.tickets.open(buildTicketRequest());
    }
    storage.setItem('supportTickets', 'first');
    await openPage(storage).backend.tickets.open(buildTicketRequest());
    expect(textsIn(storage)).toEqual({
      supportTickets: expect.any(String),
      'supportTickets.unreadable': 'first',
      'supportTickets.unreadable-2': 'second',
      'supportTickets.unreadable-3': 'third',
    });
  });

  test('are listed by part and age, after a text without a copy', async () => {
    const copies = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `orders.unreadable${index === 0 ? '' : `-${index + 1}`}`,
        `copy ${index + 1}`,
      ]),
    );
    const { backend, storage } = holding({
      'theme.unreadable': 'blue',
      // A browser promises no order.
      ...Object.fromEntries(Object.entries(copies).reverse()),
      orders: 'damaged',
      users: 'copied',
      'users.unreadable': 'copied',
      'other.unreadable': 'of another site',
      'orders.unreadable-2-old': 'of another site',
      'another site\norders.unreadable': 'of another site',
      unreadable: 'of another site',
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

  test('are discarded, and the readable entries stay', async () => {
    const text = JSON.stringify([ruth, { id: 'broken' }, sam]);
    const { backend, storage } = holding({
      users: text,
      'users.unreadable': text,
      'orders.unreadable-2': 'an old copy',
      hostingPrices: 'damaged',
      webDevPrices: 'damaged later',
    });
    const unreadable = await backend.siteData.unreadable();
    expect(unreadable.map(({ key }) => key)).toEqual([
      'users.unreadable',
      'orders.unreadable-2',
      'webDevPrices',
      'hostingPrices',
    ]);
    await backend.siteData.discardUnreadable(unreadable);
    expect(textsIn(storage)).toEqual({ users: JSON.stringify([ruth, sam]) });
    expect(await backend.siteData.unreadable()).toEqual([]);
  });

  test('are not discarded if the stored text is not the given one', async () => {
    const contents = {
      users: JSON.stringify([ruth]),
      orders: 'damaged since',
      'orders.unreadable': 'another text',
      'notes.unreadable': 'of another site',
      notes: 'of another site',
    };
    const { backend, storage } = holding(contents);
    await backend.siteData.discardUnreadable([
      { key: 'orders', text: 'damaged' },
      { key: 'orders.unreadable', text: 'damaged' },
      { key: 'users', text: JSON.stringify([ruth]) },
      { key: 'notes.unreadable', text: 'of another site' },
      { key: 'notes', text: 'of another site' },
    ]);
    expect(textsIn(storage)).toEqual(contents);
  });

  test('are made of the damaged texts that an import replaces', async () => {
    const { backend, storage } = holding({ orders: 'damaged', users: '[7]' });
    await backend.siteData.import(backup({ users: [sam], orders: [] }));
    expect(textsIn(storage)).toEqual({
      users: JSON.stringify([sam]),
      'users.unreadable': '[7]',
      orders: '[]',
      'orders.unreadable': 'damaged',
    });
  });
});

describe('A storage with little room', () => {
  test.each<[string, object]>([
    ['the earlier ones', { stripeSettings: '{"publishableKey":"pk_1","testMode":false}' }],
    ['none', {}],
  ])('keeps both payment settings or %s', async (_, values) => {
    const contents = storageContents(values);
    const size = Object.entries(contents).flat().join('').length;
    const settings = buildPaymentSettings({ publishableKey: `pk_test_${'x'.repeat(32)}` });
    // There is room for the settings, but not for the key alone.
    const room = JSON.stringify(settings).length + 'stripeSettings'.length;
    const { backend, storage } = openPage(
      createMemoryStorage({ contents, quota: Math.max(size, room) + 20 }),
    );
    await expect(backend.paymentSettings.save(settings)).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(textsIn(storage)).toEqual(contents);
  });

  test('stays as it was if an import does not fit', async () => {
    const contents = storageContents({ users: [ruth, sam], orders: [buildOrder()], theme: 'dark' });
    const size = Object.entries(contents).flat().join('').length;
    const { backend, storage } = openPage(createMemoryStorage({ contents, quota: size + 100 }));
    // The first makes room, the second takes it, and the last one does not fit.
    const imported = { users: [], webDevPrices: webDev, theme: 'light', orders: buildOrders(20) };
    await expect(backend.siteData.import(backup(imported))).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(textsIn(storage)).toEqual(contents);
  });

  test('shows the initial lists without storing them, and logs that', async () => {
    const { backend, storage, log } = full({});
    expect(await backend.orders.listAll(buildOrderQuery())).toEqual(sampleOrders);
    expect(await backend.emailTemplates.list()).toEqual([...initialTemplates]);
    expect(textsIn(storage)).toEqual({});
    expect(log).toEqual([
      'The first entries of "orders" could not be stored.',
      'The first entries of "emailTemplates" could not be stored.',
    ]);
  });

  test('keeps neither account nor session if there is room for one of them', async () => {
    const quota = JSON.stringify([ruth]).length + 30;
    const { backend, read, storage, users, otherTab } = openPage(createMemoryStorage({ quota }));
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(backend.sessions.register(buildRegistration())).rejects.toMatchObject({
        code: 'storage-full',
      });
    }
    expect(read('users')).toEqual([]);
    expect(storage.getItem('currentUser')).toBeNull();
    expect(users).toEqual([]);
    await otherTab.write('users', '[ ]');
    expect(storage.getItem('users')).toBe('[ ]');
  });

  test('keeps one ticket of three attempts if only the last one fits', async () => {
    const { backend, storage, read } = full({ supportTickets: '[]', other: 'x'.repeat(10_000) });
    const open = () => backend.tickets.open(buildTicketRequest());
    await expect(open()).rejects.toMatchObject({ code: 'storage-full' });
    await expect(open()).rejects.toMatchObject({ code: 'storage-full' });
    storage.removeItem('other');
    expect(read('supportTickets')).toEqual([]);
    expect(await open().then((ticket) => [ticket])).toEqual(read('supportTickets'));
  });
});

describe('A storage that fails', () => {
  test.each([
    ['QuotaExceededError', 'storage-full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'storage-full'],
    ['SecurityError', 'storage-unavailable'],
  ])('with %s rejects with %s', async (name, code) => {
    const storage = createMemoryStorage();
    storage.setItem = () => {
      throw new DOMException('No.', name);
    };
    const { backend } = openPage(storage);
    await expect(backend.tickets.open(buildTicketRequest())).rejects.toMatchObject({
      code,
      cause: { name },
    });
  });

  test.each<[string, Act]>([
    ['a ticket', ({ tickets }) => tickets.open(buildTicketRequest())],
    ['a registration', ({ sessions }) => sessions.register(buildRegistration())],
  ])('to lock rejects %s', async (_, act) => {
    const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
    await expect(act(createBackendOver(createEnvironment({ locks })))).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
  });

  test('to open shows the defaults and logs each failure', async () => {
    const log: string[] = [];
    const backend = createBackendOver(
      createEnvironment({ storage: blockedStorage, logError: (message) => log.push(message) }),
    );
    expect(await backend.sessions.restore()).toBeNull();
    expect((await backend.accounts.list(accountQuery)).accounts).toEqual([]);
    expect(await backend.siteData.unreadable()).toEqual([]);
    expect(await backend.webDevPrices.read()).toEqual(ownerPrices.webDev.defaults);
    expect(await backend.hostingPrices.read()).toEqual(ownerPrices.hosting.defaults);
    expect(await backend.paymentSettings.read()).toEqual({ publishableKey: '', testMode: true });
    expect(log).toEqual([
      'Stored "currentUser" could not be read.',
      'Stored "users" could not be read.',
      'The first entries of "orders" could not be stored.',
      'Stored "orders" could not be read.',
      'The storage could not be searched for unreadable texts.',
      'Stored "webDevPrices" could not be read.',
      'Stored "hostingPrices" could not be read.',
      'Stored "stripeSettings" could not be read.',
    ]);
  });
});
