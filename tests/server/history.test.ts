import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import type { HistoryEntry } from '#src/domain/history.ts';
import { openAuthenticator } from './authenticator.ts';
import { type Browser, openTestServer } from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;

beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signInOwner({ username: 'Olive', password: 'a long password' });
});
afterAll(() => server.close());

/** The owner's routes that change nothing that a history could tell. */
const unrecorded = [
  'DELETE /api/admin/session',
  'POST /api/admin/attachments',
  'POST /api/admin/setup',
  // Makes a secret, which counts for nothing until a code confirms it.
  'POST /api/admin/totp',
  'POST /api/admin/email-templates/:id/test',
  // What changes is the order, and the server notes it.
  'POST /api/admin/payment-events/:id/try',
];

test('each change of the owner is one line of the history, with the owner’s name', async () => {
  const read = async (path: string) => (await owner.request('GET', `/api/admin${path}`)).json();
  const post = async (path: string, body: unknown) =>
    server.openBrowser().request('POST', path, body);
  const user = await (await post('/api/accounts', buildRegistration())).json();
  const ticket = await (await post('/api/tickets', buildTicketRequest())).json();
  const asGuest = { authorization: `Bearer ${ticket.token}` };
  const email = { email: 'fay@wood.example' };
  await server.openBrowser().request('POST', `/api/tickets/${ticket.id}/links`, email, asGuest);
  await post('/api/quotes', { quote: buildQuote(), captchaToken: null });
  const [quote] = (await read('/quotes?text=&status=all&page=1')).quotes;
  const price = { ...buildQuotePrice({ validUntil: null }), version: 0 };
  /** An accepted quote of which so many pence were paid. */
  async function openAccepted(email: string, amount: number) {
    await post('/api/quotes', { quote: buildQuote({ email }), captchaToken: null });
    const [accepted] = (await read('/quotes?text=&status=all&page=1')).quotes;
    await owner.request('POST', `/api/admin/quotes/${accepted.id}/versions`, price);
    await server.database.execute(
      `update quote_versions set outcome = 'accepted', decided_at = now() where quote_id = $1`,
      [accepted.id],
    );
    const rest = { kind: 'rest', message: '' };
    await owner.request('POST', `/api/admin/quotes/${accepted.id}/requests`, rest);
    const [asked] = (await read(`/quotes/${accepted.id}`)).requests;
    // The first one makes an order, which the server notes.
    const transfer = { request: asked.id, amount, day: '2026-01-05' };
    await owner.request('POST', `/api/admin/quotes/${accepted.id}/transfers`, transfer);
    return { accepted, asked, transfer };
  }
  const { accepted, asked, transfer } = await openAccepted('sam@dale.example', 1);
  const { accepted: overpaid } = await openAccepted('kim@dale.example', 3);
  await server.database.execute(
    `update quote_versions set lines = '[{"text":"Less","amount":1}]' where quote_id = $1`,
    [overpaid.id],
  );
  await server.database.execute(`update outbox set state = 'failed'`);
  const [first, second, ...others] = (await read('/mail?text=&status=all&page=1')).mails;
  const [third, fourth] = others;
  await server.database.execute(`update outbox set kind = 'event' where id in ($1, $2)`, [
    third.id,
    fourth.id,
  ]);
  const [template] = await read('/email-templates');
  const { secret } = await (await owner.request('POST', '/api/admin/totp')).json();
  const code = openAuthenticator(secret);
  const password = 'a long password';
  const prices = async (list: string) => read(`/prices/${list}`);
  const file = await (
    await server.openBrowser().request('POST', '/api/attachments', 'words', {
      'content-type': 'application/octet-stream',
      'file-name': 'a.txt',
    })
  ).json();
  const sold = { customer: 'Ann Lee', email: 'ann@lee.example', product: 'standard', period: null };
  const order = { ...sold, amount: 17900, paidOn: '2026-03-02' };
  const asOnce = { 'idempotency-key': 'a-key-of-16-signs' };
  const added = await owner.request('POST', '/api/admin/orders', order, asOnce);
  const { id: orderId } = await added.json();
  const reply = { id: 'reply-1', name: 'Hello', text: 'Hello', version: 0 };

  /** A request for each route, and the line that it adds. The last ones end what others need. */
  const requests: Record<string, [path: string, body: unknown, line: string]> = {
    'PUT /api/admin/prices/web-development': [
      '/prices/web-development',
      await prices('web-development'),
      'saved record webDevPrices',
    ],
    'PUT /api/admin/prices/hosting': [
      '/prices/hosting',
      await prices('hosting'),
      'saved record hostingPrices',
    ],
    'PUT /api/admin/payment-settings': [
      '/payment-settings',
      await read('/payment-settings'),
      'saved record stripeSettings',
    ],
    'PUT /api/admin/today/mail': ['/today/mail', { isOn: false }, 'turned off record todayMail'],
    'PUT /api/admin/link-products/:link': [
      '/link-products/plink_1',
      { product: 'standard', period: null },
      'assigned the payment link link plink_1',
    ],
    'PUT /api/admin/exchange-rates/:month/:currency': [
      '/exchange-rates/2026-11/eur',
      { rate: 1.1523 },
      'set to 1.1523 record the rate of EUR in 2026-11',
    ],
    'POST /api/admin/orders': ['/orders', order, 'added the order order'],
    'PUT /api/admin/orders/:id/status': [
      `/orders/${orderId}/status`,
      { status: 'Completed', replaces: 'In Progress' },
      `set to Completed order ${orderId}`,
    ],
    'POST /api/admin/orders/:id/payments': [
      `/orders/${orderId}/payments`,
      { amount: 500, day: '2026-03-03', reference: 'Part' },
      `noted a payment of £5.00 on 3 March 2026, Part order ${orderId}`,
    ],
    'POST /api/admin/orders/:id/refunds': [
      `/orders/${orderId}/refunds`,
      { amount: 500, day: '2026-03-03', reason: 'Part' },
      `noted a refund of £5.00 on 3 March 2026, Part order ${orderId}`,
    ],
    'POST /api/admin/orders/:id/void': [
      `/orders/${orderId}/void`,
      { reason: 'Typed twice' },
      'noted a void of £179.00 on ',
    ],
    'PUT /api/admin/orders/:id/email': [
      `/orders/${orderId}/email`,
      { email: 'ann@leigh.example' },
      `corrected the email of order ${orderId}`,
    ],
    'PUT /api/admin/email-templates/:id': [
      `/email-templates/${template.id}`,
      template,
      'saved the template template purchase-confirmation',
    ],
    'PUT /api/admin/saved-replies/:id': [
      '/saved-replies/reply-1',
      reply,
      'saved the reply reply reply-1',
    ],
    'DELETE /api/admin/saved-replies/:id': [
      '/saved-replies/reply-1',
      undefined,
      'deleted the reply reply reply-1',
    ],
    'POST /api/admin/tickets/:id/messages': [
      `/tickets/${ticket.id}/messages`,
      { text: 'Which green?', isNote: false, attachments: [] },
      `wrote a reply ticket ${ticket.id}`,
    ],
    'PUT /api/admin/tickets/:id': [
      `/tickets/${ticket.id}`,
      { status: 'Closed' },
      `set to Closed ticket ${ticket.id}`,
    ],
    'POST /api/admin/quotes/:id/versions': [
      `/quotes/${quote.id}/versions`,
      price,
      `sent version 1 quote ${quote.id}`,
    ],
    'POST /api/admin/quotes/:id/requests': [
      `/quotes/${accepted.id}/requests`,
      { kind: 'extra', lines: price.lines, message: '' },
      `asked for an extra quote ${accepted.id}`,
    ],
    'POST /api/admin/quotes/:id/transfers': [
      `/quotes/${accepted.id}/transfers`,
      transfer,
      `noted a payment of £0.01 on 5 January 2026 quote ${accepted.id}`,
    ],
    'POST /api/admin/quotes/:id/refunds': [
      `/quotes/${overpaid.id}/refunds`,
      undefined,
      `noted a refund of £0.02 quote ${overpaid.id}`,
    ],
    'DELETE /api/admin/quotes/:id/requests/:request': [
      `/quotes/${accepted.id}/requests/${asked.id}`,
      undefined,
      `took back what was asked for in quote ${accepted.id}`,
    ],
    'POST /api/admin/quotes/:id/links': [
      `/quotes/${quote.id}/links`,
      undefined,
      `sent a new link quote ${quote.id}`,
    ],
    'POST /api/admin/tickets/:id/links': [
      `/tickets/${ticket.id}/links`,
      undefined,
      `sent a new link ticket ${ticket.id}`,
    ],
    'POST /api/admin/mail/:id/attempts': [
      `/mail/${first.id}/attempts`,
      undefined,
      `sent again mail ${first.id}`,
    ],
    'POST /api/admin/events/:id/set-aside': [
      `/events/${third.id}/set-aside`,
      undefined,
      `set aside event ${third.id}`,
    ],
    'POST /api/admin/events/send': ['/events/send', undefined, 'sent again record all events'],
    'POST /api/admin/events/:id/send': [
      `/events/${third.id}/send`,
      undefined,
      `sent again event ${third.id}`,
    ],
    'POST /api/admin/mail/:id/set-aside': [
      `/mail/${second.id}/set-aside`,
      undefined,
      `set aside mail ${second.id}`,
    ],
    'POST /api/admin/mail/attempts': ['/mail/attempts', undefined, 'sent again record all mails'],
    'DELETE /api/admin/attachments/:id': [
      `/attachments/${file.id}`,
      undefined,
      `deleted a file of file ${file.id}`,
    ],
    'DELETE /api/admin/mail/:id': [`/mail/${second.id}`, undefined, `deleted mail ${second.id}`],
    'DELETE /api/admin/quotes/:id': [`/quotes/${quote.id}`, undefined, `deleted quote ${quote.id}`],
    'DELETE /api/admin/tickets/:id': [
      `/tickets/${ticket.id}`,
      undefined,
      `deleted the ticket ticket ${ticket.id}`,
    ],
    'PUT /api/admin/accounts/:id/password': [
      `/accounts/${user.id}/password`,
      { password: 'elm-and-yew' },
      `reset the password of account ${user.id}`,
    ],
    'DELETE /api/admin/accounts/:id': [
      `/accounts/${user.id}`,
      undefined,
      `deleted the account account ${user.id}`,
    ],
    'PUT /api/admin/totp': ['/totp', { password, code: code() }, 'turned on login one-time codes'],
    'DELETE /api/admin/totp': [
      '/totp',
      { password, code: code(1) },
      'turned off login one-time codes',
    ],
    'PUT /api/admin/password': [
      '/password',
      { currentPassword: password, newPassword: 'another long one' },
      'changed login password',
    ],
    'DELETE /api/admin/sessions': ['/sessions', undefined, 'signed out login everywhere'],
    'POST /api/admin/session': [
      '/session',
      { username: 'Olive', password: 'another long one' },
      'signed in login 192.0.2.1',
    ],
  };
  const isChanging = ({ method, path }: { method: string; path: string }) =>
    !['ALL', 'GET'].includes(method) && path.startsWith('/api/admin/');
  const changing = server.app.routes
    .filter(isChanging)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !unrecorded.includes(route));
  expect(Object.keys(requests).sort()).toEqual([...new Set(changing)].sort());

  const schema = z.object({ actor: z.string(), line: z.string() });
  for (const [route, [path, body, line]] of Object.entries(requests)) {
    await server.database.execute('delete from audit_log');
    const [method = ''] = route.split(' ');
    const response = await owner.request(method, `/api/admin${path}`, body);
    expect(response.ok, `${route}: ${response.status}`).toBe(true);
    const lines = await server.database.rows(
      schema,
      `select actor, concat_ws(' ', action, about_kind, about_id) as line from audit_log`,
    );
    expect(lines, route).toEqual([{ actor: 'Olive', line: expect.stringContaining(line) }]);
  }
});

test('a change of nothing changes and notes nothing', async () => {
  const request = buildTicketRequest();
  const ticket = await (await server.openBrowser().request('POST', '/api/tickets', request)).json();
  const prices = await (await owner.request('GET', '/api/admin/prices/hosting')).json();
  await server.database.execute('delete from audit_log');
  const put = async (path: string, body: object) =>
    (await owner.request('PUT', `/api/admin/${path}`, body)).status;
  expect(await put(`tickets/${ticket.id}`, {})).toBe(204);
  expect(await put('tickets/web-1', {})).toBe(404);
  expect(await put('prices/hosting', { value: {}, version: prices.version })).toBe(422);
  expect(await put('prices/hosting', { version: prices.version })).toBe(422);
  expect(await (await owner.request('GET', '/api/admin/prices/hosting')).json()).toEqual(prices);
  expect(await server.database.execute('select from audit_log')).toBe(0);
});

test('the history names what still exists, and marks what its reader did', async () => {
  const { database } = server;
  const post = (path: string, body: unknown) => server.openBrowser().request('POST', path, body);
  const user = await (await post('/api/accounts', buildRegistration())).json();
  const ticket = await (await post('/api/tickets', buildTicketRequest())).json();
  const [quote] = await database.rows(
    z.object({ id: z.string() }),
    `insert into quotes (request_key, answers, captcha, searched) values ('a', $1, 'passed', '')
     returning id`,
    [buildQuote()],
  );
  const [mail] = await database.rows(
    z.object({ id: z.string(), subject: z.string() }),
    `select id, message->>'subject' as subject from outbox limit 1`,
  );
  await database.execute(
    `insert into link_products (link, product, period)
     values ('plink_2', 'standard', null), ('plink_3', 'basic', 'monthly')`,
  );
  const named = [
    ['link', 'plink_2', 'Standard Website'],
    ['link', 'plink_3', 'Basic Hosting (monthly)'],
    ['account', user.id, user.name],
    ['ticket', ticket.id, ticket.title],
    ['quote', quote?.id, buildQuote().businessName],
    ['mail', mail?.id, mail?.subject],
    ['quote', '999', null],
    ['account', 'user-0', null],
    // The id of a ticket, which an account does not have.
    ['account', ticket.id, null],
  ];
  await database.execute('delete from audit_log');
  for (const [kind, id] of named) {
    await database.execute(
      `insert into audit_log (actor, action, about_kind, about_id)
       select actor, 'deleted', $1, $2 from unnest(array['Olive', 'Customer']) as actor`,
      [kind, id],
    );
  }
  const { entries } = await (await owner.request('GET', '/api/admin/history')).json();
  const read = (isOwn: boolean) =>
    (entries as HistoryEntry[])
      .filter((entry) => entry.isOwn === isOwn)
      .map(({ about, name }) => [about.kind, about.id, name])
      .reverse();
  expect(read(true)).toEqual(named);
  expect(read(false)).toEqual(named);
});

test('the history of one thing has its name, and no entry of another', async () => {
  const { database } = server;
  const request = buildTicketRequest();
  const ticket = await (await server.openBrowser().request('POST', '/api/tickets', request)).json();
  const historyOf = async (kind: string, id: string) =>
    (await owner.request('GET', `/api/admin/history?kind=${kind}&id=${id}`)).json();
  const before = { entries: [], found: 0, countedTo: 1000, name: ticket.title };
  expect(await historyOf('ticket', ticket.id)).toEqual(before);
  await owner.request('PUT', `/api/admin/tickets/${ticket.id}`, { status: 'Closed' });
  await database.execute(
    `insert into audit_log (actor, action, about_kind, about_id) values ('Olive', 'deleted', 'account', $1)`,
    [ticket.id],
  );
  expect(await historyOf('ticket', ticket.id)).toMatchObject({
    entries: [{ action: 'set to Closed' }],
    found: 1,
    name: ticket.title,
  });
  await owner.request('DELETE', `/api/admin/tickets/${ticket.id}`);
  const after = await historyOf('ticket', ticket.id);
  expect([after.found, after.name]).toEqual([2, undefined]);
});

test('the history counts 1,000 entries, and the page after the one that is read', async () => {
  await server.database.execute(
    `insert into audit_log (actor, action, about_kind, about_id)
     select 'Olive', 'saved', 'record', 'many' from generate_series(1, 1125)`,
  );
  for (const [page, found] of [
    [1, 1001],
    [20, 1051],
    [21, 1101],
    [22, 1125],
    [23, 1125],
  ] as const) {
    const query = `/api/admin/history?kind=record&id=many&page=${page}`;
    const answer = await (await owner.request('GET', query)).json();
    expect(answer).toMatchObject({ found, countedTo: 1000 });
    expect(answer.entries).toHaveLength(page === 23 ? 25 : 50);
  }
});
