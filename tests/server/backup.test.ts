import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { checkBackup, linesOf, restoreBackup } from '../../server/backup/restoreBackup.ts';
import { writeBackup } from '../../server/backup/writeBackup.ts';
import type { Database } from '../../server/database/database.ts';
import { addLink } from '../../server/http/links.ts';
import { startMail } from '../../server/mail/outbox.ts';
import { readBody } from '../../server/orders/paymentFacts.ts';
import { recordEvent } from '../../server/orders/paymentOrders.ts';
import { noteList } from '../../server/orders/priceGuard.ts';
import { issueReceipts } from '../../server/orders/receipts.ts';
import { insertOrders } from '../../server/orders/storedOrders.ts';
import { requireKey } from '../../server/site/siteSettings.ts';
import { silentRules } from './facts.ts';
import { contents, openTestSchema, openTestServer } from './testServer.ts';

const ada = { name: 'Ada \u2028 Weir', email: 'ada@example.com', password: 'correct horse' };
const ticket = {
  answers: buildQuestionnaire({ businessName: 'Line\nfeed "and" \\n' }),
  websitePackage: { id: 'standard', title: 'Standard' },
};

let server: Awaited<ReturnType<typeof openTestServer>>;
let backup: string;

/** In pieces that end inside of lines. */
async function* linesIn(text: string) {
  yield* linesOf(
    (async function* () {
      for (let start = 0; start < text.length; start += 1000) yield text.slice(start, start + 1000);
    })(),
  );
}

async function restore(
  text: string,
  into: Database,
  { secretKey = server.settings.secretKey, holdsMail = false } = {},
) {
  const header = await checkBackup(linesIn(text));
  const lines = linesIn(text);
  return restoreBackup({ database: into, secretKey, header, lines, holdsMail });
}

/** The text with a last line that fits it, as anyone can make it. */
function withHash(text: string) {
  const lines = text.replace(/[^\n]+\n$/, '');
  const sha256 = createHash('sha256').update(lines).digest('hex');
  return `${lines}${JSON.stringify({ end: true, sha256 })}\n`;
}

async function paymentBodies(): Promise<string[]> {
  const { events } = (await import('./money/07-refunds-in-parts.json')).default;
  return events.map((event) => JSON.stringify(event));
}

beforeAll(async () => {
  server = await openTestServer();
  const { database, signInOwner, openBrowser, settings } = server;
  const owner = await signInOwner();
  await owner.request('POST', '/api/admin/totp');
  const customer = openBrowser();
  await customer.request('POST', '/api/accounts', ada);
  await customer.request('POST', '/api/tickets', ticket);
  await openBrowser().request('POST', '/api/tickets', ticket);
  await database.execute(
    `insert into attachments (id, name, size, bytes)
     select gen_random_uuid(), 'logo.png', 3032, sha256(n::text::bytea) || decode(repeat('00ff0a22', 750), 'hex')
     from generate_series(1, 3) as n`,
  );
  await customer.request('POST', '/api/quotes', { quote: buildShortQuote(), captchaToken: null });
  const price = { ...buildQuotePrice({ validUntil: '2999-12-31' }), version: 0 };
  await owner.request('POST', '/api/admin/quotes/1/versions', price);
  await database.execute(
    `insert into payment_requests (id, quote_id, kind, version, asked_at, request_key)
     values (gen_random_uuid(), 1, 'rest', 1, now(), 'rest')`,
  );
  await database.execute(
    `insert into payment_attempts (request_id, number, quote_id, amount, expires_at)
     select id, 1, 1, 105550, now() from payment_requests`,
  );
  await insertOrders(database, [buildOrder()]);
  const prices = { value: { standardWebsite: 200 }, version: 0 };
  await owner.request('PUT', '/api/admin/prices/web-development', prices);
  await owner.request('PUT', '/api/admin/link-products/plink_standard', {
    product: 'standard',
    period: null,
  });
  for (const body of await paymentBodies()) {
    const read = readBody(body);
    if (read.state !== 'read') throw new Error('An event of the story cannot be read.');
    const { id } = read.event;
    await recordEvent(database, read, { id, body, now: new Date() }, silentRules);
  }
  const transfer = { customer: 'Ann', email: 'ann@lee.example', paidOn: '2026-03-02' };
  const sold = { product: 'standard', period: null, amount: 17900 };
  const added = await owner.request('POST', '/api/admin/orders', { ...transfer, ...sold });
  const { id: orderId } = await added.json();
  await issueReceipts(database, new Date());
  await addLink(database, 'order', orderId);
  const [template] = await (await owner.request('GET', '/api/admin/email-templates')).json();
  await owner.request('PUT', `/api/admin/email-templates/${template.id}`, template);
  const reply = buildSavedReply();
  await owner.request('PUT', `/api/admin/saved-replies/${reply.id}`, { ...reply, version: 0 });
  await noteList(database, [], new Date());
  await owner.request('PUT', '/api/admin/exchange-rates/2026-03/eur', { rate: 1.1523 });
  await database.execute(
    `insert into job_attempts (job_id, error) select id, 'No answer' from outbox`,
  );
  await database.execute(
    `insert into recovery_codes (owner_id, code_hash) values (1, '\\x00ff'::bytea)`,
  );

  // As at the start of a server.
  await requireKey(database, settings.secretKey, '');

  const lines: string[] = [];
  await writeBackup({
    database,
    now: new Date(),
    write: async (line) => {
      lines.push(line);
    },
  });
  backup = `${lines.join('\n')}\n`;
});
afterAll(() => server.close());

test('a backup restores every table, its numbering goes on, and sessions have ended', async () => {
  const restored = await openTestServer({ secretKey: server.settings.secretKey });
  const before = await contents(server.database);
  expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([]);
  const count = await restore(backup, restored.database);
  expect(count).toBe(Object.values(before).flat().length);
  // A link that is used once would be valid again.
  expect(before.links?.filter((row) => row.includes('verification'))).toHaveLength(1);
  const links = before.links?.filter((row) => !row.includes('verification'));
  expect(await contents(restored.database)).toEqual({ ...before, links });

  const browser = restored.openBrowser();
  const login = { email: ada.email, password: ada.password };
  expect((await browser.request('POST', '/api/sessions', login)).status).toBe(201);
  const quote = { quote: buildShortQuote({ businessName: 'Next' }), captchaToken: null };
  expect((await browser.request('POST', '/api/quotes', quote)).status).toBe(202);
  const ids = await restored.database.rows(
    z.object({ id: z.string() }),
    'select id from quotes order by id',
  );
  expect(ids).toEqual([{ id: '1' }, { id: '2' }]);
  expect(restored.errors).toEqual([]);
  await restored.close();
});

test('what waited in a backup is sent after a restore, or is set aside with its reason', async () => {
  const restored = await openTestServer({ secretKey: server.settings.secretKey });
  const { database } = restored;
  await restore(backup, database, { holdsMail: true });
  const waiting = await server.database.execute(`select from outbox where state = 'waiting'`);
  expect(waiting).toBeGreaterThan(1);
  const send = vi.fn(async () => '1');
  const sendAll = async () => {
    const jobs = startMail({
      ...restored.settings,
      database,
      log: { info() {}, warn() {}, error() {} },
      transport: { send },
    });
    await jobs.stop();
  };
  await sendAll();
  expect(send).not.toHaveBeenCalled();
  const owner = restored.openBrowser();
  const login = { username: 'Owner', password: 'a long password' };
  await owner.request('POST', '/api/admin/session', login);
  const { mails, counts } = await (await owner.request('GET', '/api/admin/mail')).json();
  expect(counts).toMatchObject({ waiting: 0, failed: waiting });
  const path = `/api/admin/mail/${mails[0].id}`;
  const mail = await (await owner.request('GET', path)).json();
  expect(mail).toMatchObject({ isSetAside: true });
  expect(mail.attempts.at(-1).error).toMatch(/^It waited when the backup was made/);
  expect(
    (await (await owner.request('GET', '/api/admin/today')).json()).counts.mail,
  ).toBeUndefined();
  await owner.request('POST', `${path}/attempts`);
  await sendAll();
  expect(send).toHaveBeenCalledOnce();
  await restored.close();
});

test('a backup is refused by a database that is not empty, which stays as it is', async () => {
  const before = await contents(server.database);
  await expect(restore(backup, server.database)).rejects.toThrow(/not empty.*Nothing was changed/);
  expect(await contents(server.database)).toEqual(before);
});

test.each([
  ['cut off in a line', (text: string) => text.slice(0, -200)],
  ['cut off between two lines', (text: string) => text.replace(/.*\n$/, '')],
  ['without one of its lines', (text: string) => text.replace(/\n\{"table":"tickets".*/, '')],
  ['changed by a letter', (text: string) => text.replace('ada@example.com', 'eve@example.com')],
  ['empty', () => ''],
  ['another file', () => '{"version":1}\n{}\n'],
])('a file that is %s is refused before the database is asked', async (_, damage) => {
  const damaged = damage(backup);
  expect(damaged).not.toBe(backup);
  await expect(checkBackup(linesIn(damaged))).rejects.toThrow(/Nothing was changed/);
});

test('a backup of another server has no codes of its key', async () => {
  const { database, close } = await openTestSchema();
  expect(await restore(backup, database, { secretKey: Buffer.alloc(32) })).toBeGreaterThan(0);
  expect(await database.execute('select from owners where totp_secret is not null')).toBe(0);
  await close();
});

test.each([
  ['is no JSON', /(?<="table":"saved_replies","row":).+(?=\})/, '{"id":'],
  ['has a number out of range', /(?<="table":"job_attempts","row":\{"id":)\d+/, '9'.repeat(30)],
  ['has a NUL', /(?<="table":"orders","row":\{"id":")/, '\\u0000'],
  ['numbers from 0', /(?<="sequence":"\w+","state":\[)\d+/, '0'],
])('a backup in which a line %s names it and restores nothing', async (_, part, bad) => {
  const lines = backup.split('\n');
  const number = lines.findIndex((line) => part.test(line)) + 1;
  const changed = withHash(backup.replace(part, () => bad));
  const { database, close } = await openTestSchema();
  await expect(restore(changed, database)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      new RegExp(`^Line ${number} of the backup cannot .+ Nothing was restored\\.$`),
    ),
  });
  expect(Object.values(await contents(database)).flat()).toEqual([]);
  await close();
});

test('a line of more than 64 MB is refused while it is read', async () => {
  let read = 0;
  async function* file() {
    yield '{"format":"millrace-backup"}\n';
    for (; read < 600; read += 1) yield 'x'.repeat(1024 * 1024);
  }
  const refusal = expect(checkBackup(linesOf(file()))).rejects;
  await refusal.toThrow(/^Line 2 has more than 64 MB.+Nothing was changed\.$/);
  expect(read).toBe(64);
});
