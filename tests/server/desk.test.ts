import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { createHttpAdmin } from '#src/backend/http/createHttpAdmin.ts';
import { prepareOwner } from '../../server/areas/owner.ts';
import { insertTicket } from '../../server/areas/tickets.ts';
import { deskContract } from '../backend/desk.contract.ts';
import { type Browser, openTestServer } from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;
const credentials = { username: 'owner', password: 'a long password' };

beforeAll(async () => {
  server = await openTestServer();
  await prepareOwner(server.database, credentials);
  owner = server.openBrowser();
  await owner.request('POST', '/api/admin/session', credentials);
});
afterEach(() => server.database.change('delete from tickets'));
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const insert = (ticket = buildSupportTicket()) =>
  insertTicket(server.database, { ticket, accountId: null, requestKey: null });

describe('The desk over the API', () => {
  deskContract(async (tickets) => {
    for (const ticket of tickets) await insert(ticket);
    const environment = createEnvironment({
      fetch: (address, { method = 'GET', body, headers }) =>
        owner.request(
          method,
          String(address),
          body ?? undefined,
          Object.fromEntries(new Headers(headers)),
        ),
    });
    return createHttpAdmin(environment, { channel: undefined });
  });

  test('stores one message for ten attempts with the same key', async () => {
    const ticket = buildSupportTicket();
    await insert(ticket);
    const path = `/api/admin/tickets/${ticket.id}/messages`;
    const send = () =>
      owner.request(
        'POST',
        path,
        { text: 'Once', isNote: false },
        { 'idempotency-key': 'k'.repeat(20) },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const last = await (await owner.request('GET', `/api/admin/tickets/${ticket.id}`)).json();
    expect(last.ticket.messages).toHaveLength(2);
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
