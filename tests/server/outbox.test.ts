/** The outbox, and what the owner sees of it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildQuote } from '#mocks/factories/quote.ts';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { business } from '#src/content/business.ts';
import type { MailMessage } from '#src/domain/mailMessage.ts';
import { type Database, DatabaseUnavailable } from '../../server/database/database.ts';
import type { Jobs } from '../../server/jobs/startJobs.ts';
import { queueMail, startMail } from '../../server/mail/outbox.ts';
import { httpTransport } from '../../server/mail/transport.ts';
import { newToken } from '../../server/secrets.ts';
import { buildNewMail, environmentOf, openTestServer, passTime } from './testServer.ts';

const mail = { domain: 'mail.example', apiKey: 'key', base: 'https://api.example' };
const log = { info() {}, warn() {}, error() {} };
const all = { text: '', status: 'all', page: 1 } as const;

let server: Awaited<ReturnType<typeof openTestServer>>;
let outboxes: Jobs[];
/** The subjects that the mail service has received. */
let received: string[];
/** The fields of the last request to the mail service. */
let posted: URLSearchParams;
/** The answer of the mail service. */
let answer: () => Promise<Response>;

beforeEach(async () => {
  server = await openTestServer();
  outboxes = [];
  received = [];
  answer = async () => Response.json({ id: 'provider-1' });
});
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  expect(server.errors).toEqual([]);
  await server.close();
});

function start(database = server.database, settings = server.settings) {
  const send: typeof fetch = (_, init) => {
    posted = new URLSearchParams(String(init?.body));
    received.push(posted.get('subject') ?? '');
    return answer();
  };
  const transport = httpTransport(mail, send);
  const outbox = startMail({ database, ...settings, transport, log });
  outboxes.push(outbox);
  return outbox;
}

const queue = (subject: string, overrides: Partial<MailMessage> = {}) =>
  queueMail(server.database, {
    ...buildNewMail({ subject, ...overrides }),
    secretKey: server.settings.secretKey,
  });

/** The methods of the owner's page. */
async function openOwnersMail() {
  const owner = await server.signInOwner();
  const { connected, today } = createHttpAdmin(environmentOf(owner), { channel: undefined });
  return { ...connected.mail, today, status: connected.status };
}

/** An answer that is held back until `release`. */
function holdAnswers() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer = async () => {
    await released;
    return Response.json({ id: 'provider-1' });
  };
  return release;
}

const stateOf = async (ownersMail: Awaited<ReturnType<typeof openOwnersMail>>, subject: string) =>
  (await ownersMail.list({ ...all, text: subject })).mails[0]?.state;

test('two processes send each mail once, two at a time, while the mail service is slow', async () => {
  const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index}`);
  for (const subject of subjects) await queue(subject);
  const release = holdAnswers();
  const both = [start(), start(server.openProcess().database)];
  await vi.waitFor(() => expect(received).toHaveLength(4));
  for (const outbox of both) outbox.wake();
  // A third process finds the mails that the two have not taken.
  const third = start(server.openProcess().database);
  await vi.waitFor(() => expect(received).toHaveLength(6));
  third.wake();
  release();
  const ownersMail = await openOwnersMail();
  await vi.waitFor(async () =>
    expect((await ownersMail.list(all)).counts.sent).toBe(subjects.length),
  );
  expect(received.sort()).toEqual(subjects.sort());
});

test('a mail for a server that hangs holds no others, before and after it has waited', async () => {
  await queue('Hangs');
  const release = holdAnswers();
  const held = answer;
  answer = () =>
    received.at(-1) === 'Hangs' ? held() : Promise.resolve(Response.json({ id: '1' }));
  for (const index of [1, 2, 3]) await queue(`Early ${index}`);
  const outbox = start();
  const ownersMail = await openOwnersMail();
  const sent = async () => (await ownersMail.list(all)).counts.sent;
  await vi.waitFor(async () => expect(await sent()).toBe(3));
  for (const index of [1, 2, 3]) await queue(`Late ${index}`);
  outbox.wake();
  await vi.waitFor(async () => expect(await sent()).toBe(6));
  expect(await stateOf(ownersMail, 'Hangs')).toBe('waiting');
  release();
  await vi.waitFor(async () => expect(await sent()).toBe(7));
});

test('a mail that was sent while the database went away is not sent again', async () => {
  await queue('Once');
  const { transaction } = server.database;
  let isAway = true;
  const database: Database = {
    ...server.database,
    transaction(work) {
      if (!isAway) return transaction(work);
      isAway = false;
      return Promise.reject(new DatabaseUnavailable('Restarting'));
    },
  };
  const outbox = start(database);
  const ownersMail = await openOwnersMail();
  await vi.waitFor(async () => expect(await stateOf(ownersMail, 'Once')).toBe('sent'));
  outbox.wake();
  await outbox.stop();
  expect(received).toEqual(['Once']);
});

/** A mail service on loopback, which can be down. */
async function startMailService() {
  const arrived: { to: string | null; id: string | null }[] = [];
  /** What it does with the next request. */
  let mode: 'works' | 'breaks' | 'answers 500' | 'lies' = 'works';
  const ids = new Set<string | null>();
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const fields = new URLSearchParams(body);
    const mail = { to: fields.get('to'), id: fields.get('h:Message-Id') };
    ids.add(mail.id);
    if (mode === 'breaks') response.destroy();
    else if (mode === 'answers 500') response.writeHead(500).end();
    else if (mode === 'lies') response.end('<h1>Welcome to the hotel</h1>');
    else response.end(JSON.stringify({ id: `<${arrived.push(mail)}@mail.example>` }));
  });
  const listen = async (port: number) => {
    service.listen(port, '127.0.0.1');
    await once(service, 'listening');
  };
  await listen(0);
  const { port } = service.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    arrived,
    /** The Message-Ids of every attempt that has reached it. */
    ids,
    set(next: typeof mode) {
      mode = next;
    },
    open: () => listen(port),
    async close() {
      const closed = once(service, 'close');
      service.close();
      service.closeAllConnections();
      await closed;
    },
  };
}

const pass = (seconds: number) => passTime(server.database, seconds);

test('each mail arrives once, with one id, after ten minutes without the mail service', async () => {
  const service = await startMailService();
  await service.close();
  const quote = buildQuote();
  const ask = async (email: string) => {
    const body = { quote: { ...quote, email }, captchaToken: null };
    const answer = await server.openBrowser().request('POST', '/api/quotes', body);
    expect(answer.status).toBe(202);
  };
  const { secretKey } = server.settings;
  const transport = httpTransport({ ...mail, base: service.base }, fetch);
  for (const database of [server.database, server.openProcess().database]) {
    outboxes.push(startMail({ database, transport, secretKey, log }));
  }
  const ownersMail = await openOwnersMail();
  /** Wakes the outbox until no mail is due. */
  const settle = () =>
    vi.waitFor(async () => {
      for (const outbox of outboxes) outbox.wake();
      const { mails } = await ownersMail.list({ ...all, status: 'waiting' });
      const opened = await Promise.all(mails.map(({ id }) => ownersMail.open(id)));
      expect(opened.filter(({ nextAt }) => nextAt === null)).toEqual([]);
    }, 10_000);

  await ask('first@example.com');
  await settle();
  await service.open();
  const faults = ['breaks', 'answers 500', 'lies'] as const;
  for (let minute = 0; minute < 10; minute += 1) {
    service.set(faults[minute % faults.length] ?? 'lies');
    if (minute === 5) await ask('second@example.com');
    await settle();
    await pass(60);
  }
  expect((await ownersMail.list(all)).counts).toMatchObject({ waiting: 4, sent: 0, failed: 0 });

  service.set('works');
  // The longest pause after ten minutes.
  await pass(600);
  await settle();
  expect((await ownersMail.list(all)).counts).toMatchObject({ waiting: 0, sent: 4, failed: 0 });
  const office = business.mail.internalRecipients.join(', ');
  const recipients = [office, office, 'first@example.com', 'second@example.com'];
  expect(service.arrived.map(({ to }) => to).sort()).toEqual(recipients.sort());
  expect([...service.ids].sort()).toEqual(service.arrived.map(({ id }) => id).sort());
  const { mails } = await ownersMail.list({ ...all, text: 'first@example.com' });
  const { attempts } = await ownersMail.open(String(mails[0]?.id));
  expect(new Set(attempts.map(({ error }) => error))).toEqual(
    new Set([
      'The mail service could not be reached.',
      'The mail service answered 500.',
      'The mail service answered 200 without the id of the message.',
      null,
    ]),
  );
  await service.close();
});

test('a mail with a token is not tracked, and its token can be read neither before nor after', async () => {
  const token = newToken();
  const links = [`/quote#${token}`, `/account#reset=${token}`].join(' ');
  await queue('Link', { text: links, html: `<a href="${links}">#1</a>`, hasToken: true });
  answer = async () => new Response('', { status: 500 });
  const outbox = start();
  const ownersMail = await openOwnersMail();
  const read = async () => ownersMail.open(String((await ownersMail.list(all)).mails[0]?.id));
  await vi.waitFor(async () => expect((await read()).attempts).toHaveLength(1));
  const stored = z.object({ message: z.string(), isSealed: z.boolean() });
  const row = () =>
    server.database.row(
      stored,
      `select outbox::text as message, sealed is not null as is_sealed from outbox`,
    );
  const isReadable = async () => {
    const texts = [await row(), await read()].map((each) => JSON.stringify(each)).join();
    return texts.includes(token) || texts.includes(Buffer.from(token).toString('hex'));
  };
  expect(await read()).toMatchObject({
    html: expect.stringContaining('#…'),
    text: '/quote#… /account#reset=…',
  });
  expect(await isReadable()).toBe(false);
  answer = async () => Response.json({ id: 'provider-1' });
  await ownersMail.sendAgain((await read()).id);
  outbox.wake();
  await vi.waitFor(async () => expect((await read()).state).toBe('sent'));
  expect(posted.get('o:tracking-clicks')).toBe('no');
  expect(posted.get('text')).toBe(links);
  expect(posted.get('html')).toContain(`#${token} `);
  expect((await read()).html).toContain('#…');
  expect(await isReadable()).toBe(false);
  expect((await row())?.isSealed).toBe(false);
  expect((await row())?.message).toContain('#1</a>');
});

test('a mail that was encrypted with another key waits, and says why', async () => {
  await queue('Sealed', { hasToken: true });
  await queue('Open');
  start(server.database, { ...server.settings, secretKey: Buffer.alloc(32) });
  const ownersMail = await openOwnersMail();
  await vi.waitFor(async () => expect(await stateOf(ownersMail, 'Open')).toBe('sent'));
  const [sealed] = (await ownersMail.list({ ...all, text: 'Sealed' })).mails;
  expect(await ownersMail.open(String(sealed?.id))).toMatchObject({
    state: 'waiting',
    attempts: [{ error: 'It was encrypted with another SECRET_KEY.' }],
  });
});

describe('Sending again', () => {
  test('sends a mail that has failed once, for ten clicks and while it is being sent', async () => {
    await queue('Failed');
    await server.database.execute(`update outbox set state = 'failed', attempts = 12`);
    const ownersMail = await openOwnersMail();
    const [failed] = (await ownersMail.list(all)).mails;
    const id = String(failed?.id);
    const release = holdAnswers();
    const clicks = () => Promise.all(Array.from({ length: 10 }, () => ownersMail.sendAgain(id)));
    await clicks();
    const outbox = start();
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await clicks();
    start(server.openProcess().database);
    outbox.wake();
    release();
    await vi.waitFor(async () => expect(await stateOf(ownersMail, 'Failed')).toBe('sent'));
    await clicks();
    expect(await ownersMail.open(id)).toMatchObject({ state: 'sent', attempts: [{ error: null }] });
    await Promise.all(outboxes.map((each) => each.stop()));
    expect(received).toEqual(['Failed']);
  });

  test('is not asked for any more once the mail is set aside, and can still be done', async () => {
    await queue('Failed');
    const ownersMail = await openOwnersMail();
    const id = String((await ownersMail.list(all)).mails[0]?.id);
    const read = async () => {
      const { state, isSetAside } = await ownersMail.open(id);
      return [state, isSetAside];
    };
    await ownersMail.setAside(id);
    expect(await read()).toEqual(['waiting', false]);
    await server.database.execute(`update outbox set state = 'failed'`);
    expect((await ownersMail.today.read()).counts.mail).toBe(1);
    await ownersMail.setAside(id);
    expect(await read()).toEqual(['failed', true]);
    expect((await ownersMail.today.read()).counts.mail).toBeUndefined();
    await ownersMail.sendAgain(id);
    expect(await read()).toEqual(['waiting', false]);
  });

  test('begins the pauses of a waiting mail anew', async () => {
    await queue('Waiting');
    answer = async () => new Response('', { status: 500 });
    const outbox = start();
    const ownersMail = await openOwnersMail();
    const read = async () => ownersMail.open(String((await ownersMail.list(all)).mails[0]?.id));
    await vi.waitFor(async () => expect((await read()).attempts).toHaveLength(1));
    await server.database.execute(
      `update outbox set attempts = 9, next_at = now() + interval '2 hours'`,
    );
    const { nextAt } = await read();
    expect(Date.parse(String(nextAt))).toBeGreaterThan(Date.now() + 3_600_000);
    await ownersMail.sendAgain((await read()).id);
    outbox.wake();
    await vi.waitFor(async () => expect((await read()).attempts).toHaveLength(2));
    const again = await read();
    expect(again.attempts[1]?.error).toBe('The mail service answered 500.');
    expect(Date.parse(String(again.nextAt))).toBeLessThan(Date.now() + 10_000);
  });
});

describe('The owner’s list of mails', () => {
  test('has the newest first, 25 a page, and finds words and states', async () => {
    for (let index = 1; index <= 27; index += 1) {
      await queue(`Mail ${index}`, { to: [`person${index}@example.com`, 'Office@Example.com'] });
    }
    await server.database.execute(
      `update outbox set state = 'failed' where message->>'subject' = 'Mail 3'`,
    );
    const ownersMail = await openOwnersMail();
    const first = await ownersMail.list(all);
    expect(first).toMatchObject({
      found: 27,
      counts: { all: 27, waiting: 26, sent: 0, failed: 1 },
    });
    expect(first.mails).toHaveLength(25);
    expect(first.mails[0]).toMatchObject({
      subject: 'Mail 27',
      to: ['person27@example.com', 'Office@Example.com'],
      state: 'waiting',
    });
    expect((await ownersMail.list({ ...all, page: 2 })).mails).toHaveLength(2);
    const subjects = async (query: object) =>
      (await ownersMail.list({ ...all, ...query })).mails.map(({ subject }) => subject);
    expect(await subjects({ text: ' OFFICE person14@ ' })).toEqual(['Mail 14']);
    expect(await subjects({ status: 'failed' })).toEqual(['Mail 3']);
    expect(await subjects({ status: 'failed', text: '14' })).toEqual([]);
  });

  test('reports what has failed for good', async () => {
    await queue('Failed');
    await server.database.execute(`update outbox set state = 'failed'`);
    const ownersMail = await openOwnersMail();
    expect((await ownersMail.today.read()).counts).toEqual({ mail: 1 });
    expect(await ownersMail.status.read()).toEqual({
      owner: 'Owner',
      guestFiles: { used: 0, tickets: [] },
      version: '1.0.0',
    });
  });

  test.each(['0', '01', '7', 'unknown', '1e400', '99999999999999999999'])(
    'has no mail with the id %s',
    async (id) => {
      const ownersMail = await openOwnersMail();
      await expect(ownersMail.open(id)).rejects.toMatchObject({ code: 'mail-not-found' });
      await expect(ownersMail.sendAgain(id)).rejects.toMatchObject({ code: 'mail-not-found' });
      await expect(ownersMail.setAside(id)).rejects.toMatchObject({ code: 'mail-not-found' });
    },
  );
});
