/** A guest's ticket: its links, the mail with one, and the account that claims it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { createHttpBackend } from '#src/backend/http/createHttpBackend.ts';
import { business } from '#src/content/business.ts';
import {
  type Browser,
  contents,
  environmentOf,
  openTestServer,
  queuedMails,
  signalsOf,
} from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;

beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signInOwner();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** The visitor's page in this browser. A reload keeps cookies and session storage. */
function openPage(browser: Browser, session = createMemoryStorage()) {
  const environment = environmentOf(browser, { sessionStorage: () => session });
  const { tickets, connected, sessions } = createHttpBackend(environment, {
    loadCaptcha: () => Promise.reject(),
    signals: signalsOf(browser),
  });
  const { ticketLinks } = connected;
  return { browser, tickets, ticketLinks, sessions, reload: () => openPage(browser, session) };
}

/** A guest who has sent the questionnaire. */
async function openTicket(ipAddress = '192.0.2.1') {
  const page = openPage(server.openBrowser(ipAddress));
  const { id } = await page.tickets.open(buildTicketRequest());
  const token = String(await page.ticketLinks.tokenOf(id));
  return { ...page, id, token };
}

const write = (id: string, text: string, isNote: boolean) =>
  owner.request('POST', `/api/admin/tickets/${id}/messages`, { text, isNote });

const asGuest = (token: string) => ({ authorization: `Bearer ${token}` });

/** The links in the mails to this address, the oldest first. */
async function linksTo(email: string) {
  const mails = await queuedMails(server, "message->'to' ? $1", [email]);
  return mails.map(({ text }) => /\/account\/tickets\/(\S+)#guest=(\S+)/.exec(text)?.slice(1, 3));
}

const missing = { code: 'ticket-not-found' };

test('a guest reads and answers with the link, also after a reload, and sees no note', async () => {
  const { id, token, reload } = await openTicket();
  await write(id, 'Paid in full', true);
  await write(id, 'Which green?', false);
  const { tickets } = reload();
  const texts = async () => (await tickets.read(id)).messages.slice(1).map(({ text }) => text);
  expect(await texts()).toEqual(['Which green?']);
  await tickets.reply({ ticketId: id, text: 'Moss' });
  expect(await texts()).toEqual(['Which green?', 'Moss']);
  expect(JSON.stringify(await contents(server.database))).not.toContain(token);
});

test('an IP address opens 20 tickets an hour without an account, and more with one', async () => {
  const guest = server.openBrowser('198.51.100.7');
  const open = (key: string) =>
    guest.request('POST', '/api/tickets', buildTicketRequest(), { 'idempotency-key': key });
  const keys = Array.from({ length: 20 }, (_, index) => `questionnaire-of-guest-${index}`);
  // A repeated attempt opens no further ticket and is not counted.
  for (const key of [...keys, ...keys]) expect((await open(key)).status).toBe(201);
  const refused = await open('one-questionnaire-more');
  expect([refused.status, await refused.json()]).toEqual([429, { code: 'guest-tickets' }]);
  await guest.request('POST', '/api/accounts', buildRegistration({ email: 'more@wood.example' }));
  expect((await open('one-questionnaire-more')).status).toBe(201);
});

test('the owner gets a mail of a guest’s answer', async () => {
  const { id, tickets } = await openTicket();
  await server.database.execute('delete from outbox');
  await server.database.execute('delete from rate_limits');
  await tickets.reply({ ticketId: id, text: 'Moss' });
  const [mail] = await server.database.rows(
    z.object({ message: z.any() }),
    'select message from outbox',
  );
  expect(mail?.message).toMatchObject({
    to: business.mail.internalRecipients,
    replyTo: business.contact.email,
    text: expect.stringContaining('Moss'),
  });
});

test('a guest’s ticket is not found without its token', async () => {
  const { id } = await openTicket();
  const { token: another } = await openTicket();
  const stranger = server.openBrowser();
  const customer = server.openBrowser();
  const registration = buildRegistration({ email: 'stranger@wood.example' });
  await customer.request('POST', '/api/accounts', registration);
  for (const headers of [{}, asGuest('x'.repeat(43)), asGuest(another)]) {
    for (const browser of [stranger, customer]) {
      const send = (method: string, path: string, body?: object) =>
        browser.request(method, `/api/tickets/${id}${path}`, body, headers);
      const isSignedOut = browser === stranger && !('authorization' in headers);
      const refused = isSignedOut ? [401, { code: 'signed-out' }] : [404, missing];
      for (const response of [
        await send('GET', ''),
        await send('POST', '/messages', { text: 'Hello' }),
      ]) {
        expect([response.status, await response.json()]).toEqual(refused);
      }
      expect((await send('POST', '/links', { email: 'a@b.co' })).status).toBe(404);
      expect((await send('POST', '/claim')).status).toBe(browser === stranger ? 401 : 404);
    }
  }
});

test('a mailed link opens the ticket, and the owner’s answers bring links as well', async () => {
  const { id, ticketLinks } = await openTicket();
  await ticketLinks.mail({ ticketId: id, email: 'kit@wood.example' });
  await write(id, 'Which green?', false);
  await write(id, 'For you alone', true);
  const links = await linksTo('kit@wood.example');
  expect(links.map((link) => link?.[0])).toEqual([id, id]);
  for (const [, token = ''] of links.map((link) => link ?? [])) {
    const phone = openPage(server.openBrowser());
    await phone.ticketLinks.keep({ ticketId: id, token });
    expect((await phone.tickets.read(id)).messages.at(-1)?.text).toBe('Which green?');
  }
  const list = await (await owner.request('GET', '/api/admin/tickets?text=kit@wood')).json();
  expect(list.tickets).toMatchObject([{ id, userEmail: 'kit@wood.example' }]);
});

test('a link is mailed once for one submission, and five times an hour for one ticket', async () => {
  const { id, token, browser } = await openTicket('192.0.2.50');
  const send = async (email: string, key: string) => {
    const headers = { ...asGuest(token), 'idempotency-key': key.repeat(20) };
    return (await browser.request('POST', `/api/tickets/${id}/links`, { email }, headers)).status;
  };
  expect([await send('lee@wood.example', 'a'), await send('lee@wood.example', 'a')]).toEqual([
    202, 202,
  ]);
  expect(await linksTo('lee@wood.example')).toHaveLength(1);
  const others = ['b', 'c', 'd', 'e'].map((key) => send(`${key}@wood.example`, key));
  expect((await Promise.all(others)).sort()).toEqual([202, 202, 202, 429]);
});

test('a new link from the owner goes to the newest address and ends the others; the earlier address is told', async () => {
  const { id, token, ticketLinks } = await openTicket('192.0.2.60');
  const replaceLink = async () =>
    (await owner.request('POST', `/api/admin/tickets/${id}/links`)).status;
  expect(await replaceLink()).toBe(404);
  await ticketLinks.mail({ ticketId: id, email: 'fay@wood.example' });
  await ticketLinks.mail({ ticketId: id, email: 'FAY@wood.example' });
  await ticketLinks.mail({ ticketId: id, email: 'ivy@wood.example' });
  const told = await queuedMails(
    server,
    "dedupe_key like 'guest-link-moved-%' and lower(message->>'to') like '%fay%'",
  );
  expect(told.map(({ to }) => to)).toEqual([['FAY@wood.example']]);
  expect(told[0]?.text).toContain('sent to another email address');
  expect(JSON.stringify(told)).not.toContain('ivy@');

  const [[, mailed = ''] = []] = await linksTo('ivy@wood.example');
  expect(await replaceLink()).toBe(202);
  const newest = (await linksTo('ivy@wood.example')).at(-1)?.[1] ?? '';
  const read = async (each: string) =>
    (await server.openBrowser().request('GET', `/api/tickets/${id}`, undefined, asGuest(each)))
      .status;
  expect([await read(token), await read(mailed), await read(newest)]).toEqual([404, 404, 200]);
});

test('a customer claims a ticket once, which ends its links', async () => {
  const { id, token, tickets, sessions, browser } = await openTicket();
  await expect(tickets.claim(id)).rejects.toThrow();
  await sessions.register(buildRegistration({ email: 'ash@wood.example', name: 'Ash Grove' }));
  expect(await tickets.list()).toEqual([]);
  await Promise.all([tickets.claim(id), tickets.claim(id)]);
  expect(await tickets.list()).toMatchObject([{ id }]);
  expect(await tickets.read(id)).toMatchObject({
    userName: 'Ash Grove',
    userEmail: 'ash@wood.example',
  });
  const list = await (await owner.request('GET', '/api/admin/tickets?text=ash+grove')).json();
  expect(list.tickets).toMatchObject([{ id, userName: 'Ash Grove' }]);

  await browser.request('DELETE', '/api/session');
  await expect(tickets.read(id)).rejects.toMatchObject({ code: 'signed-out' });
  const other = openPage(server.openBrowser());
  await other.sessions.register(buildRegistration({ email: 'elm@wood.example' }));
  await other.ticketLinks.keep({ ticketId: id, token });
  await expect(other.tickets.claim(id)).rejects.toMatchObject(missing);
  await expect(other.tickets.read(id)).rejects.toMatchObject(missing);
});

test('a retried questionnaire brings a link, but not once an account has the ticket', async () => {
  const { tickets, ticketLinks, sessions } = openPage(server.openBrowser());
  const open = async () => {
    const headers = { 'idempotency-key': 'retried-questionnaire' };
    const visitor = server.openBrowser('192.0.2.9');
    return (await visitor.request('POST', '/api/tickets', buildTicketRequest(), headers)).json();
  };
  const [first, second] = [await open(), await open()];
  expect(second).toMatchObject({ id: first.id, token: expect.any(String) });
  await ticketLinks.keep({ ticketId: first.id, token: second.token });
  await sessions.register(buildRegistration({ email: 'oak@wood.example' }));
  await tickets.claim(first.id);
  expect(await open()).not.toHaveProperty('token');
});
