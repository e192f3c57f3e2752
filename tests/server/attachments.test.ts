/** Files of tickets over the API: what is accepted, who can read them, and how they are sent. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileContents } from '#mocks/factories/attachment.ts';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { readInTurn } from '../../server/gate.ts';
import { createHttpServer } from '../../server/http/createHttpServer.ts';
import { clearAttachments } from '../../server/tickets/attachments.ts';
import { type Browser, openTestServer } from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;

beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signInOwner();
});
beforeEach(() => server.database.execute('delete from rate_limits'));
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const png = fileContents.png ?? new Uint8Array();

/** Sends the bytes as a file of this name. */
function upload(
  name: string,
  content: Uint8Array<ArrayBuffer> | ReadableStream,
  headers: object = {},
) {
  return server.app.fetch(
    new Request('http://localhost:4173/api/attachments', {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'file-name': encodeURIComponent(name),
        origin: 'http://localhost:4173',
        ...headers,
      },
      body: content,
      ...{ duplex: 'half' },
    }),
  );
}

async function uploaded(name = 'logo.png', content = png): Promise<string> {
  return (await (await upload(name, content)).json()).id;
}

/** A customer with a ticket. */
async function openTicket(email: string, attachments: string[] = []) {
  const browser = server.openBrowser();
  await browser.request('POST', '/api/accounts', buildRegistration({ email }));
  const request = buildTicketRequest({ attachments });
  const answer = await browser.request('POST', '/api/tickets', request);
  const { id } = await answer.json();
  const reply = (attached: unknown, key = crypto.randomUUID()) =>
    browser.request(
      'POST',
      `/api/tickets/${id}/messages`,
      { text: 'Here it is', attachments: attached },
      { 'idempotency-key': key },
    );
  return { browser, id, reply };
}

/** Serves the application on a port of its own. */
async function listen() {
  const listener = createHttpServer(server.app, () => {}).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close() {
      listener.closeAllConnections();
      listener.close();
    },
  };
}

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

describe('An upload', () => {
  test('is accepted in each kind, and stored byte for byte', async () => {
    for (const [ending, content] of Object.entries(fileContents)) {
      const answer = await upload(`Größe.${ending}`, content);
      expect([ending, answer.status, await answer.json()]).toEqual([
        ending,
        201,
        { id: expect.any(String), name: `Größe.${ending}`, size: content.length },
      ]);
    }
  });

  test.each([
    ['a forged kind', 'logo.png', fileContents.pdf, {}, [415, 'unsupported-type']],
    ['an unknown kind', 'logo.exe', fileContents.png, {}, [415, 'unsupported-type']],
    ['no content', 'logo.png', new Uint8Array(), {}, [422, 'invalid']],
    ['a broken name', 'x', png, { 'file-name': '%ff' }, [400, 'bad-request']],
    ['a form', 'logo.png', png, { 'content-type': 'text/plain' }, [415, 'unsupported-type']],
    ['another site', 'logo.png', png, { 'sec-fetch-site': 'cross-site' }, [403, 'cross-site']],
  ] as const)('is refused: %s', async (_, name, content, headers, expected) => {
    expect(await codeOf(await upload(name, content ?? png, headers))).toEqual(expected);
  });

  test('of 10 MB is accepted, and a larger one is refused while it is sent', async () => {
    const { origin, close } = await listen();
    const send = async (size: number) => {
      const content = new Uint8Array(size);
      content.set(png);
      const answer = await fetch(`${origin}/api/attachments`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'file-name': 'logo.png' },
        body: content,
      });
      return answer.status;
    };
    expect(await send(10_485_760)).toBe(201);
    expect(await send(10_485_761)).toBe(413);
    close();
  });

  test('of the owner needs the session, and no limit of visitors ends it', async () => {
    const headers = { 'content-type': 'application/octet-stream', 'file-name': 'a.txt' };
    const send = (browser: Browser) =>
      browser.request('POST', '/api/admin/attachments', 'words', headers);
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await send(owner)).status);
    expect(statuses).toEqual(Array(61).fill(201));
    expect(await codeOf(await send(server.openBrowser()))).toEqual([401, 'signed-out']);
  });

  test('is counted: 60 an hour for an address', async () => {
    const statuses = [];
    for (let index = 0; index < 61; index += 1) {
      statuses.push((await upload(`${index}.txt`, fileContents.txt ?? png)).status);
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
  });

  test('is counted by its size: 100 MB a day for an address', async () => {
    await upload('logo.png', png);
    const left = (bytes: number) =>
      server.database.execute(`update rate_limits set count = $1 where key = 'uploaded test'`, [
        104_857_600 - bytes,
      ]);
    await left(png.length - 1);
    const refused = await upload('logo.png', png);
    expect(await codeOf(refused)).toEqual([429, 'daily-uploads']);
    // What was refused is not counted, and a smaller file is accepted.
    expect((await upload('a.txt', new Uint8Array(1))).status).toBe(415);
    expect((await upload('a.txt', new Uint8Array(png.length - 1).fill(97))).status).toBe(201);
    expect((await upload('a.txt', new Uint8Array([97]))).status).toBe(429);
    const elsewhere = { 'x-forwarded-for': 'another' };
    expect((await upload('logo.png', png, elsewhere)).status).toBe(201);
  });
});

describe('A file of a ticket', () => {
  test('is saved and never shown, by its customer and by the owner', async () => {
    const id = await uploaded('Lögo "a".svg'.replaceAll('"', "'"), fileContents.svg);
    const ticket = await openTicket('ivy@wood.example', [id]);
    for (const [browser, area] of [
      [ticket.browser, '/api/tickets'],
      [owner, '/api/admin/tickets'],
    ] as const) {
      const answer = await browser.request('GET', `${area}/${ticket.id}/attachments/${id}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="L_go 'a'.svg"; filename*=UTF-8''L%C3%B6go%20%27a%27.svg`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(fileContents.svg);
    }
  });

  test('is part of the message that names it, once, in its order', async () => {
    const { id, reply } = await openTicket('yew@wood.example');
    const [first, second] = [await uploaded('a.png'), await uploaded('b.png')];
    const key = 'the-same-key-each-time';
    const answers = [await reply([second, first], key), await reply([second, first], key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { ticket } = await (await owner.request('GET', `/api/admin/tickets/${id}`)).json();
    expect(ticket.messages).toHaveLength(2);
    expect(ticket.messages[1].attachments).toEqual([
      { id: second, name: 'b.png', size: png.length },
      { id: first, name: 'a.png', size: png.length },
    ]);
    expect(ticket.messages[0]).not.toHaveProperty('attachments');
    // A message with a file that was sent before is not sent at all.
    expect(await codeOf(await reply([first]))).toEqual([409, 'attachments-gone']);
  });

  test.each([
    ['six files', Array(6).fill('7d1c2e9a-4b5f-4c3d-8e6a-1f2b3c4d5e6f'), [422, 'invalid']],
    [
      'a file that is not there',
      ['7d1c2e9a-4b5f-4c3d-8e6a-1f2b3c4d5e6f'],
      [409, 'attachments-gone'],
    ],
    ['no id', ['1'], [422, 'invalid']],
    ['no list', 'x', [422, 'invalid']],
  ])('is not taken from a message with %s', async (_, attached, code) => {
    const { browser, id, reply } = await openTicket(`ash-${String(_).length}@wood.example`);
    expect(await codeOf(await reply(attached))).toEqual(code);
    const ticket = await (await browser.request('GET', `/api/tickets/${id}`)).json();
    expect(ticket.messages).toHaveLength(1);
  });

  test('is not found by another customer, a stranger, under another ticket or before it is sent', async () => {
    const [sent, unsent] = [await uploaded(), await uploaded()];
    const elm = await openTicket('elm@wood.example', [sent]);
    const oak = await openTicket('oak@wood.example');
    const stranger = server.openBrowser();
    for (const [browser, path] of [
      [oak.browser, `/api/tickets/${elm.id}/attachments/${sent}`],
      [oak.browser, `/api/tickets/${oak.id}/attachments/${sent}`],
      [elm.browser, `/api/tickets/${elm.id}/attachments/${unsent}`],
      [elm.browser, `/api/tickets/${elm.id}/attachments/1`],
      [owner, `/api/admin/tickets/${oak.id}/attachments/${sent}`],
    ] as const) {
      expect(await codeOf(await browser.request('GET', path))).toEqual([404, 'ticket-not-found']);
    }
    const signedOut = await stranger.request('GET', `/api/tickets/${elm.id}/attachments/${sent}`);
    expect(await codeOf(signedOut)).toEqual([401, 'signed-out']);
  });

  test('of a note never reaches the customer', async () => {
    const { browser, id } = await openTicket('fir@wood.example');
    const file = await uploaded('private.png');
    await owner.request('POST', `/api/admin/tickets/${id}/messages`, {
      text: 'For me',
      isNote: true,
      attachments: [file],
    });
    const ticket = await (await browser.request('GET', `/api/tickets/${id}`)).text();
    expect(ticket).not.toContain('private.png');
    const path = `${id}/attachments/${file}`;
    expect((await browser.request('GET', `/api/tickets/${path}`)).status).toBe(404);
    const own = await owner.request('GET', `/api/admin/tickets/${path}`);
    expect((await own.arrayBuffer()).byteLength).toBe(png.length);
  });

  test('is gone at the customer’s next poll once the owner has deleted it', async () => {
    const sent = await uploaded('answers.png');
    const { browser, id, reply } = await openTicket('polling@wood.example', [sent]);
    const attached = await uploaded();
    await reply([attached]);
    const poll = async (version = '') => {
      const headers = { 'if-none-match': version };
      const response = await browser.request('GET', `/api/tickets/${id}`, undefined, headers);
      const text = await response.text();
      return { status: response.status, text, version: response.headers.get('etag') ?? '' };
    };
    let { version } = await poll();
    for (const file of [attached, sent]) {
      expect(await poll(version)).toMatchObject({ status: 304 });
      await owner.request('DELETE', `/api/admin/attachments/${file}`);
      const changed = await poll(version);
      expect(changed).toMatchObject({ status: 200, text: expect.not.stringContaining(file) });
      version = changed.version;
    }
    const note = { text: 'Their logo', isNote: true, attachments: [await uploaded()] };
    await owner.request('POST', `/api/admin/tickets/${id}/messages`, note);
    expect(await poll(version)).toMatchObject({ status: 304 });
  });

  test('is refused once all files of the ticket weigh more than 100 MB', async () => {
    const { id, reply } = await openTicket('box@wood.example', [await uploaded()]);
    await server.database.execute('update attachments set size = $2 where ticket_id = $1', [
      id,
      100 * 1024 * 1024 - 3,
    ]);
    const file = await uploaded();
    expect(await codeOf(await reply([file]))).toEqual([409, 'attachments-full']);
    // The file is still unsent.
    const other = await openTicket('bay@wood.example');
    expect((await other.reply([file])).status).toBe(201);
  });

  test('is refused once all files of tickets without a confirmed account weigh 1 GB', async () => {
    const guest = server.openBrowser();
    const send = async (file: string) =>
      guest.request('POST', '/api/tickets', buildTicketRequest({ attachments: [file] }));
    const large = await (await send(await uploaded())).json();
    const small = await (await send(await uploaded())).json();
    const weigh = (bytes: number) =>
      server.database.execute('update attachments set size = $1 where ticket_id = $2', [
        bytes,
        large.id,
      ]);
    // One more file fits.
    await server.database.execute('update accounts set verified_at = now()');
    await weigh(1_073_741_824 - 2 * png.length);
    expect((await send(await uploaded())).status).toBe(201);
    const file = await uploaded();
    expect(await codeOf(await send(file))).toEqual([409, 'guest-files-full']);
    const message = { text: 'Here it is', attachments: [file] };
    const authorization = `Bearer ${small.token}`;
    const path = `/api/tickets/${small.id}/messages`;
    const reply = await guest.request('POST', path, message, { authorization });
    expect(await codeOf(reply)).toEqual([409, 'guest-files-full']);
    const customer = await openTicket('fig@wood.example');
    expect(await codeOf(await customer.reply([file]))).toEqual([409, 'guest-files-full']);
    const opening = buildTicketRequest({ attachments: [file] });
    const opened = await customer.browser.request('POST', '/api/tickets', opening);
    expect(await codeOf(opened)).toEqual([409, 'guest-files-full']);
    // The file is still unsent. Customers who have confirmed their email, and the owner, may send files.
    await server.database.execute('update accounts set verified_at = now()');
    expect((await customer.reply([file])).status).toBe(201);
    const own = { ...message, attachments: [await uploaded()], isNote: false };
    expect((await owner.request('POST', path.replace('api', 'api/admin'), own)).status).toBe(201);
    await weigh(png.length);
  });

  test('is deleted a day after its upload if it was not sent', async () => {
    const [sent, unsent, fresh] = [await uploaded(), await uploaded(), await uploaded()];
    const { reply } = await openTicket('lime@wood.example', [sent]);
    await server.database.execute(
      `update attachments set created_at = now() - interval '25 hours' where id = any($1)`,
      [[sent, unsent]],
    );
    await clearAttachments(server.database);
    expect(await codeOf(await reply([unsent]))).toEqual([409, 'attachments-gone']);
    expect((await reply([fresh])).status).toBe(201);
  });
});

/** A file of a megabyte, by the URLs of those who may read it. */
async function openDownloads() {
  const content = new Uint8Array(1024 * 1024).fill(97);
  const [guests, customers] = [await uploaded('a.txt', content), await uploaded('b.txt', content)];
  const ash = await openTicket(`${crypto.randomUUID()}@wood.example`, [customers]);
  const request = buildTicketRequest({ attachments: [guests] });
  const { id, token } = await (
    await server.openBrowser().request('POST', '/api/tickets', request)
  ).json();
  const readers = [
    [ash.browser, `/api/tickets/${ash.id}/attachments/${customers}`],
    [owner, `/api/admin/tickets/${ash.id}/attachments/${customers}`],
    [server.openBrowser(), `/api/tickets/${id}/attachments/${guests}`],
  ] as const;
  const headers = { authorization: `Bearer ${token}` };
  const start = (address: string, reader = 0) => {
    const [browser, path] = readers[reader] ?? readers[0];
    return browser.request('GET', path, undefined, { ...headers, 'x-forwarded-for': address });
  };
  return { start, content, path: readers[1][1] };
}

describe('A download', () => {
  test.each([
    ['the customer', 0],
    ['the owner', 1],
    ['a guest', 2],
  ])('by %s is not kept from others by 40 that are not read', async (_, reader) => {
    const { start, content } = await openDownloads();
    const unread = [];
    for (const address of Array(10).fill(['a', 'b', 'c', 'd']).flat()) {
      unread.push((await start(address, reader)).body?.getReader());
    }
    for (const each of unread) await each?.read();
    const response = await start('a', reader);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    for (const each of unread) await each?.cancel();
  });

  test('by the owner needs no turn of the IP address', async () => {
    const { start, content } = await openDownloads();
    const turns: (() => void)[] = [];
    const waiting = Promise.allSettled(
      Array.from({ length: 204 }, () =>
        readInTurn('a', () => new Promise<void>((end) => turns.push(end))),
      ),
    );
    const [customers, owners] = await Promise.all([start('a', 0), start('a', 1)]);
    await expect(customers.arrayBuffer()).rejects.toThrow('unavailable');
    const received = owners.arrayBuffer();
    const ending = setInterval(() => turns.splice(0).map((end) => end()));
    expect(Buffer.from(await received).equals(content)).toBe(true);
    await waiting;
    clearInterval(ending);
  });

  test('that is not read takes no memory: 97 of 10 MB take at most 150 MB', async () => {
    const { path } = await openDownloads();
    await server.database.execute(
      `update attachments set bytes = decode(repeat('61', size * 10), 'hex'), size = size * 10
       where ticket_id = $1`,
      [path.split('/')[4]],
    );
    const { origin, close } = await listen();
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    const open = async (address: string) => {
      const headers = { cookie, 'x-forwarded-for': address };
      const request = get(`${origin}${path}`, { headers, agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return response.on('error', () => {});
    };
    const before = process.memoryUsage().rss;
    const all = await Promise.all(Array.from({ length: 97 }, (_, index) => open(String(index))));
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(97).fill(200));
    for (const response of all) response.destroy();
    close();
  });
});
