import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { business } from '#src/content/business.ts';
import { startMail } from '../../server/mail/outbox.ts';
import { httpTransport } from '../../server/mail/transport.ts';
import { openTestServer, passTime, queuedMails } from './testServer.ts';

const quote = buildShortQuote();
const captcha = { secret: 'server-secret', verifyUrl: 'https://captcha.example/verify' };
const mail = { domain: 'mail.example', apiKey: 'key', base: 'https://api.example' };
const KEY = 'a'.repeat(32);
const log = { info() {}, warn() {}, error() {} };

let server: Awaited<ReturnType<typeof openTestServer>>;
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const json = (value: unknown) => new Response(JSON.stringify(value));

test('a quote is checked once, stored once, and mailed to both, when it is sent twice', async () => {
  const verify = vi.fn(async (..._: Parameters<typeof fetch>) => json({ success: true }));
  server = await openTestServer({ captcha }, { fetch: verify });
  const browser = server.openBrowser();
  const send = () =>
    browser.request(
      'POST',
      '/api/quotes',
      { quote, captchaToken: 'token' },
      { 'idempotency-key': KEY },
    );
  expect((await send()).status).toBe(202);
  expect((await send()).status).toBe(202);
  expect(verify).toHaveBeenCalledOnce();
  expect(String(verify.mock.calls[0]?.[1]?.body)).toBe('secret=server-secret&response=token');

  const sent: URLSearchParams[] = [];
  let isDown = true;
  const send2 = vi.fn(async (_: unknown, init?: RequestInit) => {
    if (isDown) return new Response('<h1>Welcome to the hotel</h1>');
    sent.push(new URLSearchParams(String(init?.body)));
    return json({ id: `provider-${sent.length}` });
  });
  const outbox = startMail({
    database: server.database,
    transport: httpTransport(mail, send2 as typeof fetch),
    secretKey: server.settings.secretKey,
    log,
  });
  await vi.waitFor(() => expect(send2.mock.calls.length).toBeGreaterThanOrEqual(2));
  isDown = false;
  await vi.waitFor(async () => {
    await server.database.execute(`update outbox set next_at = now() where state = 'waiting'`);
    outbox.wake();
    expect(sent).toHaveLength(2);
  });
  await outbox.stop();
  const ids = send2.mock.calls.map(([, init]) =>
    new URLSearchParams(String(init?.body)).get('h:Message-Id'),
  );
  // Each mail has one id, the same for each attempt.
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^<[\da-f-]{36}@mail\.example>$/);
  // Two are sent at once, in either order.
  expect(new Set(sent.map((fields) => fields.get('to')))).toEqual(
    new Set([business.mail.internalRecipients.join(', '), quote.email]),
  );
});

test.each([
  [{ success: false }, 'token', 422],
  [{ success: true }, null, 422],
  ['not JSON at all', 'token', 202],
] as const)('the captcha answers %j to %j: %i', async (answer, captchaToken, status) => {
  server = await openTestServer(
    { captcha },
    { fetch: async () => (typeof answer === 'string' ? new Response(answer) : json(answer)) },
  );
  const response = await server
    .openBrowser()
    .request('POST', '/api/quotes', { quote, captchaToken });
  expect(response.status).toBe(status);
});

test('a password is reset by a link that is good once and ends the sessions', async () => {
  server = await openTestServer();
  const browser = server.openBrowser();
  await browser.request('POST', '/api/accounts', {
    name: 'Ada Weir',
    email: 'ada@example.com',
    password: 'first one',
  });
  for (const email of ['ada@example.com', 'nemo@example.com']) {
    expect((await browser.request('POST', '/api/password-resets', { email })).status).toBe(202);
  }
  // The answer does not wait for the mail.
  const mails = await vi.waitFor(async () => {
    const found = await queuedMails(server, "dedupe_key like 'password-reset-%'");
    expect(found).toHaveLength(1);
    return found;
  });
  const token = mails[0]?.text.match(/#reset=(\S+)/)?.[1];
  const change = (password: string) =>
    browser.request('POST', '/api/password-resets/use', { token, password });
  expect((await change('second one')).status).toBe(204);
  expect((await change('third one')).status).toBe(410);
  expect(await (await browser.request('GET', '/api/session')).json()).toEqual({ user: null });
  const login = await browser.request('POST', '/api/sessions', {
    email: 'ada@example.com',
    password: 'second one',
  });
  expect(login.status).toBe(201);
});

test('one questionnaire is one ticket, however often it is sent', async () => {
  server = await openTestServer();
  const browser = server.openBrowser();
  const body = {
    answers: buildShortQuestionnaire(),
    websitePackage: { id: 'standard', title: 'Standard' },
  };
  const send = () => browser.request('POST', '/api/tickets', body, { 'idempotency-key': KEY });
  const tickets = await Promise.all(Array.from({ length: 10 }, async () => (await send()).json()));
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(1);
  expect(tickets[0]).toMatchObject({
    userId: 'guest',
    userName: 'Guest User',
    status: 'Open',
    priority: 'High',
  });
});

test('the package of a ticket is that of the catalogue with its id', async () => {
  server = await openTestServer();
  const open = (id: string) =>
    server.openBrowser().request('POST', '/api/tickets', {
      answers: buildShortQuestionnaire(),
      websitePackage: { id, title: 'Free of charge' },
    });
  expect(await (await open('premium')).json()).toMatchObject({
    packageId: 'premium',
    subject: 'Premium - Website Development Project',
  });
  const refused = await open('free');
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { code: 'invalid', fields: ['websitePackage'] },
  ]);
});

test('a mail has the texts that the owner has saved, on one line in the subject, and its link', async () => {
  server = await openTestServer();
  const owner = await server.signInOwner();
  const path = '/api/admin/email-templates/password-reset';
  const template = {
    id: 'password-reset',
    name: 'Password Reset',
    subject: 'For {{customerName}}\r\nBcc: eve@example.com {{unknown}}',
    body: 'Go on, {{customerName}}.',
  };
  expect((await owner.request('PUT', path, { ...template, version: 0 })).status).toBe(200);
  expect((await owner.request('PUT', path, { ...template, version: 0 })).status).toBe(409);

  const browser = server.openBrowser();
  const ada = { name: 'Ada Weir', email: 'ada@example.com', password: 'first one' };
  await browser.request('POST', '/api/accounts', ada);
  await server.database.execute('update accounts set verified_at = now()');
  await browser.request('POST', '/api/password-resets', { email: ada.email });
  const [verification, reset] = await vi.waitFor(async () => {
    const mails = await queuedMails(server);
    expect(mails).toHaveLength(2);
    return mails;
  });
  expect(verification?.subject).toBe(`Confirm your address for ${business.name}`);
  expect(reset).toMatchObject({
    hasToken: true,
    to: [ada.email],
    subject: 'For Ada Weir Bcc: eve@example.com {{unknown}}',
    text: expect.stringMatching(
      /^Go on, Ada Weir\.\n\nhttp:\/\/localhost:4173\/account#reset=\S+\n$/,
    ),
  });
});

test('saving the template of a mail keeps the others as they are', async () => {
  server = await openTestServer();
  const owner = await server.signInOwner();
  const path = '/api/admin/email-templates';
  const read = async () => (await owner.request('GET', path)).json();
  const before: { id: string; version: number }[] = await read();
  const reply = before.find(({ id }) => id === 'ticket-reply');
  await owner.request('PUT', `${path}/ticket-reply`, { ...reply, body: 'Hello' });
  expect(await read()).toEqual(
    before.map((each) => (each === reply ? { ...each, body: 'Hello', version: 1 } : each)),
  );
});

test('a new ticket is mailed to the business, and to a customer with a confirmed email', async () => {
  server = await openTestServer();
  const browser = server.openBrowser();
  const body = {
    answers: buildShortQuestionnaire(),
    websitePackage: { id: 'standard', title: 'Standard' },
  };
  const send = () => browser.request('POST', '/api/tickets', body, { 'idempotency-key': KEY });
  const { id, title } = await (await send()).json();
  await send();
  expect(await queuedMails(server)).toMatchObject([
    {
      to: business.mail.internalRecipients,
      subject: `Guest User: ${title}`,
      text: expect.stringContaining(`/admin/tickets?ticket=${id}`),
    },
  ]);

  await browser.request('POST', '/api/accounts', buildRegistration());
  await server.database.execute('delete from outbox');
  const owner = await server.signInOwner();
  const unconfirmed = await (await browser.request('POST', '/api/tickets', body)).json();
  const reply = { text: 'Which green?', isNote: false };
  await owner.request('POST', `/api/admin/tickets/${unconfirmed.id}/messages`, reply);
  expect(await queuedMails(server)).toMatchObject([
    {
      to: business.mail.internalRecipients,
      subject: expect.stringMatching(/^[\w ]+ \(email not confirmed\): /),
    },
  ]);

  await server.database.execute('delete from outbox');
  await server.database.execute('update accounts set verified_at = now()');
  const own = await (await browser.request('POST', '/api/tickets', body)).json();
  expect(await queuedMails(server)).toMatchObject([
    { replyTo: own.userEmail, subject: expect.not.stringContaining('not confirmed') },
    {
      to: [own.userEmail],
      replyTo: business.contact.email,
      text: expect.stringContaining(`/account/tickets/${own.id}`),
    },
  ]);
});

test('an unconfirmed email gets 5 mails an hour and 10 a day; no request fails because of it', async () => {
  server = await openTestServer();
  let ipAddress = 0;
  /** From an IP address of its own. */
  const ask = async (email: string) => {
    ipAddress += 1;
    const browser = server.openBrowser(`198.51.100.${ipAddress}`);
    const body = { quote: { ...quote, email }, captchaToken: null };
    expect((await browser.request('POST', '/api/quotes', body)).status).toBe(202);
  };
  const mails = async () =>
    (await queuedMails(server)).filter(({ to }) => String(to).includes('stranger')).length;
  const email = 'stranger@example.com';
  for (let count = 0; count < 8; count += 1)
    await ask(count % 2 ? email : 'stranger+a@example.com');
  expect(await mails()).toBe(5);
  const browser = server.openBrowser();
  const registered = await browser.request('POST', '/api/accounts', buildRegistration({ email }));
  expect(registered.status).toBe(201);
  expect(await mails()).toBe(6);
  const kept = z.object({ key: z.string() });
  const rows = await server.database.rows(kept, 'select key from rate_limits');
  expect(JSON.stringify(rows)).not.toContain('stranger');

  for (const expected of [11, 11]) {
    await passTime(server.database, 3601);
    for (let count = 0; count < 6; count += 1) await ask(email);
    expect(await mails()).toBe(expected);
  }
  await passTime(server.database, 86_401);
  await ask(email);
  expect(await mails()).toBe(12);
  await server.database.execute('update accounts set verified_at = now()');
  for (let count = 0; count < 6; count += 1) await ask(email);
  expect(await mails()).toBe(18);
});

test('the owner gets 20 mails an hour about messages, and then one at its end for the others', async () => {
  server = await openTestServer();
  const open = async (_?: unknown, index = 0) => {
    const body = { answers: buildShortQuestionnaire(), websitePackage: { id: 'standard' } };
    return (await server.openBrowser(`192.0.2.${index}`).request('POST', '/api/tickets', body))
      .status;
  };
  const ask = async () => {
    const body = { quote, captchaToken: null };
    return (await server.openBrowser().request('POST', '/api/quotes', body)).status;
  };
  const subjects = async () =>
    (await queuedMails(server))
      .filter(({ to }) => to.length === business.mail.internalRecipients.length)
      .map(({ subject }) => subject);
  const opened = await Promise.all(Array.from({ length: 24 }, open));
  expect(opened).toEqual(Array(24).fill(201));
  expect(await ask()).toBe(202);
  expect((await subjects()).filter((each) => each.startsWith('Guest User: '))).toHaveLength(20);
  expect((await subjects()).slice(20)).toEqual(['More tickets and quote requests']);
  const minutes = await server.database.row(
    z.object({ minutes: z.coerce.number() }),
    `select round(extract(epoch from next_at - now()) / 60) as minutes from outbox
     where message->>'subject' = 'More tickets and quote requests'`,
  );
  expect(minutes).toEqual({ minutes: 60 });
  await passTime(server.database, 3601);
  await open();
  expect(await subjects()).toHaveLength(22);
});

test('a mail to an unconfirmed email has no text of a visitor, and no name in its greeting', async () => {
  server = await openTestServer();
  const owner = await server.signInOwner();
  const browser = server.openBrowser();
  const spam = 'Claim it at evil.example';
  const [email, guest] = ['ruth@harrow.example', 'guest@harrow.example'];
  // Texts that were saved when there were more placeholders.
  for (const [id, text] of [
    ['quote-received', 'Hello {{contactName}},\n\n{{answers}}\n\nWe reply soon.'],
    ['verification', 'Hello {{customerName}}, confirm: {{link}}'],
  ]) {
    const template = { id, name: 'Own', subject: 'Own', body: text, version: 0 };
    await owner.request('PUT', `/api/admin/email-templates/${id}`, template);
  }
  const registration = buildRegistration({ name: spam, email });
  await browser.request('POST', '/api/accounts', registration);
  await browser.request('POST', '/api/password-resets', { email });
  await vi.waitFor(async () => expect(await queuedMails(server)).toHaveLength(2));
  const [account] = (await (await owner.request('GET', '/api/admin/accounts')).json()).accounts;
  const password = { password: 'another long one' };
  await owner.request('PUT', `/api/admin/accounts/${account.id}/password`, password);
  const texts = Object.keys(quote).map((field) => [field, spam]);
  const spamQuote = { ...quote, ...Object.fromEntries(texts), email: guest };
  const choices = { websiteType: quote.websiteType, estimatedPages: quote.estimatedPages };
  const asked = { quote: { ...spamQuote, ...choices }, captchaToken: null };
  expect((await browser.request('POST', '/api/quotes', asked)).status).toBe(202);
  const answers = { ...buildShortQuestionnaire(), businessName: spam };
  const request = { answers, websitePackage: { id: 'standard' } };
  const ticket = await (await server.openBrowser().request('POST', '/api/tickets', request)).json();
  const headers = { authorization: `Bearer ${ticket.token}` };
  for (const to of [guest, 'new@harrow.example'])
    await browser.request('POST', `/api/tickets/${ticket.id}/links`, { email: to }, headers);
  const reply = { text: 'Which green?', isNote: false };
  await owner.request('POST', `/api/admin/tickets/${ticket.id}/messages`, reply);
  const mails = (await queuedMails(server)).filter(({ to }) => String(to).includes('@harrow'));
  const greetings = mails.map(({ subject, text }) => `${subject}: ${text.split('\n')[0]}`);
  expect(greetings).toEqual([
    expect.stringMatching(/^Own: Hello there, confirm: http\S+$/),
    `Choose a new password for ${business.name}: Hello there,`,
    `Your password for ${business.name} is a new one: Hello there,`,
    'Own: Hello there,',
    'Standard - Website Development Project: Hello,',
    'Standard - Website Development Project: Hello,',
    'Standard - Website Development Project: Hello,',
    'Re: Standard - Website Development Project: Hello there,',
  ]);
  expect(mails[3]?.text).toMatch(
    /^Hello there,\n\nWe reply soon\.\n\nAsked > \[Priced\] > .*\n\nOur turn, until .*: we read your answers, and send a price\.\n$/,
  );
  expect(JSON.stringify(mails)).not.toMatch(/evil|Claim|\{\{/);
});

test('mails that strangers cause leave the links that a person asks for', async () => {
  server = await openTestServer();
  const email = 'ruth@harrow.example';
  const stranger = server.openBrowser('203.0.113.1');
  const post = (path: string, body: unknown, headers = {}) =>
    stranger.request('POST', `/api/${path}`, body, headers);
  for (let count = 0; count < 5; count += 1) {
    const sender = server.openBrowser(`198.51.100.${count}`);
    const body = { quote: { ...quote, email }, captchaToken: null };
    await sender.request('POST', '/api/quotes', body);
    const request = { answers: buildShortQuestionnaire(), websitePackage: { id: 'standard' } };
    const { id, token } = await (await post('tickets', request)).json();
    const headers = { authorization: `Bearer ${token}` };
    expect((await post(`tickets/${id}/links`, { email }, headers)).status).toBe(202);
    const registration = buildRegistration({ email: `ruth+${count}@harrow.example` });
    await sender.request('POST', '/api/accounts', registration);
  }
  const own = server.openBrowser('192.0.2.7');
  await own.request('POST', '/api/accounts', buildRegistration({ email }));
  expect((await own.request('POST', '/api/verifications')).status).toBe(202);
  await own.request('POST', '/api/password-resets', { email });
  await vi.waitFor(async () =>
    expect(
      (await queuedMails(server, `message->'to' ? $1`, [email])).map(({ subject }) => subject),
    ).toEqual([
      ...Array(5)
        .fill([
          `Your quote request has reached ${business.name}`,
          'Standard - Website Development Project',
        ])
        .flat(),
      `Confirm your address for ${business.name}`,
      `Confirm your address for ${business.name}`,
      `Choose a new password for ${business.name}`,
    ]),
  );
});

test('the link that confirms an email is sent again three times an hour, until it is used', async () => {
  server = await openTestServer();
  const browser = server.openBrowser();
  const isVerified = async () => (await browser.request('GET', '/api/verifications')).json();
  expect((await browser.request('GET', '/api/verifications')).status).toBe(401);
  expect((await browser.request('POST', '/api/verifications')).status).toBe(401);

  await browser.request('POST', '/api/accounts', buildRegistration());
  expect(await isVerified()).toEqual({ isVerified: false });
  const again = async () => (await browser.request('POST', '/api/verifications')).status;
  expect(await again()).toBe(202);
  const mails = await queuedMails(server);
  expect(mails).toHaveLength(2);
  const token = mails[1]?.text.match(/#verify=(\S+)/)?.[1];
  await browser.request('POST', '/api/verifications/use', { token });
  expect(await isVerified()).toEqual({ isVerified: true });
  expect([await again(), await again(), await again()]).toEqual([202, 202, 429]);
  expect(await queuedMails(server)).toHaveLength(2);
});
