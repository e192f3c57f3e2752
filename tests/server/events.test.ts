/** Events for the owner's other tools, sent to a receiver on loopback. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { startEvents } from '../../server/events/events.ts';
import type { Jobs } from '../../server/jobs/startJobs.ts';
import { readBody } from '../../server/orders/paymentFacts.ts';
import { recordEvent } from '../../server/orders/paymentOrders.ts';
import { readSettings } from '../../server/settings.ts';
import { noteEventsReceiver } from '../../server/site/siteSettings.ts';
import { silentRules } from './facts.ts';
import { type Browser, openTestServer, passTime, queuedMails } from './testServer.ts';

const keys = ['a'.repeat(24), 'b'.repeat(24)];
const secrets = keys.map((key) => `whsec_${Buffer.from(key).toString('base64')}`);

interface Received {
  id: string;
  /** In seconds since 1970. */
  timestamp: number;
  signatures: string[];
  body: string;
}

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;
let running: Jobs[];
let received: Received[];
/** What the receiver does with the next request. */
let answer: (response: ServerResponse) => unknown;
let url: string;

const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const header = (name: string) => String(request.headers[`webhook-${name}`]);
  received.push({
    id: header('id'),
    timestamp: Number(header('timestamp')),
    signatures: header('signature').split(' '),
    body,
  });
  answer(response);
});

beforeEach(async () => {
  running = [];
  received = [];
  answer = (response) => response.end('thanks');
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  server = await openTestServer({ events: { url, secrets } });
  await noteEventsReceiver(server.database, true);
  owner = await server.signInOwner();
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  receiver.closeAllConnections();
  receiver.close();
  expect(server.errors).toEqual([]);
  await server.close();
});

function start(timeout?: number) {
  const events = startEvents({
    database: server.database,
    receiver: { url, secrets },
    publicOrigin: server.settings.publicOrigin,
    fetch,
    log: { info() {}, warn() {}, error() {} },
    ...(timeout && { timeout }),
  });
  running.push(events);
  return events;
}

const openTicket = async () =>
  (await server.openBrowser().request('POST', '/api/tickets', buildTicketRequest())).json();

const list = async () => (await owner.request('GET', '/api/admin/events')).json();
const failedEvents = async () =>
  (await (await owner.request('GET', '/api/admin/today')).json()).counts.event ?? 0;
const sendAgain = (id: string) => owner.request('POST', `/api/admin/events/${id}/send`);

/** The only event, once an attempt has failed, and the seconds until the next one. */
const failed = () =>
  vi.waitFor(async () => {
    const [event] = (await list()).events;
    if (!event.error) throw new Error('No attempt has failed yet.');
    return { ...event, pause: Math.ceil((Date.parse(event.nextAt) - Date.now()) / 1000) };
  });

/** As the specification of Standard Webhooks has it. */
const signatureOf = ({ id, timestamp, body }: Received, key: string) =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

test('an event has one id and one body for all attempts, and each attempt its time and both signatures', async () => {
  const { id } = await openTicket();
  answer = (response) => response.writeHead(500).end();
  const events = start();
  expect(await failed()).toMatchObject({
    type: 'ticket.opened',
    about: { kind: 'ticket', id },
    name: expect.stringMatching(/^Web Design Project: /),
    state: 'waiting',
    attempts: 1,
    error: 'The receiver answered 500.',
  });
  answer = (response) => response.end();
  await passTime(server.database, 6);
  events.wake();
  await vi.waitFor(async () => expect((await list()).counts).toMatchObject({ sent: 1 }));
  expect(received).toHaveLength(2);
  const [first, second] = received as [Received, Received];
  expect([second.id, second.body]).toEqual([first.id, first.body]);
  for (const each of received) {
    expect(each.signatures).toEqual(keys.map((key) => signatureOf(each, key)));
    expect(Math.abs(each.timestamp - Date.now() / 1000)).toBeLessThan(10);
  }
  expect(JSON.parse(first.body)).toEqual({
    type: 'ticket.opened',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { id, packageId: buildTicketRequest().websitePackage.id },
  });
});

/** The events that wait, without their times. */
async function queued() {
  start();
  const { found } = await list();
  await vi.waitFor(() => expect(received).toHaveLength(found));
  return received.map(({ body }) => {
    expect(body.length).toBeLessThan(20_000);
    expect(body).not.toMatch(/@|Customer|Ruth/);
    const { type, data } = JSON.parse(body);
    return { type, data };
  });
}

const eventsOf = (story: string) =>
  JSON.parse(readFileSync(new URL(`money/${story}.json`, import.meta.url), 'utf8')).events;

/** Records each event twice. */
async function record(events: readonly object[]) {
  for (const event of events) {
    const body = JSON.stringify(event);
    const read = readBody(body);
    if (read.state !== 'read') throw new Error('An event of the story cannot be read.');
    const { id } = read.event;
    for (const now of [new Date(), new Date()]) {
      await recordEvent(server.database, read, { id, body, now }, silentRules);
    }
  }
}

describe('An order tells, once each,', () => {
  test.each([
    ['01-one-off-with-invoice-new', ['order.paid']],
    [
      '07-refunds-in-parts',
      ['order.paid', 'order.refunded', 'order.refunded', 'order.refund_failed'],
    ],
    ['03-renewal-and-proration-old', ['order.paid', 'subscription.renewed']],
    ['05-subscription-ended', ['order.paid', 'subscription.ended']],
  ])('what happens in %s', async (story, types) => {
    await record(eventsOf(story));
    const events = await queued();
    expect(events.map(({ type }) => type)).toEqual(types);
    const [orders] = [await (await owner.request('GET', '/api/admin/orders?mode=test')).json()];
    expect(events.map(({ data }) => data.id)).toEqual(types.map(() => orders.orders[0].id));
  });

  test('each renewal that is missed, however many attempts fail', async () => {
    const events = eventsOf('03-renewal-and-proration-old');
    const renewal = events[2];
    /** An attempt to collect the next payment, which has failed. */
    const missed = (attempt: number) => ({
      ...renewal,
      id: `evt_missed_${attempt}`,
      type: 'invoice.payment_failed',
      created: 1_800_784_000 + attempt,
      data: {
        object: {
          ...renewal.data.object,
          id: 'in_renewold_4',
          status: 'open',
          amount_paid: 0,
          payment_intent: 'pi_renewold_4',
          charge: null,
          status_transitions: { paid_at: null },
        },
      },
    });
    await record([...events, missed(1), missed(2)]);
    const told = await queued();
    expect(told.map(({ type }) => type)).toEqual([
      'order.paid',
      'subscription.renewed',
      'subscription.overdue',
    ]);
    expect(told[2]?.data).toMatchObject({ paid: 958, status: 'Payment overdue' });
  });

  test('a further refund of the sum of one that has failed', async () => {
    const events = eventsOf('07-refunds-in-parts');
    const again = structuredClone(events[3]);
    Object.assign(again, { id: 'evt_again', created: again.created + 400_000 });
    Object.assign(again.data.object, { id: 're_part_3', created: again.created });
    await record([...events, again]);
    const told = await queued();
    expect(told.map(({ type, data }) => [type, data.refunded, data.sequence])).toEqual([
      ['order.paid', 0, 1],
      ['order.refunded', 5000, 2],
      ['order.refunded', 9000, 3],
      ['order.refund_failed', 5000, 4],
      ['order.refunded', 9000, 5],
    ]);
  });

  test('what one event has changed, with a sequence for each change', async () => {
    const [paid, refunded] = eventsOf('07-refunds-in-parts');
    await record([refunded, paid]);
    expect((await queued()).map(({ type, data }) => [type, data.sequence])).toEqual([
      ['order.paid', 1],
      ['order.refunded', 2],
    ]);
  });

  test('a payment that is missed while an earlier one is', async () => {
    const events = eventsOf('03-renewal-and-proration-old');
    const missed = (invoice: string, created: number) => {
      const event = structuredClone(events[2]);
      Object.assign(event, { id: `evt_${invoice}`, type: 'invoice.payment_failed', created });
      const unpaid = { status: 'open', amount_paid: 0, payment_intent: null, charge: null };
      Object.assign(event.data.object, { id: invoice, ...unpaid, created });
      return event;
    };
    await record([...events, missed('in_4', 1_800_784_000), missed('in_5', 1_803_462_400)]);
    const told = await queued();
    expect(told.map(({ type, data }) => [type, data.sequence]).slice(2)).toEqual([
      ['subscription.overdue', 3],
      ['subscription.overdue', 4],
    ]);
  });

  test('its product, its status and its sums', async () => {
    await record(eventsOf('07-refunds-in-parts'));
    const [paid, , refunded] = await queued();
    const data = { product: 'standard', period: null, currency: 'gbp', paid: 17_900 };
    expect(paid?.data).toMatchObject({ ...data, refunded: 0, status: 'In Progress' });
    expect(refunded?.data).toMatchObject({ ...data, refunded: 9000, status: 'In Progress' });
  });
});

test('an accepted quote is told with its total and its ticket', async () => {
  const customer = server.openBrowser();
  await customer.request('POST', '/api/quotes', { quote: buildQuote(), captchaToken: null });
  const price = buildQuotePrice({
    lines: [{ text: 'All', amount: 93_000 }],
    validUntil: '2999-12-31',
  });
  await owner.request('POST', '/api/admin/quotes/1/versions', { ...price, version: 0 });
  const [mail] = await queuedMails(server, "dedupe_key = 'quote-1-version-1'");
  const [, token] = /quote#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const accept = { token, version: 1, name: 'Ruth Harrow' };
  for (let click = 0; click < 2; click += 1) {
    const { status } = await customer.request('POST', '/api/quote-links/accept', accept);
    expect(status).toBe(200);
  }
  const ticketId = expect.stringMatching(/^web-\d+$/);
  expect(await queued()).toMatchObject([
    { type: 'ticket.opened' },
    {
      type: 'quote.accepted',
      data: { id: '1', version: 1, currency: 'gbp', total: 93_000, ticketId },
    },
  ]);
});

test('nothing is queued without a receiver', async () => {
  await noteEventsReceiver(server.database, false);
  await openTicket();
  expect(await list()).toMatchObject({ found: 0 });
});

const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString();

test.each([
  ['a shorter pause than its own', () => '1', 5],
  ['a number of seconds', () => '120', 120],
  ['a time', inTwoMinutes, 120],
  ['more than a day', () => '999999', 86_400],
  ['nonsense', () => 'soon', 5],
])('an event waits as Retry-After asks: %s', async (_, retryAfter, seconds) => {
  await openTicket();
  answer = (response) => response.writeHead(503, { 'retry-after': retryAfter() }).end();
  start();
  const { pause } = await failed();
  expect(pause).toBeGreaterThan(seconds - 3);
  expect(pause).toBeLessThanOrEqual(seconds);
});

test('a redirect is not followed', async () => {
  await openTicket();
  answer = (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end();
  start();
  expect(await failed()).toMatchObject({ state: 'waiting', error: 'The receiver answered 302.' });
  expect(received).toHaveLength(1);
});

test('a receiver that does not answer ends the attempt, after 20 seconds unless told otherwise', async () => {
  await openTicket();
  answer = () => {};
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  start(100);
  expect(await failed()).toMatchObject({
    state: 'waiting',
    error: 'The receiver did not answer in time.',
  });
  expect(timeout.mock.calls).toEqual([[100]]);
  answer = (response) => response.end();
  await openTicket();
  start().wake();
  await vi.waitFor(() => expect(timeout.mock.calls.at(-1)).toEqual([20_000]));
});

test('a response that cannot be read ends the attempt, and its time ends nothing after it', async () => {
  await openTicket();
  const encodings = Array(1000).fill('gzip').join(', ');
  answer = (response) =>
    response.writeHead(500, { 'content-encoding': encodings }).end('x'.repeat(200_000));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  start(300);
  expect(await failed()).toMatchObject({ error: 'The receiver could not be reached.' });
  // An uncaught error would fail the run.
  await vi.waitFor(() => expect(timeout.mock.results.at(-1)?.value.aborted).toBe(true));
});

test('410 stops all events and tells the owner; sending that one again goes on with all', async () => {
  await openTicket();
  await openTicket();
  answer = (response) => response.writeHead(410).end();
  const events = start();
  const counts = async () => (await list()).counts;
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ stopped: 1, waiting: 1 }));
  events.wake();
  await events.stop();
  expect(received).toHaveLength(1);
  const mails = await queuedMails(server, "about_kind = 'event'");
  expect(mails.map(({ subject }) => subject)).toEqual(['Events for your other tools have stopped']);
  expect(mails[0]?.text).toContain('http://localhost:4173/admin/events');
  expect(await failedEvents()).toBe(1);

  answer = (response) => response.end();
  const page = await list();
  const stopped = page.events.find(({ state }: { state: string }) => state === 'stopped');
  expect((await sendAgain(stopped.id)).status).toBe(202);
  start();
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ stopped: 0, sent: 2 }));
  expect(new Set(received.map(({ id }) => id)).size).toBe(2);
  const { entries } = await (await owner.request('GET', '/api/admin/history')).json();
  expect(entries[0]).toMatchObject({
    action: 'sent again',
    about: { kind: 'event', id: stopped.id },
  });
});

test('an event that is stopped again tells the owner again', async () => {
  await openTicket();
  answer = (response) => response.writeHead(410).end();
  const events = start();
  const mails = () => queuedMails(server, "about_kind = 'event'");
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
  await sendAgain((await list()).events[0].id);
  events.wake();
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2));
});

test('an event that has failed is counted until it is set aside or the receiver is gone', async () => {
  await openTicket();
  const [{ id }] = (await list()).events;
  const setAside = () => owner.request('POST', `/api/admin/events/${id}/set-aside`);
  await setAside();
  await server.database.execute(`update outbox set state = 'failed' where kind = 'event'`);
  expect((await list()).events).toMatchObject([{ state: 'failed', isSetAside: false }]);
  expect(await failedEvents()).toBe(1);
  const { events } = server.settings;
  Object.assign(server.settings, { events: undefined });
  expect(await failedEvents()).toBe(0);
  Object.assign(server.settings, { events });
  expect((await setAside()).status).toBe(204);
  expect((await list()).events).toMatchObject([{ state: 'failed', isSetAside: true }]);
  expect(await failedEvents()).toBe(0);
});

test('an event cannot be sent as a mail, nor a mail as an event', async () => {
  await openTicket();
  const [event] = (await list()).events;
  const mails = await (await owner.request('GET', '/api/admin/mail')).json();
  expect(mails.mails).toHaveLength(1);
  expect((await sendAgain(mails.mails[0].id)).status).toBe(404);
  const asMail = await owner.request('POST', `/api/admin/mail/${event.id}/attempts`);
  expect(asMail.status).toBe(404);
});

const secret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 1).toString('base64')}`;
const SECRETS =
  'EVENTS_SECRET has to be whsec_ with 24 to 64 random bytes in base64, or two of them with a comma.';

test.each([
  [{ EVENTS_URL: 'https://a.example' }, 'EVENTS_URL and EVENTS_SECRET belong together'],
  [{ EVENTS_SECRET: secret(24) }, 'EVENTS_URL and EVENTS_SECRET belong together'],
  [
    { EVENTS_URL: 'http://a.example', EVENTS_SECRET: secret(24) },
    'EVENTS_URL has to be an https URL',
  ],
  [{ EVENTS_URL: 'https://a.example', EVENTS_SECRET: secret(23) }, SECRETS],
  [{ EVENTS_URL: 'https://a.example', EVENTS_SECRET: secret(65) }, SECRETS],
  [{ EVENTS_URL: 'https://a.example', EVENTS_SECRET: 'whsec_with spaces' }, SECRETS],
  [{ EVENTS_URL: 'https://a.example', EVENTS_SECRET: Array(3).fill(secret(24)).join() }, SECRETS],
])('the start stops with a sentence for %j', (environment, message) => {
  const settings = { SECRET_KEY: Buffer.alloc(32).toString('base64'), ...environment };
  expect(() => readSettings(settings, '/nowhere')).toThrow(message);
});

test('one or two secrets of 24 to 64 bytes sign', () => {
  const settings = { SECRET_KEY: Buffer.alloc(32).toString('base64') };
  const EVENTS_SECRET = [secret(24), secret(64)].join(', ');
  const read = readSettings({ ...settings, EVENTS_URL: 'https://a.example/x', EVENTS_SECRET }, '/');
  expect(read.events).toEqual({ url: 'https://a.example/x', secrets: [secret(24), secret(64)] });
});
