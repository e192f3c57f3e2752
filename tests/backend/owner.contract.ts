import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildEmailTemplate, purchaseConfirmation } from '#mocks/factories/emailTemplate.ts';
import { buildOrder, buildOrderQuery, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import type { StoredValues } from '#mocks/storedValues.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import type { AccountSort } from '#src/domain/accounts.ts';
import type { OrderQuery } from '#src/domain/orderList.ts';
import type { OrderField } from '#src/domain/orders.ts';
import { SECRET_KEY_REFUSED } from '#src/domain/paymentSettings.ts';
import type { SortDirection } from '#src/domain/sort.ts';
import type { User } from '#src/domain/user.ts';
import type { Implementation, Subject } from './implementations.ts';
import { reasonOf } from './reasonOf.ts';

const ruth = buildUser();
const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });
const owner = buildAdminCredentials();

/** A value under every key. */
export const everything: StoredValues = {
  users: [ruth, sam],
  currentUser: ruth,
  supportTickets: [buildSupportTicket()],
  orders: buildOrders(3),
  webDevPrices: buildPrices().webDev,
  hostingPrices: buildPrices().hosting,
  stripeSettings: buildPaymentSettings(),
  stripePublishableKey: buildPaymentSettings().publishableKey,
  emailTemplates: [buildEmailTemplate()],
  savedReplies: [buildSavedReply()],
  adminCredentials: { username: 'ruth', password: 'oak and ash' },
  adminSession: true,
};

/** What every implementation of the owner’s methods does. */
export function ownerContract(implementation: Implementation) {
  describe(`The owner’s ${implementation.name}`, () => {
    describe('admin', () => {
      test('restores the session, or none from an empty storage', async () => {
        expect(await (await implementation.create()).backend.admin.restore()).toBe(false);
        const { backend } = await implementation.create({ adminSession: true });
        expect(await backend.admin.restore()).toBe(true);
      });

      test.each([
        ['with spaces around the username', true, { username: '  admin\t' }],
        ['with another username', false, { username: 'owner' }],
        ['with another password', false, { password: 'changed-me' }],
        ['with the password in capitals', false, { password: 'CHANGE-ME' }],
        ['with a space after the password', false, { password: 'change-me ' }],
      ])('signs in %s: %j', async (_, succeeds, difference) => {
        const { backend, ownerValues } = await implementation.create();
        const reason = await reasonOf(backend.admin.signIn(buildAdminCredentials(difference)));
        expect((await ownerValues()).adminSession).toBe(succeeds ? true : null);
        expect(await backend.admin.restore()).toBe(succeeds);
        if (succeeds) return;
        expect(reason).toBeInstanceOf(AdminError);
        expect(reason).toMatchObject({
          code: 'admin-login-failed',
          message: 'Incorrect username or password',
        });
      });

      test('ends only the owner’s session on sign-out', async () => {
        const { backend, ownerValues, visitorValues } = await implementation.create({
          adminSession: true,
          users: [ruth],
          currentUser: ruth,
        });
        await backend.admin.signOut();
        expect(await backend.admin.restore()).toBe(false);
        expect((await ownerValues()).adminSession).toBeNull();
        expect(await visitorValues()).toMatchObject({ users: [ruth], currentUser: ruth });
      });

      test('reports each successful sign-in and sign-out once', async () => {
        const { admin } = (await implementation.create()).backend;
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
        const { admin } = (await implementation.create()).backend;
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

    /** The owner's methods below need the owner's session where there is a server. */
    const create: Implementation['create'] = (values, wait) =>
      implementation.create({ adminSession: true, ...values }, wait);

    describe('orders', () => {
      const ids = async (backend: Subject['backend'], query: Partial<OrderQuery>) =>
        (await backend.orders.list(buildOrderQuery(query))).orders.map(({ id }) => id);

      const orders = [
        buildOrder({ id: 'ORD-10', amount: '£9.00', date: '2026-02-09', status: 'Completed' }),
        buildOrder({ id: 'ORD-9', amount: 'to be agreed', date: '2026-02-03' }),
        buildOrder({ id: 'ORD-100', customer: 'Åsa', amount: '£1,250.00', status: 'Refunded' }),
        buildOrder({ id: 'ORD-2', customer: 'zoë', amount: '€20.00', date: '2026-02-01' }),
        buildOrder({ id: 'ORD-3', customer: 'Bea', amount: '-£1.00', status: 'Active' }),
        buildOrder({ id: 'ORD-1', customer: 'Bea', amount: 'later', date: '2026-02-01' }),
      ];

      test('are sorted by number, name, day and amount, with amounts without a number last', async () => {
        const { backend } = await create({ orders });
        const sorted = (key: OrderField, direction: SortDirection) =>
          ids(backend, { sort: { key, direction } }).then((all) =>
            all.map((id) => Number(id.slice(4))),
          );
        expect(await sorted('id', 'ascending')).toEqual([1, 2, 3, 9, 10, 100]);
        expect(await sorted('id', 'descending')).toEqual([100, 10, 9, 3, 2, 1]);
        expect(await sorted('customer', 'ascending')).toEqual([100, 3, 1, 10, 9, 2]);
        expect(await sorted('date', 'descending')).toEqual([100, 3, 10, 9, 2, 1]);
        expect(await sorted('amount', 'ascending')).toEqual([3, 10, 2, 100, 9, 1]);
        expect(await sorted('amount', 'descending')).toEqual([100, 2, 10, 3, 9, 1]);
        expect(await sorted('status', 'ascending')).toEqual([3, 10, 9, 2, 1, 100]);
      });

      test.each([
        ['16 february', ['ORD-3', 'ORD-100']],
        ['2026-02-01', ['ORD-1', 'ORD-2']],
        [' HARROW  ord-9 ', ['ORD-9']],
        ['1,250', ['ORD-100']],
        ['åsa refund', ['ORD-100']],
        ['ZOË', ['ORD-2']],
        ['asa', ['ORD-100']],
        ['Zoé', ['ORD-2']],
        ['bea harrow', []],
        ['.*', []],
        // One or two letters or digits begin a word.
        ['BE', ['ORD-1', 'ORD-3', 'ORD-9']],
        ['ås', ['ORD-100']],
        ['ea', []],
      ])('are found by words of a field or of the day in words: %j', async (text, found) => {
        expect(await ids((await create({ orders })).backend, { text })).toEqual(found);
      });

      test('are counted by status, and summed up if they match', async () => {
        const { backend } = await create({ orders });
        const counts = { all: 6, Completed: 1, 'In Progress': 3, Active: 1, other: 1 };
        expect(await backend.orders.list(buildOrderQuery())).toMatchObject({
          found: 6,
          counts,
          summary: { sum: 125_800, uncounted: 3, oldestInProgress: orders[5] },
        });
        const others = await backend.orders.list(buildOrderQuery({ status: 'other' }));
        expect(others).toMatchObject({
          orders: [orders[2]],
          found: 1,
          counts,
          summary: { sum: 125_000, uncounted: 0 },
        });
        expect(await ids(backend, { status: 'In Progress', text: 'bea' })).toEqual(['ORD-1']);
      });

      test('are divided into pages of 25, and listed as a whole for an export', async () => {
        const many = buildOrders(1030);
        const { backend, ownerValues } = await create({ orders: many });
        const newestFirst = { key: 'date', direction: 'descending' } as const;
        const second = await ids(backend, { sort: newestFirst, page: 2 });
        expect(second).toHaveLength(25);
        expect(second[0]).toBe('ORD-1005');
        expect(await ids(backend, { sort: newestFirst, page: 42 })).toHaveLength(5);
        expect(await ids(backend, { page: 43 })).toEqual([]);
        expect(await backend.orders.listAll(buildOrderQuery({ sort: newestFirst }))).toEqual(many);
        const matching = buildOrderQuery({ text: 'harrow', status: 'Active', sort: newestFirst });
        expect(await backend.orders.listAll(matching)).toEqual(
          many.filter(({ customer, status }) => customer === 'Ruth Harrow' && status === 'Active'),
        );
        expect((await ownerValues()).orders).toEqual(many);
      });
    });

    describe('accounts.list', () => {
      test('finds a page of accounts by a part of the name or the email', async () => {
        const users = Array.from({ length: 27 }, (_, index) =>
          buildUser({ id: `user-${index}`, email: `é${index}@mill.example`, name: `Sam ${index}` }),
        );
        const { accounts } = (await create({ users })).backend;
        const found = async (text: string, page = 1) => {
          const listed = await accounts.list({ ...accountQuery, text, page });
          const { accounts: shown, found, counts } = listed;
          return { names: shown.map(({ name }) => name), found, counts };
        };
        const counts = { all: 27 };
        expect(await found('', 2)).toEqual({ names: ['Sam 25', 'Sam 26'], found: 27, counts });
        expect(await found(' É26@mill SAM')).toEqual({ names: ['Sam 26'], found: 1, counts });
        expect(await found('sam dale')).toEqual({ names: [], found: 0, counts });
        expect((await found('sam')).names).toHaveLength(25);
      });

      test('finds an account regardless of accents and apostrophes', async () => {
        const names = ['Jörg Müller', 'Łukasz Żak', 'Aoife O’Neill', "Fionn O'Neill"];
        const users = names.map((name, index) =>
          buildUser({ id: `user-${index}`, email: `${index}@mill.example`, name }),
        );
        const { accounts } = (await create({ users })).backend;
        const found = async (text: string) =>
          (await accounts.list({ ...accountQuery, text })).accounts.map(({ name }) => name);
        expect(await found('jorg MULLER')).toEqual(['Jörg Müller']);
        expect(await found('lukasz zak')).toEqual(['Łukasz Żak']);
        expect(await found('O’Neill')).toEqual(names.slice(2));
        expect(await found("o'neill")).toEqual(names.slice(2));
      });

      test('sorts accounts by age, name and email', async () => {
        const named = (number: number, name: string, email: string) =>
          buildUser({ id: `user-${number}`, name, email: `${email}@mill.example` });
        const users = [
          named(1, 'Åsa Dale', 'c10'),
          named(2, 'zoë', 'B'),
          named(3, 'Bea 10', 'c9'),
          named(4, 'Bea 9', 'a'),
        ];
        const { accounts } = (await create({ users })).backend;
        const sorted = async (key: AccountSort['key'], direction: SortDirection) =>
          (await accounts.list({ ...accountQuery, sort: { key, direction } })).accounts.map(
            ({ id }) => Number(id.slice(5)),
          );
        expect(await sorted('age', 'ascending')).toEqual([1, 2, 3, 4]);
        expect(await sorted('age', 'descending')).toEqual([4, 3, 2, 1]);
        expect(await sorted('name', 'ascending')).toEqual([1, 4, 3, 2]);
        expect(await sorted('name', 'descending')).toEqual([2, 3, 4, 1]);
        expect(await sorted('email', 'ascending')).toEqual([4, 2, 3, 1]);
      });

      test('is empty without accounts', async () => {
        const { backend, visitorValues } = await create();
        expect((await backend.accounts.list(accountQuery)).accounts).toEqual([]);
        expect((await visitorValues()).users).toEqual([]);
      });
    });

    describe('accounts.resetPassword', () => {
      test.each(['oak-and-ash', 'x', '  x  ', 'elm 123456'])('accepts %j', async (password) => {
        const { backend, visitorValues } = await create({ users: [sam, ruth] });
        await backend.accounts.resetPassword({ userId: ruth.id, password });
        expect((await visitorValues()).users).toEqual([sam, ruth]);
      });

      test.each(['', ' ', '\t\n', '\u00a0'])('rejects %j', async (password) => {
        const { backend } = await create({ users: [ruth] });
        const error = await reasonOf(backend.accounts.resetPassword({ userId: ruth.id, password }));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({
          code: 'invalid-password',
          message: 'Please enter a valid password',
        });
      });

      test('rejects an unknown account', async () => {
        const { backend } = await create({ users: [ruth] });
        const request = { userId: 'user-0', password: 'oak-and-ash' };
        const error = await reasonOf(backend.accounts.resetPassword(request));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({
          code: 'password-not-reset',
          message: 'Failed to reset password',
        });
      });
    });

    describe('accounts.remove', () => {
      test('deletes the account and nothing else', async () => {
        const orders = [buildOrder()];
        const { backend, visitorValues, ownerValues } = await create({
          users: [sam, ruth],
          currentUser: sam,
          orders,
          supportTickets: [buildSupportTicket()],
        });
        const heard: (User | null)[] = [];
        await backend.sessions.restore();
        backend.sessions.onChange((user) => heard.push(user));

        await backend.accounts.remove(ruth.id);

        expect(await visitorValues()).toEqual({
          users: [sam],
          currentUser: sam,
          supportTickets: [buildSupportTicket()],
        });
        expect((await ownerValues()).orders).toEqual(orders);
        expect((await backend.accounts.list(accountQuery)).accounts).toMatchObject([
          { ...sam, orders: [] },
        ]);
        expect(heard).toEqual([]);
      });

      test('signs out the customer of the account', async () => {
        const { backend, visitorValues } = await create({
          users: [sam, ruth],
          currentUser: ruth,
        });
        await backend.accounts.remove(ruth.id);
        expect(await visitorValues()).toMatchObject({ users: [sam], currentUser: null });
        expect(await backend.sessions.restore()).toBeNull();
        expect(await reasonOf(backend.sessions.logIn(buildCredentials()))).toMatchObject(
          implementation.unknownEmail,
        );
      });

      test('rejects an unknown account', async () => {
        const { backend, visitorValues } = await create({
          users: [ruth],
          currentUser: ruth,
        });
        const error = await reasonOf(backend.accounts.remove('user-0'));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({
          code: 'account-not-deleted',
          message: 'Failed to delete account',
        });
        expect(await visitorValues()).toMatchObject({ users: [ruth], currentUser: ruth });
      });
    });

    describe('prices', () => {
      const { webDev, hosting } = buildPrices();

      test('returns the defaults from an empty storage', async () => {
        const { webDevPrices, hostingPrices } = (await create()).backend;
        expect(await webDevPrices.read()).toEqual(ownerPrices.webDev.defaults);
        expect(await hostingPrices.read()).toEqual(ownerPrices.hosting.defaults);
      });

      test('stores one list in pounds and keeps the other', async () => {
        const { backend, ownerValues } = await create({ hostingPrices: hosting });
        expect(await backend.webDevPrices.save(webDev)).toEqual(webDev);
        expect(await ownerValues()).toMatchObject({ webDevPrices: webDev, hostingPrices: hosting });

        await backend.hostingPrices.read();
        const dearer = { ...hosting, singlePlanMonthly: 3.19, yearlyDiscountEnabled: true };
        expect(await backend.hostingPrices.save(dearer)).toEqual(dearer);
        expect(await ownerValues()).toMatchObject({ webDevPrices: webDev, hostingPrices: dearer });
        expect(await backend.hostingPrices.read()).toEqual(dearer);
      });

      test('keeps the keys of a newer version, also of a plan that is no more', async () => {
        const newer = { ...hosting, eliteMonthly: 20, sale: { percent: 10 } };
        const { backend, ownerValues } = await create({ hostingPrices: newer as never });
        expect(await backend.hostingPrices.read()).toEqual(hosting);
        await backend.hostingPrices.save({ ...hosting, singlePlanMonthly: 3 });
        expect((await ownerValues()).hostingPrices).toEqual({ ...newer, singlePlanMonthly: 3 });
      });

      test.each([
        [Number.NaN, 0],
        [Number.POSITIVE_INFINITY, 0],
        [-1, 0],
        [2.495, 2.5],
        [12.3449, 12.34],
      ])('stores %d as %d', async (price, expected) => {
        const { backend, ownerValues } = await create();
        const saved = await backend.webDevPrices.save({ ...webDev, ecommerceAddOn: price });
        expect(saved).toEqual({ ...webDev, ecommerceAddOn: expected });
        expect((await ownerValues()).webDevPrices).toEqual(saved);
        expect(await backend.webDevPrices.read()).toEqual(saved);
      });

      test('saves no discount above 100 %', async () => {
        const { backend } = await create();
        const sent = { ...hosting, yearlyDiscountPercentage: 250 };
        // A server refuses it.
        await backend.hostingPrices.save(sent).catch(() => {});
        const { yearlyDiscountPercentage } = await backend.hostingPrices.read();
        expect(yearlyDiscountPercentage).toBeLessThanOrEqual(100);
      });
    });

    describe('paymentSettings', () => {
      test('starts without a key, in test mode', async () => {
        const { backend } = await create();
        expect(await backend.paymentSettings.read()).toEqual({
          publishableKey: '',
          testMode: true,
        });
      });

      test.each([
        buildPaymentSettings(),
        buildPaymentSettings({ publishableKey: 'pk_live_1', testMode: false }),
        buildPaymentSettings({ publishableKey: 'pk_live_in_test_mode' }),
        buildPaymentSettings({ publishableKey: 'no key at all' }),
      ])('stores %j', async (settings) => {
        const { backend, ownerValues } = await create();
        expect(await backend.paymentSettings.save(settings)).toEqual(settings);
        expect((await ownerValues()).stripeSettings).toEqual(settings);
        expect(await backend.paymentSettings.read()).toEqual(settings);
      });

      test.each(['sk_test_1', 'rk_live_1', '"whsec_1"'])(
        'rejects the secret %j and stores it nowhere',
        async (publishableKey) => {
          const stripeSettings = buildPaymentSettings();
          const { backend, ownerValues, storedText } = await create({ stripeSettings });
          const settings = buildPaymentSettings({ publishableKey });
          const error = await reasonOf(backend.paymentSettings.save(settings));
          expect(error).toBeInstanceOf(AdminError);
          expect(error).toMatchObject({ code: 'secret-key-refused', message: SECRET_KEY_REFUSED });
          expect((await ownerValues()).stripeSettings).toEqual(stripeSettings);
          expect(await storedText()).not.toMatch(/(sk|rk|whsec)_/);
        },
      );

      test('stores no field for secrets', async () => {
        const { backend, ownerValues, storedText } = await create();
        const secrets = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
        await backend.paymentSettings.save(buildPaymentSettings(secrets));
        expect((await ownerValues()).stripeSettings).toEqual(buildPaymentSettings());
        expect(await storedText()).not.toMatch(/sk_live|whsec/);
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
        const { backend, storedText } = await create({}, wait);
        await backend.admin.restore();
        const before = await storedText();
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
        expect(await storedText()).toBe(before);
      });

      test('ends without a result when the owner logs out', async () => {
        let pass = () => {};
        const wait = () => new Promise<void>((resolve) => (pass = resolve));
        const { backend } = await create({ adminSession: true }, wait);
        await backend.admin.restore();
        const ended = vi.fn();
        const { testConnection } = backend.paymentSettings;
        testConnection({ publishableKey: 'pk_test_1' }).finally(ended);
        await backend.admin.signOut();
        pass();
        await new Promise((resolve) => setTimeout(resolve));
        expect(ended).not.toHaveBeenCalled();
      });
    });

    describe('emailTemplates', () => {
      const template = buildEmailTemplate();
      const { mailTemplates } = implementation;

      test('returns a list of others as stored', async () => {
        const emailTemplates = [template, buildEmailTemplate({ id: 'hello' })];
        const { backend, ownerValues } = await create({ emailTemplates });
        expect(await backend.emailTemplates.list()).toEqual([...emailTemplates, ...mailTemplates]);
        expect((await ownerValues()).emailTemplates).toEqual(emailTemplates);
      });

      test('replaces an edited template in its place', async () => {
        const others = [buildEmailTemplate({ id: 'a' }), buildEmailTemplate({ id: 'c' })] as const;
        const { backend, ownerValues } = await create({
          emailTemplates: [others[0], template, others[1]],
        });
        await backend.emailTemplates.list();
        const edited = { ...template, subject: '', body: 'Hello\n\n{{customerName}} & co' };
        await backend.emailTemplates.save(edited);
        expect((await ownerValues()).emailTemplates).toEqual([others[0], edited, others[1]]);
        expect(await backend.emailTemplates.list()).toEqual([
          others[0],
          edited,
          others[1],
          ...mailTemplates,
        ]);
      });

      test('saves a default template in an empty storage', async () => {
        const { backend, ownerValues } = await create();
        await backend.emailTemplates.list();
        const edited = { ...purchaseConfirmation, subject: 'Thank you' };
        await backend.emailTemplates.save(edited);
        expect((await ownerValues()).emailTemplates).toEqual([edited]);
      });

      test('has a default with samples for each template that it begins with', async () => {
        const { backend } = await create();
        const defaults = await backend.emailTemplates.defaults();
        expect(defaults.map(({ template }) => template)).toEqual(
          await backend.emailTemplates.list(),
        );
        expect(defaults[0]?.placeholders).toHaveProperty('customerName');
      });

      test('appends a new template', async () => {
        const { backend, ownerValues } = await create({ emailTemplates: [template] });
        await backend.emailTemplates.list();
        const other = buildEmailTemplate({ id: 'another' });
        await backend.emailTemplates.save(other);
        expect((await ownerValues()).emailTemplates).toEqual([template, other]);
      });
    });

    describe('savedReplies', () => {
      const photographs = buildSavedReply();
      const thanks = buildSavedReply({ id: 'reply-7', name: 'Thanks', text: 'Thank you!' });

      test('adds, replaces and removes replies, and keeps their order', async () => {
        const { savedReplies } = (await create()).backend;
        await savedReplies.save(photographs);
        await savedReplies.save(thanks);
        expect(await savedReplies.list()).toEqual([photographs, thanks]);
        const edited = { ...photographs, text: 'Hello' };
        await savedReplies.save(edited);
        expect(await savedReplies.list()).toEqual([edited, thanks]);
        await savedReplies.remove(photographs.id);
        await savedReplies.remove(photographs.id);
        expect(await savedReplies.list()).toEqual([thanks]);
      });
    });

    describe('a save over a version that this page has not read', () => {
      const { webDev, hosting } = buildPrices();
      const settings = buildPaymentSettings();
      const template = buildEmailTemplate();
      const reply = buildSavedReply();

      /** Two values of the same thing, and how a page reads and saves it. */
      const versions = <Value>(
        [theirs, mine]: [Value, Value],
        read: (page: Subject['backend']) => Promise<Value | undefined>,
        save: (page: Subject['backend'], value: Value) => Promise<unknown>,
      ) => ({
        theirs,
        mine,
        read,
        saveTheirs: (page: Subject['backend']) => save(page, theirs),
        saveMine: (page: Subject['backend']) => save(page, mine),
      });

      test.each(
        Object.entries({
          'website prices': versions(
            [{ ...webDev, standardWebsite: 1 }, webDev],
            ({ webDevPrices }) => webDevPrices.read(),
            ({ webDevPrices }, value) => webDevPrices.save(value),
          ),
          'hosting prices': versions(
            [{ ...hosting, singlePlanMonthly: 1 }, hosting],
            ({ hostingPrices }) => hostingPrices.read(),
            ({ hostingPrices }, value) => hostingPrices.save(value),
          ),
          'payment settings': versions(
            [settings, { publishableKey: '', testMode: false }],
            ({ paymentSettings }) => paymentSettings.read(),
            ({ paymentSettings }, value) => paymentSettings.save(value),
          ),
          'an email template': versions(
            [{ ...template, subject: 'Theirs' }, template],
            async ({ emailTemplates }) => (await emailTemplates.list())[0],
            ({ emailTemplates }, value) => emailTemplates.save(value),
          ),
          'a saved reply': versions(
            [{ ...reply, text: 'Theirs' }, reply],
            async ({ savedReplies }) => (await savedReplies.list())[0],
            ({ savedReplies }, value) => savedReplies.save(value),
          ),
        }),
      )('of %s is rejected once', async (_, { theirs, mine, read, saveTheirs, saveMine }) => {
        const { backend, otherPage } = await create({
          emailTemplates: [template],
          savedReplies: [reply],
        });
        const other = await otherPage();
        await read(backend);
        await read(other);
        await saveTheirs(other);
        const error = await reasonOf(saveMine(backend));
        expect(error).toBeInstanceOf(AdminError);
        expect(error).toMatchObject({ code: 'changed-meanwhile' });
        expect(await read(backend)).toEqual(theirs);
        await saveMine(backend);
        await saveMine(backend);
        expect(await read(other)).toEqual(mine);
      });
    });
  });
}
