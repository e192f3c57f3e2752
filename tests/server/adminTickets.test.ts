import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { createHttpBackend } from '#src/backend/http/createHttpBackend.ts';
import { business } from '#src/content/business.ts';
import type { Queries } from '../../server/database/database.ts';
import { queueMail, startMail } from '../../server/mail/outbox.ts';
import { httpTransport } from '../../server/mail/transport.ts';
import { prepareOwner } from '../../server/owner/session.ts';
import { insertTicket } from '../../server/tickets/storedTickets.ts';
import { adminTicketsContract } from '../backend/adminTickets.contract.ts';
import { customerTicketsContract } from '../backend/customerTickets.contract.ts';
import {
  type Browser,
  buildNewMail,
  contents,
  environmentOf,
  openTestServer,
  signalsOf,
} from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;
const credentials = { username: 'owner', password: 'a long password' };

beforeAll(async () => {
  server = await openTestServer();
  await prepareOwner(server.database, credentials);
  owner = server.openBrowser();
  await owner.request('POST', '/api/admin/session', credentials);
});
afterEach(() => server.database.execute('delete from tickets'));
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const insert = (ticket = buildSupportTicket()) => insertTicket(server.database, ticket);

const ownersBackend = () => createHttpAdmin(environmentOf(owner), { channel: undefined });

describe('A customer’s tickets over the API', () => {
  customerTicketsContract(async (tickets, customer) => {
    const browser = server.openBrowser();
    const backend = createHttpBackend(environmentOf(browser), {
      loadCaptcha: () => Promise.reject(),
      signals: signalsOf(browser),
    });
    await server.database.execute('delete from accounts');
    let accountId: string | undefined;
    if (customer) accountId = (await backend.sessions.register(buildRegistration())).id;
    for (const ticket of tickets) {
      const isOwn = ticket.userId === buildUser().id;
      await insertTicket(server.database, ticket, { accountId: isOwn ? accountId : undefined });
    }
    return { customer: backend.tickets, ownersTickets: ownersBackend().ownersTickets };
  });
});

test('a customer’s poll reads a ticket and the list only if they have changed', async () => {
  await server.database.execute('delete from accounts');
  const browser = server.openBrowser();
  const statuses: number[] = [];
  const { fetch, ...environment } = environmentOf(browser);
  const { tickets, sessions } = createHttpBackend(
    {
      ...environment,
      fetch: async (...request) => {
        const response = await fetch(...request);
        statuses.push(response.status);
        return response;
      },
    },
    { loadCaptcha: () => Promise.reject(), signals: signalsOf(browser) },
  );
  const { id: accountId } = await sessions.register(buildRegistration());
  const ticket = buildSupportTicket();
  await insertTicket(server.database, ticket, { accountId });
  const { ownersTickets } = ownersBackend();
  const write = (text: string, isNote: boolean) =>
    ownersTickets.write({ ticketId: ticket.id, text, isNote });
  const poll = async () => {
    statuses.length = 0;
    const shown = { ticket: await tickets.read(ticket.id), list: await tickets.list() };
    return { shown, statuses: [...statuses] };
  };

  const first = await poll();
  expect(first.statuses).toEqual([200, 200]);
  expect(await poll()).toEqual({ ...first, statuses: [304, 304] });
  await write('Wants green', true);
  expect(await poll()).toEqual({ ...first, statuses: [304, 304] });
  await write('Which green?', false);
  const second = await poll();
  expect(second.statuses).toEqual([200, 200]);
  expect(second.shown.ticket.messages.at(-1)?.text).toBe('Which green?');
  // Reading it has marked it as read.
  expect((await poll()).statuses).toEqual([200, 304]);
  expect((await poll()).statuses).toEqual([304, 304]);
  await ownersTickets.change({ ticketId: ticket.id, status: 'Closed' });
  expect((await poll()).statuses).toEqual([200, 200]);

  const version = (await browser.request('GET', `/api/tickets/${ticket.id}`)).headers.get('etag');
  const stranger = server.openBrowser();
  const asStranger = () =>
    stranger.request('GET', `/api/tickets/${ticket.id}`, undefined, {
      'if-none-match': version ?? '',
    });
  expect((await asStranger()).status).toBe(401);
  const details = buildRegistration({ email: 'sam@dale.example' });
  await stranger.request('POST', '/api/accounts', details);
  expect((await asStranger()).status).toBe(404);
});

describe('Tickets of the owner over the API', () => {
  adminTicketsContract(async (tickets) => {
    for (const ticket of tickets) await insert(ticket);
    return ownersBackend();
  });

  test('opens a ticket and marks it as read with one request', async () => {
    const ticket = buildSupportTicket();
    await insert(ticket);
    const { fetch, ...environment } = environmentOf(owner);
    let requests = 0;
    const { ownersTickets } = createHttpAdmin(
      {
        ...environment,
        fetch: async (...request) => {
          requests += 1;
          if (requests > 1) throw new TypeError('The network is down');
          return fetch(...request);
        },
      },
      { channel: undefined },
    );
    expect((await ownersTickets.open(ticket.id)).ticket).toEqual(ticket);
    const { tickets } = await ownersBackend().ownersTickets.list({
      text: '',
      status: 'all',
      page: 1,
    });
    expect(tickets).toMatchObject([{ id: ticket.id, isUnread: false }]);
  });

  test('finds words in more messages than an index is asked for, and signs as they are', async () => {
    const ticket = buildSupportTicket();
    await insert(ticket);
    await server.database.execute(
      `insert into ticket_messages (id, ticket_id, position, author, text, date, is_read, searched)
       select 'm' || n, $1, n, 'customer', '', now(), true, '100% linen_' || n
       from generate_series(1, 1001) as n`,
      [ticket.id],
    );
    const found = async (text: string) =>
      (await ownersBackend().ownersTickets.list({ text, status: 'all', page: 1 })).found;
    // Of the ticket, of all messages, and of one.
    expect(await found(`${ticket.id} 100% linen_1001`)).toBe(1);
    for (const text of ['1%0', '0_%', 'linen\\_', 'linen 1002']) expect(await found(text)).toBe(0);
  });

  test('stores one message and one line of history for ten attempts with the same key', async () => {
    const ticket = buildSupportTicket();
    await insert(ticket);
    await server.database.execute('delete from audit_log');
    const path = `/api/admin/tickets/${ticket.id}/messages`;
    const send = () =>
      owner.request(
        'POST',
        path,
        { text: 'Once', isNote: false },
        { 'idempotency-key': 'k'.repeat(20) },
      );
    const responses = await Promise.all(Array.from({ length: 10 }, send));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const last = await (await owner.request('GET', `/api/admin/tickets/${ticket.id}`)).json();
    expect(last.ticket.messages).toHaveLength(2);
    const history = await owner.request('GET', `/api/admin/history?kind=ticket&id=${ticket.id}`);
    expect((await history.json()).found).toBe(1);
  });

  test('mails each side what the other has written, once, and never a note', async () => {
    await server.database.execute('delete from accounts');
    const browser = server.openBrowser();
    const registered = await browser.request('POST', '/api/accounts', buildRegistration());
    const { id: accountId } = await registered.json();
    const ticket = buildSupportTicket();
    await insertTicket(server.database, ticket, { accountId });
    await server.database.execute('delete from outbox');
    await server.database.execute('update accounts set verified_at = now()');
    const write = (by: Browser, path: string, body: object, key: string) =>
      by.request('POST', path, body, { 'idempotency-key': key.repeat(16) });
    const messagesPath = `/api/admin/tickets/${ticket.id}/messages`;
    await write(owner, messagesPath, { text: 'Which <green>?', isNote: false }, 'a');
    await write(owner, messagesPath, { text: 'Which <green>?', isNote: false }, 'a');
    await write(owner, messagesPath, { text: 'A note', isNote: true }, 'b');
    await write(browser, `/api/tickets/${ticket.id}/messages`, { text: 'Moss' }, 'c');
    const mails = await server.database.rows(
      z.object({ message: z.any() }),
      'select message from outbox order by id',
    );
    expect(mails.map(({ message }) => [message.to, message.replyTo])).toEqual([
      [[ticket.userEmail], business.contact.email],
      [business.mail.internalRecipients, ticket.userEmail],
    ]);
    const [toCustomer, toOwner] = mails.map(({ message }) => message);
    expect(toCustomer.html).toContain('Which &lt;green&gt;?');
    expect(toCustomer.text).toContain(`http://localhost:4173/account/tickets/${ticket.id}`);
    expect(toOwner.text).toContain('Moss');
    expect(toOwner.text).toContain(`/admin/tickets?ticket=${ticket.id}`);
  });

  test('has at most 1,000 messages a ticket, and still knows the last one when it is sent again', async () => {
    const ticket = buildSupportTicket();
    await insertTicket(server.database, ticket);
    await server.database.execute(
      `insert into ticket_messages (id, ticket_id, position, author, text, date, is_read)
       select 'm' || each, $1, each, 'owner', 'x', now(), true from generate_series(1, 998) as each`,
      [ticket.id],
    );
    const write = async (key: string) => {
      const path = `/api/admin/tickets/${ticket.id}/messages`;
      const headers = { 'idempotency-key': key.repeat(16) };
      const body = { text: 'Hello', isNote: false };
      const response = await owner.request('POST', path, body, headers);
      return [response.status, await response.text()];
    };
    expect(await write('p')).toEqual([201, '']);
    expect(await write('q')).toEqual([409, expect.stringContaining('ticket-full')]);
    expect(await write('p')).toEqual([201, '']);
    const { ticket: read } = await ownersBackend().ownersTickets.open(ticket.id);
    expect(read.messages).toHaveLength(1000);
  });

  test.each([
    ['a blank text', { text: '  ', isNote: false }],
    ['a text that is too long', { text: 'x'.repeat(10_001), isNote: false }],
    ['no kind', { text: 'Hello' }],
  ])('refuses a message with %s', async (_, body) => {
    const ticket = buildSupportTicket();
    await insert(ticket);
    const path = `/api/admin/tickets/${ticket.id}/messages`;
    expect((await owner.request('POST', path, body)).status).toBe(422);
  });
});

test('a reply takes at most 14 statements, and does not read the conversation', async () => {
  const other = await openTestServer();
  const owner = await other.signInOwner();
  const browser = other.openBrowser();
  await browser.request('POST', '/api/accounts', buildRegistration());
  await other.database.execute('update accounts set verified_at = now()');
  const { id } = await (await browser.request('POST', '/api/tickets', buildTicketRequest())).json();
  const statements: string[] = [];
  function noted({ rows, row, one, execute }: Queries): Queries {
    function note(sql: string) {
      statements.push(sql);
      return sql;
    }
    return {
      rows: (schema, sql, values) => rows(schema, note(sql), values),
      row: (schema, sql, values) => row(schema, note(sql), values),
      one: (schema, sql, values) => one(schema, note(sql), values),
      execute: (sql, ...rest) => execute(note(sql), ...rest),
    };
  }
  const { transaction } = other.database;
  Object.assign(other.database, noted(other.database), {
    transaction: (work: (queries: Queries) => Promise<unknown>) => {
      statements.push('begin', 'commit');
      return transaction((queries) => work(noted(queries)));
    },
  });
  const reply = { text: 'The green of moss.' };
  const answers = [
    await browser.request('POST', `/api/tickets/${id}/messages`, reply),
    statements.splice(0),
    await owner.request('POST', `/api/admin/tickets/${id}/messages`, { ...reply, isNote: false }),
    statements.splice(0),
  ] as const;
  for (const each of answers) {
    if (each instanceof Response) expect(each.status).toBe(201);
    else {
      expect(each.length, each.join('\n')).toBeLessThanOrEqual(14);
      expect(
        each.filter((sql) => /\btext, date\b[^$]+from ticket_messages/.test(sql)),
      ).toHaveLength(0);
    }
  }
  await other.close();
});

test('a deleted ticket leaves no message, file, link or mail of it, and others stay', async () => {
  const { database } = server;
  const guest = server.openBrowser();
  const send = async (text: string) => {
    const request = buildTicketRequest({ answers: buildQuestionnaire({ businessName: text }) });
    const { id, token } = await (await guest.request('POST', '/api/tickets', request)).json();
    const file = await guest.request('POST', '/api/attachments', text, {
      'content-type': 'application/octet-stream',
      'file-name': 'a.txt',
    });
    const authorization = `Bearer ${token}`;
    const body = { text, attachments: [(await file.json()).id] };
    await guest.request('POST', `/api/tickets/${id}/messages`, body, { authorization });
    for (const host of ['wood', 'moved']) {
      const email = { email: `${text}@${host}.example` };
      await guest.request('POST', `/api/tickets/${id}/links`, email, { authorization });
    }
    await owner.request('POST', `/api/admin/tickets/${id}/messages`, {
      text: `Thank you, ${text}`,
      isNote: false,
      attachments: [],
    });
    return String(id);
  };
  const kept = await send('kept');
  const before = await contents(database);
  const spam = await send('spam');
  expect((await owner.request('DELETE', `/api/admin/tickets/${spam}`)).status).toBe(204);
  const { audit_log: history, ...after } = await contents(database);
  expect(after).toEqual({ ...before, audit_log: undefined });
  expect(history?.at(-1)).toContain(`deleted the ticket`);
  const { ownersTickets } = ownersBackend();
  expect((await ownersTickets.list({ text: '', status: 'all', page: 1 })).tickets).toMatchObject([
    { id: kept },
  ]);
});

test('a mail that is deleted while it is sent is not noted, and ends nothing', async () => {
  const { database } = server;
  await database.execute('delete from outbox');
  await queueMail(database, buildNewMail());
  let deleted = 0;
  const warn = vi.fn();
  const mail = { domain: 'mail.example', apiKey: 'key', base: undefined };
  const outbox = startMail({
    database,
    secretKey: server.settings.secretKey,
    transport: httpTransport(mail, async () => {
      const [queued] = await database.rows(z.object({ id: z.string() }), 'select id from outbox');
      await owner.request('DELETE', `/api/admin/mail/${queued?.id}`);
      deleted += 1;
      return Response.json({ id: 'a' });
    }),
    log: { info: () => {}, warn, error: warn },
  });
  await vi.waitFor(() => expect(deleted).toBe(1));
  await outbox.stop();
  expect(warn).not.toHaveBeenCalled();
  expect(await database.execute('select from outbox')).toBe(0);
});
