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
    test('Nobody is signed in to begin with', async () => {
      const { backend } = implementation.create();
      expect(await backend.admin.restore()).toBe(false);
    });

    test('Who was signed in still is', async () => {
      const { backend } = implementation.create({ adminSession: true });
      expect(await backend.admin.restore()).toBe(true);
    });

    test('Where no credentials are kept, the default pair is made and signs in', async () => {
      const { backend, keptForOwner } = implementation.create();
      await backend.admin.signIn({ username: 'admin', password: 'change-me' });
      expect(await backend.admin.restore()).toBe(true);
      expect(keptForOwner()).toMatchObject({
        adminSession: true,
        adminCredentials: { username: 'admin', password: 'change-me' },
      });
    });

    test('The pair is made as soon as somebody comes to the door', async () => {
      const { backend, keptForOwner } = implementation.create();
      await backend.admin.restore();
      expect(keptForOwner()).toMatchObject({ adminSession: null, adminCredentials: owner });
    });

    test('Other credentials that are kept count, and the default pair no longer does', async () => {
      const adminCredentials = { username: 'ruth', password: 'oak and ash' };
      const { backend, keptForOwner } = implementation.create({ adminCredentials });
      expect(await reasonOf(backend.admin.signIn(owner))).toMatchObject({
        code: 'admin-login-failed',
      });
      await backend.admin.signIn(adminCredentials);
      expect(keptForOwner()).toMatchObject({ adminSession: true, adminCredentials });
    });

    test.each([
      ['with blanks around the username', true, { username: '  admin\t' }],
      ['with another username', false, { username: 'owner' }],
      ['with the username in capitals', false, { username: 'ADMIN' }],
      ['without a username', false, { username: '' }],
      ['with another password', false, { password: 'changed-me' }],
      ['with the password in capitals', false, { password: 'CHANGE-ME' }],
      ['with a blank after the password', false, { password: 'change-me ' }],
      ['without a password', false, { password: '' }],
    ])('Signing in %s succeeds: %j', async (_, succeeds, difference) => {
      const { backend, keptForOwner } = implementation.create();
      const answer = await reasonOf(backend.admin.signIn(buildAdminCredentials(difference)));
      expect(keptForOwner().adminSession).toBe(succeeds ? true : null);
      expect(await backend.admin.restore()).toBe(succeeds);
      if (succeeds) return;
      expect(answer).toBeInstanceOf(AdminError);
      expect(answer).toMatchObject({
        code: 'admin-login-failed',
        message: 'Incorrect username or password',
      });
    });

    test('A refused sign-in leaves the owner signed in', async () => {
      const { backend, keptForOwner } = implementation.create({ adminSession: true });
      await reasonOf(backend.admin.signIn(buildAdminCredentials({ password: 'wrong' })));
      expect(keptForOwner().adminSession).toBe(true);
    });

    test('Signing out ends the session and nothing else', async () => {
      const { backend, keptForOwner, kept } = implementation.create({
        adminSession: true,
        users: [ruth],
        currentUser: ruth,
      });
      await backend.admin.signOut();
      expect(await backend.admin.restore()).toBe(false);
      expect(keptForOwner()).toMatchObject({ adminSession: null, adminCredentials: owner });
      expect(kept()).toMatchObject({ users: [ruth], currentUser: ruth });
    });

    test('It tells of every sign-in and sign-out, once each, and nothing of what failed', async () => {
      const { admin } = implementation.create().backend;
      const heard: boolean[] = [];
      admin.onChange((isSignedIn) => heard.push(isSignedIn));
      await admin.restore();
      await reasonOf(admin.signIn(buildAdminCredentials({ password: 'wrong' })));
      expect(heard).toEqual([]);
      await admin.signIn(owner);
      await admin.signIn(owner);
      await admin.signOut();
      await admin.signOut();
      expect(heard).toEqual([true, false]);
    });

    test('Signing out where nobody is signed in is no news', async () => {
      const { admin } = implementation.create().backend;
      const heard: boolean[] = [];
      admin.onChange((isSignedIn) => heard.push(isSignedIn));
      await admin.restore();
      await admin.signOut();
      expect(heard).toEqual([]);
    });

    test('Who stops listening hears no more, and the others do', async () => {
      const { admin } = implementation.create().backend;
      const heard: boolean[] = [];
      const stop = admin.onChange((isSignedIn) => heard.push(isSignedIn));
      const stopNothing = admin.onChange(() => {});
      await admin.signIn(owner);
      stopNothing();
      await admin.signOut();
      stop();
      await admin.signIn(owner);
      expect(heard).toEqual([true, false]);
    });
  });

  describe('orders.list', () => {
    test('Where there never were any, three samples are made', async () => {
      const { backend, keptForOwner } = implementation.create();
      expect(await backend.orders.list()).toEqual(sampleOrders);
      expect(keptForOwner().orders).toEqual(sampleOrders);
    });

    test.each([
      ['an empty list', []],
      ['some orders', [buildOrder({ id: 'ORD-9' }), buildOrder({ id: 'ORD-1' })]],
      ['ten thousand orders', buildOrders(10_000)],
    ])('%s comes back as it was kept', async (_, orders) => {
      const { backend, keptForOwner } = implementation.create({ orders });
      expect(await backend.orders.list()).toEqual(orders);
      expect(keptForOwner().orders).toEqual(orders);
    });
  });

  describe('accounts.list', () => {
    test('Each account has the orders in its name, and nobody has the others', async () => {
      const ruths = [buildOrder({ id: 'ORD-1' }), buildOrder({ id: 'ORD-3' })];
      const nobodys = buildOrder({ id: 'ORD-2', customer: 'Nadia Osei' });
      const { backend } = implementation.create({
        users: [sam, ruth],
        orders: [ruths[0] ?? nobodys, nobodys, ruths[1] ?? nobodys],
      });
      expect(await backend.accounts.list()).toEqual([
        { ...sam, orders: [] },
        { ...ruth, orders: ruths },
      ]);
    });

    test('Where there are no accounts, the list is empty', async () => {
      const { backend, kept } = implementation.create();
      expect(await backend.accounts.list()).toEqual([]);
      expect(kept().users).toEqual([]);
    });

    test('A customer called like one of the samples has its order', async () => {
      const eleanor = buildUser({ name: 'Eleanor Whitby' });
      const { backend } = implementation.create({ users: [eleanor] });
      expect(await backend.accounts.list()).toEqual([{ ...eleanor, orders: [sampleOrders[0]] }]);
    });
  });

  describe('accounts.resetPassword', () => {
    test.each(['oak-and-ash', 'x', '  x  ', '123456'])('%j is accepted', async (password) => {
      const { backend, kept } = implementation.create({ users: [sam, ruth] });
      await backend.accounts.resetPassword({ userId: ruth.id, password });
      expect(kept().users).toEqual([sam, ruth]);
    });

    test.each(['', ' ', '\t\n', '\u00a0'])('%j is refused in words', async (password) => {
      const { backend } = implementation.create({ users: [ruth] });
      const error = await reasonOf(backend.accounts.resetPassword({ userId: ruth.id, password }));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'invalid-password',
        message: 'Please enter a valid password',
      });
    });

    test('For an account that is not there it fails in words', async () => {
      const { backend } = implementation.create({ users: [ruth] });
      const request = { userId: 'user-0', password: 'oak-and-ash' };
      const error = await reasonOf(backend.accounts.resetPassword(request));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'password-not-reset',
        message: 'Failed to reset password',
      });
    });

    test('Nothing of the new password is kept, and any other still logs in', async () => {
      const { backend, keptText } = implementation.create({ users: [ruth] });
      const password = 'correct horse battery staple';
      await backend.accounts.resetPassword({ userId: ruth.id, password });
      expect(await backend.sessions.logIn(buildCredentials())).toEqual(ruth);
      expect(keptText()).not.toMatch(/correct|horse|battery|staple/);
    });
  });

  describe('accounts.remove', () => {
    test('The account is gone, and everything else stays', async () => {
      const orders = [buildOrder()];
      const { backend, kept, keptForOwner } = implementation.create({
        users: [sam, ruth],
        currentUser: sam,
        orders,
        supportTickets: [buildSupportTicket()],
      });
      const heard: (User | null)[] = [];
      await backend.sessions.restore();
      backend.sessions.onChange((user) => heard.push(user));

      await backend.accounts.remove(ruth.id);

      expect(kept()).toEqual({
        users: [sam],
        currentUser: sam,
        supportTickets: [buildSupportTicket()],
      });
      expect(keptForOwner().orders).toEqual(orders);
      expect(await backend.accounts.list()).toEqual([{ ...sam, orders: [] }]);
      expect(heard).toEqual([]);
    });

    test('Whoever is signed in to it is signed out', async () => {
      const { backend, kept } = implementation.create({ users: [sam, ruth], currentUser: ruth });
      const heard: (User | null)[] = [];
      await backend.sessions.restore();
      backend.sessions.onChange((user) => heard.push(user));

      await backend.accounts.remove(ruth.id);

      expect(kept()).toMatchObject({ users: [sam], currentUser: null });
      expect(heard).toEqual([null]);
      expect(await backend.sessions.restore()).toBeNull();
      expect(await reasonOf(backend.sessions.logIn(buildCredentials()))).toMatchObject({
        code: 'user-not-found',
      });
    });

    test('An account that is not there cannot be deleted', async () => {
      const { backend, kept } = implementation.create({ users: [ruth], currentUser: ruth });
      const error = await reasonOf(backend.accounts.remove('user-0'));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'account-not-deleted',
        message: 'Failed to delete account',
      });
      expect(kept()).toMatchObject({ users: [ruth], currentUser: ruth });
    });
  });

  describe('prices', () => {
    const { webDev, hosting } = buildPrices();

    test('At first they are the defaults', async () => {
      const { prices } = implementation.create().backend;
      expect(await prices.readWebDev()).toEqual(ownerPrices.webDev.defaults);
      expect(await prices.readHosting()).toEqual(ownerPrices.hosting.defaults);
    });

    test('What was kept comes back', async () => {
      const { prices } = implementation.create({
        webDevPrices: webDev,
        hostingPrices: hosting,
      }).backend;
      expect(await prices.readWebDev()).toEqual(webDev);
      expect(await prices.readHosting()).toEqual(hosting);
    });

    test('What is saved is kept as it is, in pounds, and the other list stays', async () => {
      const { backend, keptForOwner } = implementation.create({ hostingPrices: hosting });
      expect(await backend.prices.saveWebDev(webDev)).toEqual(webDev);
      expect(keptForOwner()).toMatchObject({ webDevPrices: webDev, hostingPrices: hosting });

      const dearer = { ...hosting, singlePlanMonthly: 3.19, yearlyDiscountEnabled: true };
      expect(await backend.prices.saveHosting(dearer)).toEqual(dearer);
      expect(keptForOwner()).toMatchObject({ webDevPrices: webDev, hostingPrices: dearer });
      expect(await backend.prices.readHosting()).toEqual(dearer);
    });

    test.each([
      [Number.NaN, 0],
      [Number.POSITIVE_INFINITY, 0],
      [-1, 0],
      [2.495, 2.5],
      [12.3449, 12.34],
    ])('%d is kept as %d', async (price, kept) => {
      const { backend, keptForOwner } = implementation.create();
      const saved = await backend.prices.saveWebDev({ ...webDev, ecommerceAddOn: price });
      expect(saved).toEqual({ ...webDev, ecommerceAddOn: kept });
      expect(keptForOwner().webDevPrices).toEqual(saved);
      expect(await backend.prices.readWebDev()).toEqual(saved);
    });

    test('A discount is at most all of it', async () => {
      const { backend, keptForOwner } = implementation.create();
      const saved = await backend.prices.saveHosting({ ...hosting, yearlyDiscountPercentage: 250 });
      expect(saved.yearlyDiscountPercentage).toBe(100);
      expect(keptForOwner().hostingPrices).toEqual(saved);
    });
  });

  describe('paymentSettings', () => {
    test('At first there is no key, in test mode', async () => {
      const { backend } = implementation.create();
      expect(await backend.paymentSettings.read()).toEqual({ publishableKey: '', testMode: true });
    });

    test.each([
      buildPaymentSettings(),
      buildPaymentSettings({ publishableKey: 'pk_live_1', testMode: false }),
      buildPaymentSettings({ publishableKey: 'pk_live_in_test_mode' }),
      buildPaymentSettings({ publishableKey: 'no key at all' }),
    ])('%j is kept in both places, and comes back', async (settings) => {
      const { backend, keptForOwner } = implementation.create();
      expect(await backend.paymentSettings.save(settings)).toEqual(settings);
      expect(keptForOwner()).toMatchObject({
        stripeSettings: settings,
        stripePublishableKey: settings.publishableKey,
      });
      expect(await backend.paymentSettings.read()).toEqual(settings);
    });

    test('The blanks around a key are not kept', async () => {
      const { backend, keptForOwner } = implementation.create();
      const settings = buildPaymentSettings({ publishableKey: ' pk_test_1\n' });
      expect(await backend.paymentSettings.save(settings)).toMatchObject({
        publishableKey: 'pk_test_1',
      });
      expect(keptForOwner()).toMatchObject({
        stripeSettings: { publishableKey: 'pk_test_1' },
        stripePublishableKey: 'pk_test_1',
      });
    });

    test('A key can be taken out again', async () => {
      const stripeSettings = buildPaymentSettings();
      const { backend, keptForOwner } = implementation.create({
        stripeSettings,
        stripePublishableKey: stripeSettings.publishableKey,
      });
      await backend.paymentSettings.save({ publishableKey: ' ', testMode: false });
      expect(keptForOwner()).toMatchObject({
        stripeSettings: { publishableKey: '', testMode: false },
        stripePublishableKey: null,
      });
    });

    test.each(['sk_test_1', 'sk_live_1', 'rk_live_1', 'whsec_1', '  sk_live_1', '"sk_live_1"'])(
      'The secret %j is refused in words, and kept nowhere',
      async (publishableKey) => {
        const stripeSettings = buildPaymentSettings();
        const { backend, keptForOwner, keptText } = implementation.create({ stripeSettings });
        const settings = buildPaymentSettings({ publishableKey });
        const error = await reasonOf(backend.paymentSettings.save(settings));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({ code: 'secret-key-refused', message: SECRET_KEY_REFUSED });
        expect(keptForOwner().stripeSettings).toEqual(stripeSettings);
        expect(keptText()).not.toMatch(/(sk|rk|whsec)_/);
      },
    );

    test('The fields for secrets are never kept', async () => {
      const { backend, keptForOwner, keptText } = implementation.create();
      const secrets = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
      await backend.paymentSettings.save(buildPaymentSettings(secrets));
      expect(keptForOwner().stripeSettings).toEqual(buildPaymentSettings());
      expect(keptText()).not.toMatch(/sk_live|whsec/);
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
      ['pk_live_1', 1500, 'good', undefined],
      ['  pk_test_1 ', 1500, 'good', undefined],
      ['sk_test_1', 1500, 'api-key-invalid', INVALID],
      ['PK_test_1', 1500, 'api-key-invalid', INVALID],
      ['key', 1500, 'api-key-invalid', INVALID],
      ['', 0, 'api-key-missing', MISSING],
      [' \t', 0, 'api-key-missing', MISSING],
    ])('The key %j takes %d ms to be found %s', async (publishableKey, duration, code, message) => {
      const wait = (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
      const { backend, keptText } = implementation.create({}, wait);
      await backend.admin.restore();
      const before = keptText();
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
      expect(keptText()).toBe(before);
    });

    test('Nothing else that the owner does takes any time', async () => {
      const wait = vi.fn(async () => {});
      const { backend } = implementation.create({ users: [ruth] }, wait);
      await doEverything(backend);
      expect(wait.mock.calls).toEqual([[1500]]);
    });
  });

  describe('emailTemplates', () => {
    const template = buildEmailTemplate();

    test('At first there is the default one', async () => {
      const { backend, keptForOwner } = implementation.create();
      const templates = await backend.emailTemplates.list();
      expect(templates).toEqual([...initialTemplates]);
      expect(keptForOwner().emailTemplates).toEqual(templates);
    });

    test.each([
      ['An empty list', []],
      ['A list of others', [template, buildEmailTemplate({ id: 'hello' })]],
    ])('%s stays what it is', async (_, emailTemplates) => {
      const { backend, keptForOwner } = implementation.create({ emailTemplates });
      expect(await backend.emailTemplates.list()).toEqual(emailTemplates);
      expect(keptForOwner().emailTemplates).toEqual(emailTemplates);
    });

    test('A template that was edited takes the place of what it was', async () => {
      const others = [buildEmailTemplate({ id: 'a' }), buildEmailTemplate({ id: 'c' })] as const;
      const { backend, keptForOwner } = implementation.create({
        emailTemplates: [others[0], template, others[1]],
      });
      const edited = { ...template, subject: '', body: 'Hello\n\n{{customerName}} & co' };
      await backend.emailTemplates.save(edited);
      expect(keptForOwner().emailTemplates).toEqual([others[0], edited, others[1]]);
      expect(await backend.emailTemplates.list()).toEqual([others[0], edited, others[1]]);
    });

    test('The default one can be edited before anything was kept', async () => {
      const { backend, keptForOwner } = implementation.create();
      const edited = { ...purchaseConfirmation, subject: 'Thank you' };
      await backend.emailTemplates.save(edited);
      expect(keptForOwner().emailTemplates).toEqual([edited]);
    });

    test('A template that is not in the list goes to its end', async () => {
      const { backend, keptForOwner } = implementation.create({ emailTemplates: [template] });
      const other = buildEmailTemplate({ id: 'another' });
      await backend.emailTemplates.save(other);
      expect(keptForOwner().emailTemplates).toEqual([template, other]);
    });

    test('Sending a test sends and changes nothing', async () => {
      const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nobody asked.'));
      const { backend, keptForOwner } = implementation.create({ emailTemplates: [template] });
      await backend.emailTemplates.sendTest({ ...template, body: 'not saved' });
      expect(keptForOwner().emailTemplates).toEqual([template]);
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
    const sessions = ['currentUser', 'adminSession'];

    test('All that is kept is in the file, which says when it was made', async () => {
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

    test('A file brings everything to a new browser, but signs nobody in', async () => {
      const file = JSON.stringify(
        await implementation.create(everything).backend.siteData.exportAll(),
      );
      const { backend, kept, keptForOwner } = implementation.create();
      const plan = await backend.siteData.planImport(file);
      expect(plan.savedAt).toBe(MOCK_NOW.toISOString());
      expect(plan.changes.map(({ key }) => key).sort()).toEqual(Object.keys(everything).sort());

      expect(await backend.siteData.import(file)).toEqual(plan);

      expect({ ...kept(), ...keptForOwner() }).toEqual({
        ...everything,
        currentUser: null,
        adminSession: null,
      });
      const planned = (await backend.siteData.planImport(file)).changes;
      for (const { key, outcome } of planned) {
        expect([key, outcome]).toEqual([key, sessions.includes(key) ? 'session' : 'unchanged']);
      }
    });

    test('A dry run says what would change, and changes nothing', async () => {
      const { backend, keptText } = implementation.create({ ...everything, orders: [] });
      const before = keptText();
      const { contents, ...data } = await backend.siteData.exportAll();
      const file = JSON.stringify({
        ...data,
        contents: { ...contents, users: [sam, { id: 'broken' }], orders: buildOrders(2), x: 1 },
      });
      const { changes } = await backend.siteData.planImport(file);
      expect(changes).toContainEqual({
        key: 'users',
        outcome: 'replaced',
        entries: { stored: 2, imported: 1, unreadable: 1 },
      });
      expect(changes).toContainEqual({
        key: 'orders',
        outcome: 'replaced',
        entries: { stored: 0, imported: 2, unreadable: 0 },
      });
      expect(changes).toContainEqual({ key: 'webDevPrices', outcome: 'unchanged' });
      expect(changes).toContainEqual({ key: 'adminSession', outcome: 'session' });
      expect(changes).toContainEqual({ key: 'x', outcome: 'unknown' });
      expect(keptText()).toBe(before);
    });

    test('What is not in the file stays', async () => {
      const { backend, kept, keptForOwner } = implementation.create(everything);
      const file = JSON.stringify({
        version: 1,
        savedAt: MOCK_NOW.toISOString(),
        contents: { orders: [] },
        unreadable: [],
      });
      await backend.siteData.import(file);
      expect({ ...kept(), ...keptForOwner() }).toEqual({ ...everything, orders: [] });
    });

    test('Whoever is signed in hears of their new name', async () => {
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
      ['no text', ''],
      ['no JSON', 'millrace'],
      ['cut off', '{"version":1,"savedAt":"2026-03-02T09:3'],
      ['a list', '[]'],
      ['another object', '{"users":[]}'],
      [
        'of a later version',
        '{"version":2,"savedAt":"2026-03-02T09:30:00.000Z","contents":{},"unreadable":[]}',
      ],
    ])('A file that is %s is refused in words, and changes nothing', async (_, file) => {
      const { backend, keptText } = implementation.create(everything);
      const before = keptText();
      for (const act of [backend.siteData.planImport, backend.siteData.import]) {
        const error = await reasonOf(act(file));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({
          code: 'backup-unreadable',
          message: expect.stringMatching(/not a backup of this website.+Nothing was changed\.$/),
        });
      }
      expect(keptText()).toBe(before);
    });

    test('Where all is well, nothing is unreadable', async () => {
      const { backend } = implementation.create(everything);
      expect(await backend.siteData.unreadable()).toEqual([]);
    });
  });

  describe.each(storageErrorCodes)('When nothing more can be kept (%s)', (code) => {
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
      ['Signing in', ({ admin }) => admin.signIn(owner)],
      ['Saving website prices', ({ prices }) => prices.saveWebDev(webDev)],
      ['Saving hosting prices', ({ prices }) => prices.saveHosting(hosting)],
      [
        'Saving payment settings',
        ({ paymentSettings }) => paymentSettings.save(buildPaymentSettings()),
      ],
      ['An import', ({ siteData }) => siteData.import(file)],
    ])('%s is refused in words, and nothing is lost', async (_, act) => {
      const { backend, keptForOwner } = implementation.createFailing(code, earlier);
      const heard: boolean[] = [];
      backend.admin.onChange((isSignedIn) => heard.push(isSignedIn));
      const before = keptForOwner();

      const error = await reasonOf(act(backend));

      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^Your browser .+\.$/) });
      expect(keptForOwner()).toEqual(before);
      expect(heard).toEqual([]);
    });

    test('Saving a template is refused in the words of the specification', async () => {
      const { backend, keptForOwner } = implementation.createFailing(code, earlier);
      const error = await reasonOf(backend.emailTemplates.save(buildEmailTemplate()));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'template-not-saved',
        message: 'There was an error saving the template. Please try again.',
        cause: { code },
      });
      expect(keptForOwner().emailTemplates).toEqual(earlier.emailTemplates);
    });

    test('Trying a key and sending a test still work', async () => {
      const { backend } = implementation.createFailing(code, earlier);
      await backend.paymentSettings.testConnection(buildPaymentSettings());
      await backend.emailTemplates.sendTest(buildEmailTemplate());
    });
  });

  describe('When the storage is full', () => {
    const kept = { adminSession: true, users: [ruth, sam], currentUser: ruth, orders: [] } as const;

    test('The owner can look at everything, delete an account, save a file and sign out', async () => {
      const subject = implementation.createFailing('storage-full', kept);
      const { backend } = subject;
      expect(await backend.admin.restore()).toBe(true);
      expect(await backend.accounts.list()).toHaveLength(2);
      expect(await backend.orders.list()).toEqual([]);
      expect(await backend.prices.readWebDev()).toEqual(ownerPrices.webDev.defaults);
      expect(await backend.emailTemplates.list()).toEqual([...initialTemplates]);
      await backend.accounts.resetPassword({ userId: ruth.id, password: 'oak-and-ash' });
      await backend.accounts.remove(ruth.id);
      expect(subject.kept()).toMatchObject({ users: [sam], currentUser: null });
      expect((await backend.siteData.exportAll()).contents).toMatchObject({ users: [sam] });
      await backend.admin.signOut();
      expect(subject.keptForOwner().adminSession).toBeNull();
    });
  });

  describe('When the storage is blocked', () => {
    const kept = { adminSession: true, users: [ruth], currentUser: ruth } as const;

    test.each<[string, string, string | RegExp, (backend: AdminBackend) => Promise<unknown>]>([
      ['Signing out', 'storage-unavailable', /^Your browser .+\.$/, ({ admin }) => admin.signOut()],
      [
        'Resetting a password',
        'password-not-reset',
        'Failed to reset password',
        ({ accounts }) => accounts.resetPassword({ userId: ruth.id, password: 'oak-and-ash' }),
      ],
      [
        'Deleting an account',
        'account-not-deleted',
        'Failed to delete account',
        ({ accounts }) => accounts.remove(ruth.id),
      ],
      [
        'An export',
        'storage-unavailable',
        /^Your browser .+\.$/,
        ({ siteData }) => siteData.exportAll(),
      ],
      [
        'Discarding damaged texts',
        'storage-unavailable',
        /^Your browser .+\.$/,
        ({ siteData }) => siteData.discardUnreadable([{ key: 'users', text: 'damaged' }]),
      ],
    ])('%s fails with %s', async (_, code, message, act) => {
      const subject = implementation.createFailing('storage-unavailable', kept);
      const error = await reasonOf(act(subject.backend));
      expect(error).toBeInstanceOf(code === 'storage-unavailable' ? BackendError : AdminError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(subject.kept()).toMatchObject({ users: [ruth], currentUser: ruth });
      expect(subject.keptForOwner().adminSession).toBe(true);
    });
  });
});

/** Every verb of the owner once, each of which succeeds where Ruth has an account. */
async function doEverything(backend: AdminBackend): Promise<void> {
  const { admin, orders, accounts, prices, paymentSettings, emailTemplates, siteData } = backend;
  await admin.restore();
  await admin.signIn(owner);
  await orders.list();
  await accounts.list();
  await accounts.resetPassword({ userId: ruth.id, password: 'oak-and-ash' });
  await accounts.remove(ruth.id);
  await prices.saveWebDev(await prices.readWebDev());
  await prices.saveHosting(await prices.readHosting());
  await paymentSettings.save(await paymentSettings.read());
  await paymentSettings.testConnection(buildPaymentSettings());
  for (const template of await emailTemplates.list()) {
    await emailTemplates.save(template);
    await emailTemplates.sendTest(template);
  }
  const file = JSON.stringify(await siteData.exportAll());
  await siteData.planImport(file);
  await siteData.import(file);
  await siteData.discardUnreadable(await siteData.unreadable());
  await admin.signOut();
}
