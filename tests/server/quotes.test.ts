/** Quote requests, from the visitor's form to the customer's decision. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mockNow } from '#mocks/clock.ts';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import type { ConnectedAdminMethods } from '#src/backend/AdminBackend.ts';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { createApiClient } from '#src/backend/http/apiClient.ts';
import { createHttpQuoteLinks } from '#src/backend/http/createHttpQuoteLinks.ts';
import { business } from '#src/content/business.ts';
import type { Quote } from '#src/domain/quote.ts';
import {
  type Browser,
  environmentOf,
  openTestServer,
  passTime,
  queuedMails,
} from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;
let now: Date;

beforeAll(async () => {
  server = await openTestServer({}, { now: () => now });
  now = mockNow();
  owner = await server.signInOwner();
});
beforeEach(async () => {
  now = mockNow();
  const tables = ['quotes', 'links', 'outbox', 'tickets', 'accounts', 'rate_limits', 'audit_log'];
  for (const table of tables) await server.database.execute(`delete from ${table}`);
});
afterEach(() => {
  expect(server.errors).toEqual([]);
});
afterAll(() => server.close());

/** The owner's quotes, as one page has them. */
function openOwnersQuotes(): ConnectedAdminMethods['quotes'] {
  return createHttpAdmin(environmentOf(owner), { channel: undefined }).connected.quotes;
}

/** The methods of a link, as one page of a customer has them. */
function openLinks(browser = server.openBrowser('198.51.100.7')) {
  const environment = environmentOf(browser);
  const links = createHttpQuoteLinks(createApiClient(environment.fetch), environment);
  type Of<Text extends string> = Record<'token' | Text, string> & { version: number };
  return {
    ...links,
    accept: ({ name: text, ...asked }: Of<'name'>) =>
      links.decide({ ...asked, outcome: 'accepted', text }),
    decline: ({ reason: text, ...asked }: Of<'reason'>) =>
      links.decide({ ...asked, outcome: 'declined', text }),
  };
}

const all = { text: '', status: 'all', page: 1 } as const;

/** Asks for a quote as a visitor, and resolves with the id of the request. */
async function ask(overrides: Partial<Quote> = {}): Promise<string> {
  const quote = buildQuote(overrides);
  await server.database.execute('delete from rate_limits');
  const response = await server
    .openBrowser()
    .request('POST', '/api/quotes', { quote, captchaToken: null });
  expect(response.status).toBe(202);
  const [newest] = (await openOwnersQuotes().list(all)).quotes;
  return newest?.id ?? '';
}

/** Sends a price, and resolves with the token of its link. */
async function send(quoteId: string, overrides = {}, replacedVersion = 0): Promise<string> {
  await openOwnersQuotes().send({ quoteId, replacedVersion, ...buildQuotePrice(overrides) });
  const [mail] = await mails(`quote-${quoteId}-version-${replacedVersion + 1}`);
  return mail?.text.match(/^.*http:\/\/localhost:4173\/quote#([\w-]{43})$/m)?.[1] ?? '';
}

const mails = (key: string) => queuedMails(server, 'dedupe_key like $1', [key]);

const tickets = () =>
  server.database.rows(
    z.object({
      title: z.string(),
      userId: z.string(),
      accountId: z.nullable(z.string()),
      userEmail: z.string(),
      description: z.string(),
    }),
    'select title, user_id, account_id, user_email, description from tickets',
  );

test('A visitor’s second request is refused for 10 s, with the seconds left', async () => {
  const send = async (email: string) => {
    const body = { quote: buildQuote({ email }), captchaToken: null };
    const { status, headers } = await server.openBrowser().request('POST', '/api/quotes', body);
    return [status, headers.get('retry-after')];
  };
  expect(await send('ruth@harrow.example')).toEqual([202, null]);
  expect(await send('Ruth@harrow.example')).toEqual([429, '10']);
  expect(await send('sam@dale.example')).toEqual([202, null]);
  // The database's clock runs on while a busy machine answers.
  await passTime(server.database, 5);
  expect(await send('ruth@harrow.example')).toEqual([429, expect.stringMatching(/^[1-5]$/)]);
  await passTime(server.database, 5);
  expect(await send('ruth@harrow.example')).toEqual([202, null]);
});

describe('The owner', () => {
  test('lists requests, the newest first, with counts, search and the newest price', async () => {
    const ownersQuotes = openOwnersQuotes();
    const first = await ask();
    await ask({ businessName: 'Dale Bakery', contactName: 'Säm O’Dale' });
    await send(first);
    await send(first, { lines: [{ text: 'Everything', amount: 100_000_000 }] }, 1);
    const page = await ownersQuotes.list(all);
    expect(
      page.quotes.map(({ businessName, status, total }) => [businessName, status, total]),
    ).toEqual([
      ['Dale Bakery', 'New', null],
      ['Harrow & Sons Joinery', 'Priced', 100_000_000],
    ]);
    expect(page.counts).toEqual({ all: 2, New: 1, Priced: 1, Accepted: 0, Declined: 0 });
    const today = await owner.request('GET', '/api/admin/today');
    expect((await today.json()).counts).toMatchObject({ quote: 1 });
    const found = async (query: object) => (await ownersQuotes.list({ ...all, ...query })).found;
    expect(await found({ text: "SAM o'dale" })).toBe(1);
    expect(await found({ text: 'sam odale' })).toBe(1);
    expect(await found({ text: 'our green' })).toBe(2);
    expect(await found({ text: "'; drop table quotes" })).toBe(0);
    expect(await found({ status: 'Priced' })).toBe(1);
  });

  test('turns the pages of 25 requests', async () => {
    await server.database.execute(
      `insert into quotes (request_key, answers, captcha, searched)
       select n::text, jsonb_build_object('businessName', 'Shop ' || n, 'contactName', '', 'email', ''),
         'passed', 'shop ' || n
       from generate_series(1, 60) as n`,
    );
    const names = async (page: number) =>
      (await openOwnersQuotes().list({ ...all, page })).quotes.map(
        ({ businessName }) => businessName,
      );
    expect(await names(1)).toHaveLength(25);
    expect((await names(2))[0]).toBe('Shop 35');
    expect(await names(3)).toHaveLength(10);
  });

  test('reads the answers, the captcha and the versions of a request', async () => {
    const id = await ask();
    await send(id);
    const quote = await openOwnersQuotes().open(id);
    expect(quote).toMatchObject({
      answers: buildQuote(),
      status: 'Priced',
      total: 105_550,
    });
    // None is set up.
    expect(quote).not.toHaveProperty('captcha');
    expect(quote.versions).toEqual([
      {
        ...buildQuotePrice(),
        deposit: { amount: 0, percent: null },
        terms: '',
        version: 1,
        sentAt: expect.any(String),
        sentBy: 'Owner',
        decision: null,
      },
    ]);
  });

  test.each(['0', '01', '999999', 'unknown', '1e3'])(
    'finds no request with the id %j',
    async (id) => {
      await expect(openOwnersQuotes().open(id)).rejects.toMatchObject({ code: 'quote-not-found' });
      await expect(
        openOwnersQuotes().send({ quoteId: id, replacedVersion: 0, ...buildQuotePrice() }),
      ).rejects.toMatchObject({ code: 'quote-not-found' });
    },
  );

  test('sends one version and one mail with ten clicks', async () => {
    const id = await ask();
    const body = { ...buildQuotePrice(), version: 0 };
    const headers = { 'idempotency-key': 'k'.repeat(20) };
    const click = () => owner.request('POST', `/api/admin/quotes/${id}/versions`, body, headers);
    const responses = await Promise.all(Array.from({ length: 10 }, click));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect((await openOwnersQuotes().open(id)).versions).toHaveLength(1);
    expect(await mails('quote-%-version-%')).toHaveLength(1);
  });

  test('replaces no version that this page has not seen', async () => {
    const id = await ask();
    const version = { quoteId: id, replacedVersion: 0, ...buildQuotePrice() };
    const other = { ...version, message: 'Another one' };
    const results = await Promise.allSettled([
      openOwnersQuotes().send(version),
      openOwnersQuotes().send(other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changed-meanwhile' },
    });
    expect((await openOwnersQuotes().open(id)).versions).toHaveLength(1);
  });

  test.each([
    { lines: [{ text: 'Page', amount: -1 }] },
    { lines: [{ text: 'Page', amount: 100_000_001 }] },
    { lines: [{ text: 'Page', amount: 0.5 }] },
    { lines: [] },
    { validUntil: '2026-03-01' },
  ])('sends no price with %j', async (overrides) => {
    const id = await ask();
    const body = { ...buildQuotePrice(overrides), version: 0 };
    const response = await owner.request('POST', `/api/admin/quotes/${id}/versions`, body);
    expect(response.status).toBe(422);
    expect((await openOwnersQuotes().open(id)).versions).toEqual([]);
  });

  test('sends another version once the customer has accepted, which keeps the ticket', async () => {
    const id = await ask();
    const token = await send(id);
    const accepted = await openLinks().accept({ token, version: 1, name: 'Ruth' });
    await send(id, { message: 'Less' }, 1);
    expect(await openLinks().read({ token })).toMatchObject({
      state: 'open',
      money: { agreed: 105_550 },
    });
    const again = await openLinks().accept({ token, version: 2, name: 'Ruth' });
    expect(again?.ticket).toEqual(accepted?.ticket);
    expect(await tickets()).toHaveLength(1);
  });

  test('keeps what was typed for each request', async () => {
    const ownersQuotes = openOwnersQuotes();
    const draft = {
      lines: { 'line-1': { text: 'Page', amount: '1' } },
      deposit: '30%',
      message: '',
      validUntil: '',
    };
    await ownersQuotes.keepDraft('1', draft);
    expect(await ownersQuotes.restoreDraft('1')).toEqual(draft);
    expect(await ownersQuotes.restoreDraft('2')).toBeNull();
  });
});

describe('The customer', () => {
  test('gets a link by mail that shows the quote, and nothing of the owner’s', async () => {
    const id = await ask();
    const token = await send(id);
    const [mail] = await mails('quote-%-version-1');
    expect(mail).toMatchObject({ to: [buildQuote().email], replyTo: business.contact.email });
    expect(mail?.text).toContain('Form for asking for a visit: £125.50');
    expect(mail?.text).toContain('Total: £1,055.50');
    expect(mail?.text).toContain('Valid until 31 March 2026.');
    // Exactly this, so that no field of the owner's can be added unseen.
    expect(await openLinks().read({ token })).toStrictEqual({
      ...buildQuotePrice(),
      deposit: { amount: 0, percent: null },
      terms: '',
      number: id,
      businessName: 'Harrow & Sons Joinery',
      contactName: 'Ruth Harrow',
      version: 1,
      sentAt: expect.any(String),
      state: 'open',
      decidedAt: null,
      acceptedBy: '',
      next: { kind: 'quote', state: 'priced', until: '2026-03-31' },
      ticket: null,
      money: null,
      extras: [],
      agreements: [],
      takesCards: false,
    });
    const response = await server.openBrowser().request('POST', '/api/quote-links', { token });
    expect(Object.keys(await response.json()).sort()).toEqual([
      'acceptedBy',
      'agreements',
      'businessName',
      'contactName',
      'decidedAt',
      'deposit',
      'extras',
      'lines',
      'message',
      'money',
      'next',
      'number',
      'sentAt',
      'state',
      'takesCards',
      'terms',
      'ticket',
      'validUntil',
      'version',
    ]);
  });

  test('reads the newest version by every link, and by no link another quote', async () => {
    const first = await ask();
    const token = await send(first);
    const second = await ask({ businessName: 'Dale Bakery' });
    const others = await send(second);
    const newer = await send(first, { message: 'Less' }, 1);
    for (const each of [token, newer]) {
      expect(await openLinks().read({ token: each })).toMatchObject({
        businessName: 'Harrow & Sons Joinery',
        version: 2,
        message: 'Less',
      });
    }
    expect(await openLinks().read({ token: others })).toMatchObject({
      businessName: 'Dale Bakery',
      version: 1,
    });
  });

  test('has one link once the owner has sent a new one', async () => {
    const id = await ask();
    const token = await send(id);
    await openOwnersQuotes().replaceLink(id);
    const [mail] = await mails('quote-%-link-%');
    expect(mail?.to).toEqual([buildQuote().email]);
    const newest = mail?.text.match(/#([\w-]{43})/)?.[1] ?? '';
    expect(await openLinks().read({ token })).toBeNull();
    expect(await openLinks().read({ token: newest })).toMatchObject({ version: 1 });
    const unpriced = openOwnersQuotes().replaceLink(await ask());
    await expect(unpriced).rejects.toMatchObject({ code: 'quote-not-found' });
  });

  test('gets the same answer to every token that is none, of any shape', async () => {
    const token = await send(await ask());
    const wrong = [token.slice(1), `${token}A`, 'A'.repeat(43), '', "' or true --", '💥'];
    for (const path of ['', '/accept', '/decline']) {
      for (const each of wrong) {
        const body = { token: each, version: 1, name: 'Ruth', reason: '' };
        const response = await server
          .openBrowser('198.51.100.8')
          .request('POST', `/api/quote-links${path}`, body);
        expect([response.status, await response.json()]).toEqual([404, { code: 'not-found' }]);
      }
    }
    expect(await openLinks().read({ token: 'A'.repeat(43) })).toBeNull();
  });

  test('keeps a token as a hash alone', async () => {
    const token = await send(await ask());
    const kept = await server.database.rows(
      z.object({ row: z.string() }),
      'select row_to_json(links)::text as row from links',
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('accepts once with ten clicks, which opens one ticket and mails the owner', async () => {
    const id = await ask();
    const token = await send(id);
    const links = openLinks();
    const accept = () => links.accept({ token, version: 1, name: ' Ruth Harrow ' });
    const responses = await Promise.all(Array.from({ length: 10 }, accept));
    for (const response of responses) {
      expect(response).toMatchObject({
        state: 'accepted',
        acceptedBy: 'Ruth Harrow',
        decidedAt: now.toISOString(),
      });
    }
    const [ticket, ...others] = await tickets();
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({
      title: 'Web Design Project: Harrow & Sons Joinery',
      userId: 'guest',
      userEmail: buildQuote().email,
      accountId: null,
    });
    expect(ticket?.description).toContain('Website type: Portfolio');
    expect(ticket?.description).toContain('Total: £1,055.50');
    const quote = await openOwnersQuotes().open(id);
    expect(quote.status).toBe('Accepted');
    expect(quote.versions[0]?.decision).toEqual({
      outcome: 'accepted',
      name: 'Ruth Harrow',
      reason: '',
      decidedAt: now.toISOString(),
      ipAddress: '198.51.100.7',
      ticketId: expect.stringMatching(/^web-\d+$/),
    });
    const [mail, ...more] = await mails('quote-%-decision-%');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: business.mail.internalRecipients,
      replyTo: buildQuote().email,
      subject: 'Quote accepted: Harrow & Sons Joinery',
    });
    expect(mail?.text).toContain(`/admin/tickets?ticket=${quote.versions[0]?.decision?.ticketId}`);
    const audit = await server.database.rows(
      z.object({ actor: z.string(), action: z.string(), about: z.string() }),
      `select actor, action, concat(about_kind, ' ', about_id) as about from audit_log order by id`,
    );
    expect(audit).toEqual([
      { actor: 'Owner', action: 'sent version 1', about: `quote ${id}` },
      { actor: 'Customer', action: 'accepted version 1', about: `quote ${id}` },
    ]);
  });

  test.each([true, false])(
    'has the ticket in the account with this email if that is verified: %s',
    async (isVerified) => {
      const browser = server.openBrowser();
      const registration = buildRegistration({ email: 'Ruth@Harrow-Joinery.example' });
      const registered = await browser.request('POST', '/api/accounts', registration);
      const { id: accountId } = await registered.json();
      if (isVerified) await server.database.execute('update accounts set verified_at = now()');
      const token = await send(await ask());
      await openLinks().accept({ token, version: 1, name: 'Ruth' });
      const own = await (await browser.request('GET', '/api/tickets')).json();
      expect(own).toHaveLength(isVerified ? 1 : 0);
      expect((await tickets())[0]?.userId).toBe(isVerified ? accountId : 'guest');
    },
  );

  test('gets the owner’s answers by mail without an account', async () => {
    const token = await send(await ask());
    await openLinks().accept({ token, version: 1, name: 'Ruth' });
    const { ownersTickets } = createHttpAdmin(environmentOf(owner), { channel: undefined });
    const [ticket] = (await ownersTickets.list(all)).tickets;
    await ownersTickets.write({ ticketId: ticket?.id ?? '', text: 'Which green?', isNote: false });
    const [mail] = await mails('message-%');
    expect(mail).toMatchObject({ to: [buildQuote().email] });
    expect(mail?.text).toContain('Which green?');
    expect(mail?.text).toContain(`/account/tickets/${ticket?.id}#guest=`);
  });

  test('opens the ticket with the link that has accepted, until an account claims it', async () => {
    const id = await ask();
    const first = await send(id);
    const second = await send(id, {}, 1);
    const links = openLinks();
    const accepted = await links.accept({ token: second, version: 2, name: 'Ruth' });
    const { ticket } = accepted ?? {};
    expect(ticket?.token).toMatch(/^[\w-]{43}$/);
    expect(ticket?.token).not.toBe(second);
    // Again and after a reload, it is the same; another mail's link does not open the ticket.
    expect((await links.accept({ token: second, version: 2, name: 'Ruth' }))?.ticket).toEqual(
      ticket,
    );
    expect((await links.read({ token: second }))?.ticket).toEqual(ticket);
    expect((await links.read({ token: first }))?.ticket).toBeNull();

    const guest = server.openBrowser();
    const path = `/api/tickets/${ticket?.id}`;
    const asGuest = { authorization: `Bearer ${ticket?.token}` };
    expect((await guest.request('GET', path, undefined, asGuest)).status).toBe(200);
    await guest.request('POST', '/api/accounts', buildRegistration());
    expect((await guest.request('POST', `${path}/claim`, undefined, asGuest)).status).toBe(204);
    expect((await links.read({ token: second }))?.ticket).toEqual({ id: ticket?.id, token: null });
    const other = await server.openBrowser().request('GET', path, undefined, asGuest);
    expect(other.status).toBe(404);
  });

  test('loses the ticket with the link that has accepted once the owner has sent a new one', async () => {
    const id = await ask();
    const token = await send(id);
    const { ticket } = (await openLinks().accept({ token, version: 1, name: 'Ruth' })) ?? {};
    await openOwnersQuotes().replaceLink(id);
    const [mail] = await mails('quote-%-link-%');
    const newest = mail?.text.match(/#([\w-]{43})/)?.[1] ?? '';
    const read = async (by: string) => {
      const headers = { authorization: `Bearer ${by}` };
      const path = `/api/tickets/${ticket?.id}`;
      return (await server.openBrowser().request('GET', path, undefined, headers)).status;
    };
    expect(await read(ticket?.token ?? '')).toBe(404);
    const opened = (await openLinks().read({ token: newest }))?.ticket;
    expect(await read(opened?.token ?? '')).toBe(200);

    // The guest has moved the ticket to another email address, which alone gets its links.
    await server.database.execute(`update tickets set guest_email = 'new@wood.example'`);
    await openOwnersQuotes().replaceLink(id);
    const [, next] = await mails('quote-%-link-%');
    const last = next?.text.match(/#([\w-]{43})/)?.[1] ?? '';
    expect((await openLinks().read({ token: last }))?.ticket).toBeNull();
    expect(await read(opened?.token ?? '')).toBe(404);
  });

  test('declines with a reason, after which the owner can send another version', async () => {
    const id = await ask();
    const token = await send(id);
    const reason = 'Too late\nfor us';
    expect(await openLinks().decline({ token, version: 1, reason })).toMatchObject({
      state: 'declined',
      acceptedBy: '',
    });
    expect(await tickets()).toEqual([]);
    expect((await mails('quote-%-decision-version-1'))[0]?.text).toContain('Too late\nfor us');
    expect((await openOwnersQuotes().open(id)).status).toBe('Declined');
    await send(id, {}, 1);
    expect(await openLinks().accept({ token, version: 2, name: 'Ruth' })).toMatchObject({
      state: 'accepted',
    });
    const [second, first] = (await openOwnersQuotes().open(id)).versions;
    expect(second?.decision?.outcome).toBe('accepted');
    expect(first?.decision).toMatchObject({ outcome: 'declined', reason });
  });

  test('decides on nothing that has changed meanwhile, and sees what is newer', async () => {
    const id = await ask();
    const token = await send(id);
    await send(id, { message: 'Less' }, 1);
    const old = { token, version: 1 };
    const response = await server
      .openBrowser()
      .request('POST', '/api/quote-links/accept', { ...old, name: 'Ruth' });
    expect([response.status, await response.json()]).toEqual([409, { code: 'changed-meanwhile' }]);
    const newer = { version: 2, message: 'Less', state: 'open' };
    expect(await openLinks().accept({ ...old, name: 'Ruth' })).toMatchObject(newer);
    expect(await openLinks().decline({ ...old, reason: '' })).toMatchObject(newer);
    await openLinks().decline({ token, version: 2, reason: '' });
    expect(await openLinks().accept({ token, version: 2, name: 'Ruth' })).toMatchObject({
      state: 'declined',
    });
    expect(await tickets()).toEqual([]);
  });

  test('accepts on the last day and not after it', async () => {
    const token = await send(await ask());
    now = new Date('2026-03-31T23:30:00.000Z');
    expect(await openLinks().accept({ token, version: 1, name: 'Ruth' })).toMatchObject({
      state: 'expired',
    });
    expect(await tickets()).toEqual([]);
    now = new Date('2026-03-31T22:59:00.000Z');
    expect(await openLinks().accept({ token, version: 1, name: 'Ruth' })).toMatchObject({
      state: 'accepted',
    });
    // What was accepted does not expire.
    now = new Date('2026-04-30T00:00:00.000Z');
    expect(await openLinks().read({ token })).toMatchObject({ state: 'accepted' });
  });

  test('gives a name to accept', async () => {
    const token = await send(await ask());
    const response = await server
      .openBrowser()
      .request('POST', '/api/quote-links/accept', { token, version: 1, name: ' ' });
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: 'invalid', fields: ['name'] },
    ]);
  });

  test('opens a link 120 times from an address in ten minutes', async () => {
    const token = await send(await ask());
    const links = openLinks(server.openBrowser('198.51.100.9'));
    const reads = Array.from({ length: 121 }, () => links.read({ token }));
    const refused = (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'too-many-attempts' } }]);
    expect(await openLinks().read({ token })).toMatchObject({ state: 'open' });
  });
});
