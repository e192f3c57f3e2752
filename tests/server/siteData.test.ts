/** The file of site data: a command fills an empty server with it, and the owner downloads it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { importSiteData } from '../../server/site/siteData.ts';
import { contents, openTestServer } from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const ruth = buildUser();
const kept = {
  users: [ruth],
  supportTickets: [buildSupportTicket({ userId: ruth.id })],
  orders: buildOrders(10_000),
  webDevPrices: buildPrices().webDev,
  stripeSettings: { publishableKey: 'pk_test_1', testMode: true },
  savedReplies: [buildSavedReply()],
};

const fileWith = (values: object) =>
  JSON.stringify({
    version: 1,
    savedAt: '2026-02-03T04:05:06.000Z',
    contents: values,
    unreadable: [],
  });

async function exported() {
  const owner = await server.signInOwner();
  return (await (await owner.request('GET', '/api/admin/site-data')).json()).contents;
}

test('an empty server imports a file of browser mode and exports the same', async () => {
  const file = fileWith({
    // Not in the order that the tables ask for.
    ...Object.fromEntries(Object.entries(kept).reverse()),
    currentUser: ruth,
    theme: 'dark',
  });
  expect(await importSiteData(server.database, file)).toEqual({
    imported: [
      'users',
      'supportTickets',
      'orders',
      'webDevPrices',
      'stripeSettings',
      'savedReplies',
    ],
    leftOut: [],
  });
  expect(await exported()).toMatchObject(kept);
  const lines = await contents(server.database);
  expect(lines.audit_log?.join()).toContain('imported');
  // An account has no password until its customer chooses one.
  const login = { email: ruth.email, password: 'anything' };
  const response = await server.openBrowser().request('POST', '/api/sessions', login);
  expect(response.status).toBe(401);
});

test('an import leaves out what cannot be read, secret keys and what no server stores', async () => {
  const file = fileWith({
    users: [ruth, { id: 7 }],
    orders: [buildOrder({ customer: 'Ru\0th' })],
    webDevPrices: { standardWebsite: 'free' },
    stripeSettings: buildPaymentSettings({ publishableKey: 'sk_live_2' }),
    surprise: 1,
  });
  const { imported, leftOut } = await importSiteData(server.database, file);
  expect(imported).toEqual(['users', 'orders']);
  expect(leftOut).toEqual(['users', 'webDevPrices', 'stripeSettings', 'surprise']);
  expect(await exported()).toMatchObject({
    users: [ruth],
    orders: [buildOrder({ customer: 'Ruth' })],
  });
});

test.each([
  ['an account', { users: [ruth] }],
  ['a ticket', { supportTickets: kept.supportTickets }],
  ['saved prices', { webDevPrices: kept.webDevPrices }],
])('a server with %s refuses a file and keeps what it has', async (_, values) => {
  await importSiteData(server.database, fileWith(values));
  const before = await contents(server.database);
  await expect(importSiteData(server.database, fileWith({ orders: kept.orders }))).rejects.toThrow(
    /^This server has data already, so nothing was imported\./,
  );
  expect(await contents(server.database)).toEqual(before);
});

test.each([
  ['no site data', '{"version":2}', /^This is not a file of site data, or not a whole one\./],
  [
    'a date that no database has',
    fileWith({
      users: [ruth],
      supportTickets: [buildSupportTicket({ date: '0000-01-01T00:00:00Z' })],
    }),
    /^The file cannot be imported: .+ Nothing was imported\.$/,
  ],
])('a file with %s imports nothing', async (_, file, reason) => {
  const before = await contents(server.database);
  await expect(importSiteData(server.database, file)).rejects.toThrow(reason);
  expect(await contents(server.database)).toEqual(before);
});
