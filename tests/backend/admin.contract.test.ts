import { afterEach, describe, expect, test, vi } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate, initialTemplates } from '#mocks/factories/emailTemplate.ts';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { StoredValues } from '#mocks/storedValues.ts';
import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { purchaseConfirmation } from '#src/content/emailTemplates.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { SECRET_KEY_REFUSED } from '#src/domain/paymentSettings.ts';
import type { User } from '#src/domain/user.ts';
import { ownerVerbs } from './everyVerb.ts';
import { browserBackend as implementation, type StorageErrorCode } from './implementations.ts';

const storageErrorCodes: StorageErrorCode[] = ['storage-full', 'storage-unavailable'];
const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no reason: it succeeded',
    (reason: unknown) => reason,
  );

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });
const owner = buildAdminCredentials();

describe('The owner’s backend', () => {
  describe('admin', () => {
    test('restores the session, or none from an empty storage', async () => {
      expect(await implementation.create().backend.admin.restore()).toBe(false);
      const { backend } = implementation.create({ adminSession: true });
      expect(await backend.admin.restore()).toBe(true);
    });

    test('accepts and stores the default credentials if none are stored', async () => {
      const { backend, ownerValues } = implementation.create();
      await backend.admin.signIn({ username: 'admin', password: 'change-me' });
      expect(await backend.admin.restore()).toBe(true);
      expect(ownerValues()).toMatchObject({
        adminSession: true,
        adminCredentials: { username: 'admin', password: 'change-me' },
      });
    });

    test('stores the default credentials when the session is restored', async () => {
      const { backend, ownerValues } = implementation.create();
      await backend.admin.restore();
      expect(ownerValues()).toMatchObject({ adminSession: null, adminCredentials: owner });
    });

    test('accepts stored credentials instead of the default ones', async () => {
      const adminCredentials = { username: 'ruth', password: 'oak and ash' };
      const { backend, ownerValues } = implementation.create({ adminCredentials });
      await backend.admin.signIn(adminCredentials);
      expect(await reasonOf(backend.admin.signIn(owner))).toMatchObject({
        code: 'admin-login-failed',
      });
      expect(ownerValues()).toMatchObject({ adminSession: true, adminCredentials });
    });

    test.each([
      ['with spaces around the username', true, { username: '  admin\t' }],
      ['with another username', false, { username: 'owner' }],
      ['with the username in capitals', false, { username: 'ADMIN' }],
      ['without a username', false, { username: '' }],
      ['with another password', false, { password: 'changed-me' }],
      ['with the password in capitals', false, { password: 'CHANGE-ME' }],
      ['with a space after the password', false, { password: 'change-me ' }],
      ['without a password', false, { password: '' }],
    ])('signs in %s: %j', async (_, succeeds, difference) => {
      const { backend, ownerValues } = implementation.create();
      const answer = await reasonOf(backend.admin.signIn(buildAdminCredentials(difference)));
      expect(ownerValues().adminSession).toBe(succeeds ? true : null);
      expect(await backend.admin.restore()).toBe(succeeds);
      if (succeeds) return;
      expect(answer).toBeInstanceOf(AdminError);
      expect(answer).toMatchObject({
        code: 'admin-login-failed',
        message: 'Incorrect username or password',
      });
    });

    test('ends only the owner’s session on sign-out', async () => {
      const { backend, ownerValues, visitorValues } = implementation.create({
        adminSession: true,
        users: [ruth],
        currentUser: ruth,
      });
      await backend.admin.signOut();
      expect(await backend.admin.restore()).toBe(false);
      expect(ownerValues()).toMatchObject({ adminSession: null, adminCredentials: owner });
      expect(visitorValues()).toMatchObject({ users: [ruth], currentUser: ruth });
    });

    test('reports each successful sign-in and sign-out once', async () => {
      const { admin } = implementation.create().backend;
      const heard: boolean[] = [];
      admin.onChange((isSignedIn) => heard.push(isSignedIn));
      await admin.restore();
      await admin.signOut();
      await reasonOf(admin.signIn(buildAdminCredentials({ password: 'wrong' })));
      expect(heard).toEqual([]);
      await admin.signIn(owner);
      await admin.signIn(owner);
      await admin.signOut();
      await admin.signOut();
      expect(heard).toEqual([true, false]);
    });

    test('stops for one listener and goes on for the others', async () => {
      const { admin } = implementation.create().backend;
      const heard: boolean[] = [];
      const stop = admin.onChange((isSignedIn) => heard.push(isSignedIn));
      const stopOther = admin.onChange(() => {});
      await admin.signIn(owner);
      stopOther();
      await admin.signOut();
      stop();
      await admin.signIn(owner);
      expect(heard).toEqual([true, false]);
    });
  });

  describe('orders.list', () => {
    test('stores three sample orders in an empty storage', async () => {
      const { backend, ownerValues } = implementation.create();
      expect(await backend.orders.list()).toEqual(sampleOrders);
      expect(ownerValues().orders).toEqual(sampleOrders);
    });

    test.each([
      ['an empty list', []],
      ['some orders', [buildOrder({ id: 'ORD-9' }), buildOrder({ id: 'ORD-1' })]],
      ['ten thousand orders', buildOrders(10_000)],
    ])('returns %s as stored', async (_, orders) => {
      const { backend, ownerValues } = implementation.create({ orders });
      expect(await backend.orders.list()).toEqual(orders);
      expect(ownerValues().orders).toEqual(orders);
    });
  });

  describe('accounts.list', () => {
    test('gives each account the orders in its name', async () => {
      const ruths = [buildOrder({ id: 'ORD-1' }), buildOrder({ id: 'ORD-3' })];
      const others = buildOrder({ id: 'ORD-2', customer: 'Nadia Osei' });
      const { backend } = implementation.create({
        users: [sam, ruth],
        orders: [ruths[0] ?? others, others, ruths[1] ?? others],
      });
      expect(await backend.accounts.list()).toEqual([
        { ...sam, orders: [] },
        { ...ruth, orders: ruths },
      ]);
    });

    test('is empty without accounts', async () => {
      const { backend, visitorValues } = implementation.create();
      expect(await backend.accounts.list()).toEqual([]);
      expect(visitorValues().users).toEqual([]);
    });

    test('gives a sample order to a customer with its name', async () => {
      const eleanor = buildUser({ name: 'Eleanor Whitby' });
      const { backend } = implementation.create({ users: [eleanor] });
      expect(await backend.accounts.list()).toEqual([{ ...eleanor, orders: [sampleOrders[0]] }]);
    });
  });

  describe('accounts.resetPassword', () => {
    test.each(['oak-and-ash', 'x', '  x  ', '123456'])('accepts %j', async (password) => {
      const { backend, visitorValues } = implementation.create({ users: [sam, ruth] });
      await backend.accounts.resetPassword({ userId: ruth.id, password });
      expect(visitorValues().users).toEqual([sam, ruth]);
    });

    test.each(['', ' ', '\t\n', '\u00a0'])('rejects %j', async (password) => {
      const { backend } = implementation.create({ users: [ruth] });
      const error = await reasonOf(backend.accounts.resetPassword({ userId: ruth.id, password }));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'invalid-password',
        message: 'Please enter a valid password',
      });
    });

    test('rejects an unknown account', async () => {
      const { backend } = implementation.create({ users: [ruth] });
      const request = { userId: 'user-0', password: 'oak-and-ash' };
      const error = await reasonOf(backend.accounts.resetPassword(request));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'password-not-reset',
        message: 'Failed to reset password',
      });
    });

    test('stores no password, and any password still logs in', async () => {
      const { backend, storedText } = implementation.create({ users: [ruth] });
      const password = 'correct horse battery staple';
      await backend.accounts.resetPassword({ userId: ruth.id, password });
      expect(await backend.sessions.logIn(buildCredentials())).toEqual(ruth);
      expect(storedText()).not.toMatch(/correct|horse|battery|staple/);
    });
  });

  describe('accounts.remove', () => {
    test('deletes the account and nothing else', async () => {
      const orders = [buildOrder()];
      const { backend, visitorValues, ownerValues } = implementation.create({
        users: [sam, ruth],
        currentUser: sam,
        orders,
        supportTickets: [buildSupportTicket()],
      });
      const heard: (User | null)[] = [];
      await backend.sessions.restore();
      backend.sessions.onChange((user) => heard.push(user));

      await backend.accounts.remove(ruth.id);

      expect(visitorValues()).toEqual({
        users: [sam],
        currentUser: sam,
        supportTickets: [buildSupportTicket()],
      });
      expect(ownerValues().orders).toEqual(orders);
      expect(await backend.accounts.list()).toEqual([{ ...sam, orders: [] }]);
      expect(heard).toEqual([]);
    });

    test('signs out the customer of the account', async () => {
      const { backend, visitorValues } = implementation.create({
        users: [sam, ruth],
        currentUser: ruth,
      });
      const heard: (User | null)[] = [];
      await backend.sessions.restore();
      backend.sessions.onChange((user) => heard.push(user));

      await backend.accounts.remove(ruth.id);

      expect(visitorValues()).toMatchObject({ users: [sam], currentUser: null });
      expect(heard).toEqual([null]);
      expect(await backend.sessions.restore()).toBeNull();
      expect(await reasonOf(backend.sessions.logIn(buildCredentials()))).toMatchObject({
        code: 'user-not-found',
      });
    });

    test('rejects an unknown account', async () => {
      const { backend, visitorValues } = implementation.create({
        users: [ruth],
        currentUser: ruth,
      });
      const error = await reasonOf(backend.accounts.remove('user-0'));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'account-not-deleted',
        message: 'Failed to delete account',
      });
      expect(visitorValues()).toMatchObject({ users: [ruth], currentUser: ruth });
    });
  });

  describe('prices', () => {
    const { webDev, hosting } = buildPrices();

    test('returns the defaults from an empty storage', async () => {
      const { prices } = implementation.create().backend;
      expect(await prices.readWebDev()).toEqual(ownerPrices.webDev.defaults);
      expect(await prices.readHosting()).toEqual(ownerPrices.hosting.defaults);
    });

    test('returns the stored prices', async () => {
      const { prices } = implementation.create({
        webDevPrices: webDev,
        hostingPrices: hosting,
      }).backend;
      expect(await prices.readWebDev()).toEqual(webDev);
      expect(await prices.readHosting()).toEqual(hosting);
    });

    test('stores one list in pounds and keeps the other', async () => {
      const { backend, ownerValues } = implementation.create({ hostingPrices: hosting });
      expect(await backend.prices.saveWebDev(webDev)).toEqual(webDev);
      expect(ownerValues()).toMatchObject({ webDevPrices: webDev, hostingPrices: hosting });

      const dearer = { ...hosting, singlePlanMonthly: 3.19, yearlyDiscountEnabled: true };
      expect(await backend.prices.saveHosting(dearer)).toEqual(dearer);
      expect(ownerValues()).toMatchObject({ webDevPrices: webDev, hostingPrices: dearer });
      expect(await backend.prices.readHosting()).toEqual(dearer);
    });

    test.each([
      [Number.NaN, 0],
      [Number.POSITIVE_INFINITY, 0],
      [-1, 0],
      [2.495, 2.5],
      [12.3449, 12.34],
    ])('stores %d as %d', async (price, expected) => {
      const { backend, ownerValues } = implementation.create();
      const saved = await backend.prices.saveWebDev({ ...webDev, ecommerceAddOn: price });
      expect(saved).toEqual({ ...webDev, ecommerceAddOn: expected });
      expect(ownerValues().webDevPrices).toEqual(saved);
      expect(await backend.prices.readWebDev()).toEqual(saved);
    });

    test('limits the discount to 100 %', async () => {
      const { backend, ownerValues } = implementation.create();
      const saved = await backend.prices.saveHosting({ ...hosting, yearlyDiscountPercentage: 250 });
      expect(saved.yearlyDiscountPercentage).toBe(100);
      expect(ownerValues().hostingPrices).toEqual(saved);
    });
  });

  describe('paymentSettings', () => {
    test('starts without a key, in test mode', async () => {
      const { backend } = implementation.create();
      expect(await backend.paymentSettings.read()).toEqual({ publishableKey: '', testMode: true });
    });

    test.each([
      buildPaymentSettings(),
      buildPaymentSettings({ publishableKey: 'pk_live_1', testMode: false }),
      buildPaymentSettings({ publishableKey: 'pk_live_in_test_mode' }),
      buildPaymentSettings({ publishableKey: 'no key at all' }),
    ])('stores %j in both places', async (settings) => {
      const { backend, ownerValues } = implementation.create();
      expect(await backend.paymentSettings.save(settings)).toEqual(settings);
      expect(ownerValues()).toMatchObject({
        stripeSettings: settings,
        stripePublishableKey: settings.publishableKey,
      });
      expect(await backend.paymentSettings.read()).toEqual(settings);
    });

    test('trims the key', async () => {
      const { backend, ownerValues } = implementation.create();
      const settings = buildPaymentSettings({ publishableKey: ' pk_test_1\n' });
      expect(await backend.paymentSettings.save(settings)).toMatchObject({
        publishableKey: 'pk_test_1',
      });
      expect(ownerValues()).toMatchObject({
        stripeSettings: { publishableKey: 'pk_test_1' },
        stripePublishableKey: 'pk_test_1',
      });
    });

    test('removes the key', async () => {
      const stripeSettings = buildPaymentSettings();
      const { backend, ownerValues } = implementation.create({
        stripeSettings,
        stripePublishableKey: stripeSettings.publishableKey,
      });
      await backend.paymentSettings.save({ publishableKey: ' ', testMode: false });
      expect(ownerValues()).toMatchObject({
        stripeSettings: { publishableKey: '', testMode: false },
        stripePublishableKey: null,
      });
    });

    test.each(['sk_test_1', 'rk_live_1', '"whsec_1"'])(
      'rejects the secret %j and stores it nowhere',
      async (publishableKey) => {
        const stripeSettings = buildPaymentSettings();
        const { backend, ownerValues, storedText } = implementation.create({ stripeSettings });
        const settings = buildPaymentSettings({ publishableKey });
        const error = await reasonOf(backend.paymentSettings.save(settings));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({ code: 'secret-key-refused', message: SECRET_KEY_REFUSED });
        expect(ownerValues().stripeSettings).toEqual(stripeSettings);
        expect(storedText()).not.toMatch(/(sk|rk|whsec)_/);
      },
    );

    test('stores no field for secrets', async () => {
      const { backend, ownerValues, storedText } = implementation.create();
      const secrets = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
      await backend.paymentSettings.save(buildPaymentSettings(secrets));
      expect(ownerValues().stripeSettings).toEqual(buildPaymentSettings());
      expect(storedText()).not.toMatch(/sk_live|whsec/);
    });
  });

  describe('paymentSettings.testConnection', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    const MISSING = 'Please enter your publishable key before testing.';
    const INVALID =
      "Invalid API key. Make sure you're using the correct publishable key for the selected mode.";

    test.each([
      ['pk_test_1', 1500, 'good', undefined],
      ['  pk_test_1 ', 1500, 'good', undefined],
      ['sk_test_1', 1500, 'api-key-invalid', INVALID],
      ['', 0, 'api-key-missing', MISSING],
    ])('tests the key %j in %d ms: %s', async (publishableKey, duration, code, message) => {
      const wait = (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
      const { backend, storedText } = implementation.create({}, wait);
      await backend.admin.restore();
      const before = storedText();
      vi.useFakeTimers();

      let outcome: unknown;
      void backend.paymentSettings.testConnection({ publishableKey }).then(
        () => {
          outcome = { code: 'good' };
        },
        (error: unknown) => {
          outcome = error;
        },
      );
      if (duration > 0) {
        await vi.advanceTimersByTimeAsync(duration - 1);
        expect(outcome).toBeUndefined();
      }
      await vi.advanceTimersByTimeAsync(duration > 0 ? 1 : 0);
      expect(outcome).toMatchObject({ code, ...(message && { message }) });
      expect(outcome instanceof AdminError).toBe(code !== 'good');
      expect(storedText()).toBe(before);
    });

    test('is the only verb that waits', async () => {
      const wait = vi.fn(async () => {});
      const values = { users: [ruth], supportTickets: [buildSupportTicket()] };
      const { backend } = implementation.create(values, wait);
      for (const act of Object.values(ownerVerbs)) await act(backend);
      expect(wait.mock.calls).toEqual([[1500]]);
    });
  });

  describe('emailTemplates', () => {
    const template = buildEmailTemplate();

    test('stores the default templates in an empty storage', async () => {
      const { backend, ownerValues } = implementation.create();
      const templates = await backend.emailTemplates.list();
      expect(templates).toEqual([...initialTemplates]);
      expect(ownerValues().emailTemplates).toEqual(templates);
    });

    test.each([
      ['an empty list', []],
      ['a list of others', [template, buildEmailTemplate({ id: 'hello' })]],
    ])('returns %s as stored', async (_, emailTemplates) => {
      const { backend, ownerValues } = implementation.create({ emailTemplates });
      expect(await backend.emailTemplates.list()).toEqual(emailTemplates);
      expect(ownerValues().emailTemplates).toEqual(emailTemplates);
    });

    test('replaces an edited template in its place', async () => {
      const others = [buildEmailTemplate({ id: 'a' }), buildEmailTemplate({ id: 'c' })] as const;
      const { backend, ownerValues } = implementation.create({
        emailTemplates: [others[0], template, others[1]],
      });
      const edited = { ...template, subject: '', body: 'Hello\n\n{{customerName}} & co' };
      await backend.emailTemplates.save(edited);
      expect(ownerValues().emailTemplates).toEqual([others[0], edited, others[1]]);
      expect(await backend.emailTemplates.list()).toEqual([others[0], edited, others[1]]);
    });

    test('saves a default template in an empty storage', async () => {
      const { backend, ownerValues } = implementation.create();
      const edited = { ...purchaseConfirmation, subject: 'Thank you' };
      await backend.emailTemplates.save(edited);
      expect(ownerValues().emailTemplates).toEqual([edited]);
    });

    test('appends a new template', async () => {
      const { backend, ownerValues } = implementation.create({ emailTemplates: [template] });
      const other = buildEmailTemplate({ id: 'another' });
      await backend.emailTemplates.save(other);
      expect(ownerValues().emailTemplates).toEqual([template, other]);
    });

    test('sends no test message and changes nothing', async () => {
      const fetch = vi
        .spyOn(globalThis, 'fetch')
        .mockRejectedValue(new Error('A request was sent.'));
      const { backend, ownerValues } = implementation.create({ emailTemplates: [template] });
      await backend.emailTemplates.sendTest({ ...template, body: 'not saved' });
      expect(ownerValues().emailTemplates).toEqual([template]);
      expect(fetch).not.toHaveBeenCalled();
      fetch.mockRestore();
    });
  });

  describe('siteData', () => {
    const everything: StoredValues = {
      users: [ruth, sam],
      currentUser: ruth,
      supportTickets: [buildSupportTicket()],
      orders: buildOrders(3),
      webDevPrices: buildPrices().webDev,
      hostingPrices: buildPrices().hosting,
      stripeSettings: buildPaymentSettings(),
      stripePublishableKey: buildPaymentSettings().publishableKey,
      emailTemplates: [buildEmailTemplate()],
      adminCredentials: { username: 'ruth', password: 'oak and ash' },
      adminSession: true,
    };

    test('exports all stored values with the time', async () => {
      const { backend } = implementation.create(everything);
      const data = await backend.siteData.exportAll();
      expect(data).toEqual({
        version: 1,
        savedAt: MOCK_NOW.toISOString(),
        contents: everything,
        unreadable: [],
      });
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    });

    test('imports everything but the sessions', async () => {
      const file = JSON.stringify(
        await implementation.create(everything).backend.siteData.exportAll(),
      );
      const { backend, visitorValues, ownerValues } = implementation.create();
      const plan = await backend.siteData.planImport(file);
      expect(plan.savedAt).toBe(MOCK_NOW.toISOString());
      const { currentUser, adminSession, ...restored } = everything;
      expect(plan.changes.map(({ key }) => key).sort()).toEqual(Object.keys(restored).sort());

      expect(await backend.siteData.import(file)).toEqual(plan);

      expect({ ...visitorValues(), ...ownerValues() }).toEqual({
        ...restored,
        currentUser: null,
        adminSession: null,
      });
      const { changes } = await backend.siteData.planImport(file);
      expect(new Set(changes.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    });

    test('keeps what is not in the file', async () => {
      const { backend, visitorValues, ownerValues } = implementation.create(everything);
      const file = JSON.stringify({
        version: 1,
        savedAt: MOCK_NOW.toISOString(),
        contents: { orders: [] },
        unreadable: [],
      });
      await backend.siteData.import(file);
      expect({ ...visitorValues(), ...ownerValues() }).toEqual({ ...everything, orders: [] });
    });

    test('reports the new name of the signed-in user', async () => {
      const { backend } = implementation.create({ users: [ruth], currentUser: ruth });
      const { contents, ...data } = await backend.siteData.exportAll();
      const renamed = { ...ruth, name: 'Ruth Harrow-Dale' };
      const heard: (User | null)[] = [];
      await backend.sessions.restore();
      backend.sessions.onChange((user) => heard.push(user));
      await backend.siteData.import(
        JSON.stringify({ ...data, contents: { ...contents, users: [renamed] } }),
      );
      expect(await backend.accounts.list()).toMatchObject([renamed]);
      expect(heard).toEqual([renamed]);
    });

    test.each([
      ['empty', ''],
      ['cut off', '{"version":1,"savedAt":"2026-03-02T09:3'],
      [
        'of a later version',
        '{"version":2,"savedAt":"2026-03-02T09:30:00.000Z","contents":{},"unreadable":[]}',
      ],
    ])('rejects a file that is %s and changes nothing', async (_, file) => {
      const { backend, storedText } = implementation.create(everything);
      const before = storedText();
      for (const act of [backend.siteData.planImport, backend.siteData.import]) {
        const error = await reasonOf(act(file));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({
          code: 'backup-unreadable',
          message: expect.stringMatching(/not a backup of this website.+Nothing was changed\.$/),
        });
      }
      expect(storedText()).toBe(before);
    });

    test('leaves out prices that the price panels could not read', async () => {
      const { webDev, hosting } = buildPrices();
      const { backend, ownerValues } = implementation.create({
        webDevPrices: webDev,
        hostingPrices: hosting,
      });
      const plan = await backend.siteData.import(
        JSON.stringify({
          version: 1,
          savedAt: MOCK_NOW.toISOString(),
          contents: {
            webDevPrices: { ...webDev, standardWebsite: 'free' },
            hostingPrices: { ...hosting, singlePlanMonthly: -1 },
          },
          unreadable: [],
        }),
      );
      expect(plan.changes.map(({ outcome }) => outcome)).toEqual(['unreadable', 'unreadable']);
      expect(ownerValues()).toMatchObject({ webDevPrices: webDev, hostingPrices: hosting });
    });
  });

  describe.each(storageErrorCodes)('rejects with %s', (code) => {
    const { webDev, hosting } = buildPrices();
    const earlier = {
      adminCredentials: owner,
      webDevPrices: { ...webDev, standardWebsite: 1 },
      hostingPrices: { ...hosting, singlePlanMonthly: 1 },
      stripeSettings: { publishableKey: '', testMode: true },
      emailTemplates: [buildEmailTemplate({ body: '' })],
      orders: [],
    } satisfies StoredValues;
    const file = JSON.stringify({
      version: 1,
      savedAt: MOCK_NOW.toISOString(),
      contents: { orders: [], webDevPrices: webDev, emailTemplates: [buildEmailTemplate()] },
      unreadable: [],
    });

    test.each<[string, (backend: AdminBackend) => Promise<unknown>]>([
      ['signing in', ({ admin }) => admin.signIn(owner)],
      ['saving website prices', ({ prices }) => prices.saveWebDev(webDev)],
      ['saving hosting prices', ({ prices }) => prices.saveHosting(hosting)],
      [
        'saving payment settings',
        ({ paymentSettings }) => paymentSettings.save(buildPaymentSettings()),
      ],
      ['an import', ({ siteData }) => siteData.import(file)],
    ])('for %s and changes nothing', async (_, act) => {
      const { backend, ownerValues } = implementation.createFailing(code, earlier);
      const heard: boolean[] = [];
      backend.admin.onChange((isSignedIn) => heard.push(isSignedIn));
      const before = ownerValues();

      const error = await reasonOf(act(backend));

      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^Your browser .+\.$/) });
      expect(ownerValues()).toEqual(before);
      expect(heard).toEqual([]);
    });

    test('for a saved template as the cause of its error', async () => {
      const { backend, ownerValues } = implementation.createFailing(code, earlier);
      const error = await reasonOf(backend.emailTemplates.save(buildEmailTemplate()));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'template-not-saved',
        message: 'There was an error saving the template. Please try again.',
        cause: { code },
      });
      expect(ownerValues().emailTemplates).toEqual(earlier.emailTemplates);
    });

    test('but tests a key and sends a test message', async () => {
      const { backend } = implementation.createFailing(code, earlier);
      await backend.paymentSettings.testConnection(buildPaymentSettings());
      await backend.emailTemplates.sendTest(buildEmailTemplate());
    });
  });

  describe('with a full storage', () => {
    const values = {
      adminSession: true,
      users: [ruth, sam],
      currentUser: ruth,
      orders: [],
    } as const;

    test('reads everything, deletes an account, exports and signs out', async () => {
      const subject = implementation.createFailing('storage-full', values);
      const { backend } = subject;
      expect(await backend.admin.restore()).toBe(true);
      expect(await backend.accounts.list()).toHaveLength(2);
      expect(await backend.orders.list()).toEqual([]);
      expect(await backend.prices.readWebDev()).toEqual(ownerPrices.webDev.defaults);
      expect(await backend.emailTemplates.list()).toEqual([...initialTemplates]);
      await backend.accounts.resetPassword({ userId: ruth.id, password: 'oak-and-ash' });
      await backend.accounts.remove(ruth.id);
      expect(subject.visitorValues()).toMatchObject({ users: [sam], currentUser: null });
      expect((await backend.siteData.exportAll()).contents).toMatchObject({ users: [sam] });
      await backend.admin.signOut();
      expect(subject.ownerValues().adminSession).toBeNull();
    });
  });

  describe('with blocked storage', () => {
    const values = { adminSession: true, users: [ruth], currentUser: ruth } as const;

    test.each<[string, string, string | RegExp, (backend: AdminBackend) => Promise<unknown>]>([
      ['signing out', 'storage-unavailable', /^Your browser .+\.$/, ({ admin }) => admin.signOut()],
      [
        'resetting a password',
        'password-not-reset',
        'Failed to reset password',
        ({ accounts }) => accounts.resetPassword({ userId: ruth.id, password: 'oak-and-ash' }),
      ],
      [
        'deleting an account',
        'account-not-deleted',
        'Failed to delete account',
        ({ accounts }) => accounts.remove(ruth.id),
      ],
      [
        'an export',
        'storage-unavailable',
        /^Your browser .+\.$/,
        ({ siteData }) => siteData.exportAll(),
      ],
      [
        'discarding damaged texts',
        'storage-unavailable',
        /^Your browser .+\.$/,
        ({ siteData }) => siteData.discardUnreadable([{ key: 'users', text: 'damaged' }]),
      ],
    ])('rejects %s with %s', async (_, code, message, act) => {
      const subject = implementation.createFailing('storage-unavailable', values);
      const error = await reasonOf(act(subject.backend));
      expect(error).toBeInstanceOf(code === 'storage-unavailable' ? BackendError : AdminError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(subject.visitorValues()).toMatchObject({ users: [ruth], currentUser: ruth });
      expect(subject.ownerValues().adminSession).toBe(true);
    });
  });
});
