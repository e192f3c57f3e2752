import { describe, expect, test, vi } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import type { WholeBackend } from '#mocks/createBackendOver.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate, initialTemplates } from '#mocks/factories/emailTemplate.ts';
import { buildOrder, buildOrderQuery } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import type { StoredValues } from '#mocks/storedValues.ts';
import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import type { User } from '#src/domain/user.ts';
import { callMethod, everyMethod } from './everyMethod.ts';
import { browserBackend as implementation, type StorageErrorCode } from './implementations.ts';
import { everything, ownerContract } from './owner.contract.ts';
import { reasonOf } from './reasonOf.ts';

const storageErrorCodes: StorageErrorCode[] = ['storage-full', 'storage-unavailable'];
const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });
const owner = buildAdminCredentials();

ownerContract(implementation);

describe('On browser storage, the owner’s backend', () => {
  const template = buildEmailTemplate();

  test('stores the default credentials when the session is restored', async () => {
    const { backend, ownerValues } = await implementation.create();
    await backend.admin.restore();
    expect(await ownerValues()).toMatchObject({ adminSession: null, adminCredentials: owner });
  });

  test('accepts stored credentials instead of the default ones', async () => {
    const adminCredentials = { username: 'ruth', password: 'oak and ash' };
    const { backend, ownerValues } = await implementation.create({ adminCredentials });
    await backend.admin.signIn(adminCredentials);
    expect(await reasonOf(backend.admin.signIn(owner))).toMatchObject({
      code: 'admin-login-failed',
    });
    expect(await ownerValues()).toMatchObject({ adminSession: true, adminCredentials });
  });

  test('gives a sample order to a customer with its name', async () => {
    const eleanor = buildUser({ name: 'Eleanor Whitby' });
    const { backend } = await implementation.create({ users: [eleanor] });
    expect((await backend.accounts.list(accountQuery)).accounts).toEqual([
      { ...eleanor, orders: [sampleOrders[0]] },
    ]);
  });

  test('gives each account all orders in its name', async () => {
    const ruths = [buildOrder({ id: 'ORD-1' }), buildOrder({ id: 'ORD-3' })];
    const orders = [buildOrder({ id: 'ORD-2', customer: 'Nadia Osei' }), ...ruths];
    const { backend } = await implementation.create({ users: [sam, ruth], orders });
    expect((await backend.accounts.list(accountQuery)).accounts).toEqual([
      { ...sam, orders: [] },
      { ...ruth, orders: ruths },
    ]);
  });

  test('stores no password, and any password still logs in', async () => {
    const { backend, storedText } = await implementation.create({ users: [ruth] });
    const password = 'correct horse battery staple';
    await backend.accounts.resetPassword({ userId: ruth.id, password });
    expect(await backend.sessions.logIn(buildCredentials())).toEqual(ruth);
    expect(await storedText()).not.toMatch(/correct|horse|battery|staple/);
  });

  test('is the only method of the owner that waits', async () => {
    const wait = vi.fn(async () => {});
    const values = { users: [ruth], supportTickets: [buildSupportTicket()] };
    const { backend } = await implementation.create(values, wait);
    const visitors = /^(sessions|account|quotes|tickets)\./;
    for (const method of everyMethod.filter((each) => !visitors.test(each))) {
      await callMethod(backend, method);
    }
    expect(wait.mock.calls).toEqual([[1500]]);
  });

  test('sends no test message and changes nothing', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('A request was sent.'));
    const { backend, ownerValues } = await implementation.create({ emailTemplates: [template] });
    await backend.emailTemplates.sendTest({ ...template, body: 'not saved' });
    expect((await ownerValues()).emailTemplates).toEqual([template]);
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });

  test('exports all stored values with the time', async () => {
    const { backend } = await implementation.create(everything);
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
      await (await implementation.create(everything)).backend.siteData.exportAll(),
    );
    const { backend, visitorValues, ownerValues } = await implementation.create();
    const { currentUser, adminSession, ...restored } = everything;

    expect(await backend.siteData.import(file)).toEqual([]);

    expect({ ...(await visitorValues()), ...(await ownerValues()) }).toEqual({
      ...restored,
      currentUser: null,
      adminSession: null,
    });
  });

  test.each([
    ['empty', ''],
    ['cut off', '{"version":1,"savedAt":"2026-03-02T09:3'],
    [
      'of a later version',
      '{"version":2,"savedAt":"2026-03-02T09:30:00.000Z","contents":{},"unreadable":[]}',
    ],
  ])('rejects a file that is %s and changes nothing', async (_, file) => {
    const { backend, storedText } = await implementation.create(everything);
    const before = await storedText();
    const error = await reasonOf(backend.siteData.import(file));
    expect(error).toBeInstanceOf(AdminError);
    expect(error).toMatchObject({
      code: 'backup-unreadable',
      message: expect.stringMatching(/not a backup of this website.+Nothing was changed\.$/),
    });
    expect(await storedText()).toBe(before);
  });

  test('leaves out prices that the price panels could not read', async () => {
    const { webDev, hosting } = buildPrices();
    const kept = { webDevPrices: webDev, hostingPrices: hosting };
    const { backend, ownerValues } = await implementation.create(kept);
    const leftOut = await backend.siteData.import(
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
    expect(leftOut).toEqual(['webDevPrices', 'hostingPrices']);
    expect(await ownerValues()).toMatchObject(kept);
  });

  test('keeps what is not in the file', async () => {
    const { backend, visitorValues, ownerValues } = await implementation.create(everything);
    const file = JSON.stringify({
      version: 1,
      savedAt: MOCK_NOW.toISOString(),
      contents: { orders: [] },
      unreadable: [],
    });
    await backend.siteData.import(file);
    expect({ ...(await visitorValues()), ...(await ownerValues()) }).toEqual({
      ...everything,
      orders: [],
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

    test.each<[string, (backend: WholeBackend) => Promise<unknown>]>([
      ['signing in', ({ admin }) => admin.signIn(owner)],
      ['saving website prices', ({ webDevPrices }) => webDevPrices.save(webDev)],
      ['saving hosting prices', ({ hostingPrices }) => hostingPrices.save(hosting)],
      [
        'saving payment settings',
        ({ paymentSettings }) => paymentSettings.save(buildPaymentSettings()),
      ],
      ['an import', ({ siteData }) => siteData.import(file)],
    ])('for %s and changes nothing', async (_, act) => {
      const { backend, ownerValues } = implementation.createFailing(code, earlier);
      const heard: boolean[] = [];
      backend.admin.onChange((isSignedIn) => heard.push(isSignedIn));
      const before = await ownerValues();

      const error = await reasonOf(act(backend));

      expect(error).toBeInstanceOf(BackendError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^Your browser .+\.$/) });
      expect(await ownerValues()).toEqual(before);
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
      expect((await ownerValues()).emailTemplates).toEqual(earlier.emailTemplates);
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
      expect((await backend.accounts.list(accountQuery)).accounts).toHaveLength(2);
      expect(await backend.orders.listAll(buildOrderQuery())).toEqual([]);
      expect(await backend.webDevPrices.read()).toEqual(ownerPrices.webDev.defaults);
      expect(await backend.emailTemplates.list()).toEqual([...initialTemplates]);
      await backend.accounts.resetPassword({ userId: ruth.id, password: 'oak-and-ash' });
      await backend.accounts.remove(ruth.id);
      expect(await subject.visitorValues()).toMatchObject({ users: [sam], currentUser: null });
      expect((await backend.siteData.exportAll()).contents).toMatchObject({ users: [sam] });
      await backend.admin.signOut();
      expect((await subject.ownerValues()).adminSession).toBeNull();
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
      expect(await subject.visitorValues()).toMatchObject({ users: [ruth], currentUser: ruth });
      expect((await subject.ownerValues()).adminSession).toBe(true);
    });
  });

  test('removes the key', async () => {
    const stripeSettings = buildPaymentSettings();
    const { backend, ownerValues } = await implementation.create({
      stripeSettings,
      stripePublishableKey: stripeSettings.publishableKey,
    });
    await backend.paymentSettings.save({ publishableKey: ' ', testMode: false });
    expect(await ownerValues()).toMatchObject({
      stripeSettings: { publishableKey: '', testMode: false },
      stripePublishableKey: null,
    });
  });

  test('tells the page that the account of its customer was deleted', async () => {
    const { backend } = await implementation.create({ users: [ruth], currentUser: ruth });
    const heard: (User | null)[] = [];
    await backend.sessions.restore();
    backend.sessions.onChange((user) => heard.push(user));
    await backend.accounts.remove(ruth.id);
    expect(heard).toEqual([null]);
  });

  test('keeps an emptied list of templates empty', async () => {
    const { backend, ownerValues } = await implementation.create({ emailTemplates: [] });
    expect(await backend.emailTemplates.list()).toEqual([]);
    expect((await ownerValues()).emailTemplates).toEqual([]);
  });
});
