import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { foldText } from '#src/domain/listQuery.ts';
import { migrate } from '../../server/database/migrate.ts';
import { insertOrders } from '../../server/orders/storedOrders.ts';
import { insertTicket } from '../../server/tickets/storedTickets.ts';
import { openTestSchema } from './testServer.ts';

test('migrations run once when several processes start on an empty database', async () => {
  const { database, open, close } = await openTestSchema();
  const processes = Array.from({ length: 4 }, open);
  await Promise.all(processes.map((each) => migrate(each)));
  const applied = await database.rows(z.object({ number: z.number() }), 'select * from migrations');
  expect(applied.map(({ number }) => number)).toContain(1);
  await Promise.all(processes.map((each) => each.close()));
  await close();
});

test('orders of an earlier version are searched, sorted and summed as new ones are', async () => {
  const { database, close } = await openTestSchema();
  const orders = [buildOrder({ id: 'ORD-0', amount: '€5' }), ...buildOrders(1001)];
  await migrate(database, 11);
  await database.execute(
    `insert into orders select * from json_populate_recordset(null::orders, $1::json)`,
    [JSON.stringify(orders.map((order, index) => ({ ...order, position: index + 1 })))],
  );
  await migrate(database);
  const all = () => database.rows(z.unknown(), 'select * from orders order by position');
  const completed = await all();
  await database.execute('delete from orders');
  await insertOrders(database, orders);
  expect(completed).toEqual(await all());
  expect(completed[0]).toMatchObject({
    searched: 'ord-0\nruth harrow\ncottage website\n2026-02-16\n€5\nin progress\n16 february 2026',
    customerKey: 'ruth harrow',
    pence: '500',
    countedPence: null,
  });
  await close();
});

test('every text of an earlier version is searched without accents and apostrophes', async () => {
  const { database, close } = await openTestSchema();
  await migrate(database, 17);
  const names = [
    'Jörg MÜLLER',
    'Mu\u0308ller Łukasz O’Neill O´Neill O`Neill',
    'Weiß STRAẞE Søren Ærø Œuvre Đorđe Þór Guðrún',
    'Işık İzmir ΣΊΣΥΦΟΣ ﬁne Ｍｉｌｌ 図面 🌳',
  ];
  await database.execute(
    `insert into accounts (id, email, email_key, name) select name, name, name, name
     from unnest($1::text[]) as name`,
    [names],
  );
  await database.execute(
    `insert into outbox (dedupe_key, message, searched) select name, '{}', lower(name)
     from unnest($1::text[]) as name`,
    [names],
  );
  await migrate(database);
  const searched = (from: string) =>
    database.rows(z.unknown(), `select searched from ${from} order by ${from}.ctid`);
  expect(await searched('accounts')).toEqual(
    names.map((name) => ({ searched: foldText(`${name} ${name}`) })),
  );
  // The search of accounts keeps its index.
  expect(
    await database.rows(
      z.unknown(),
      `select from pg_indexes where schemaname = current_schema()
    and indexname = 'accounts_by_text' and indexdef like '%(searched %'`,
    ),
  ).toHaveLength(1);
  expect(await searched('outbox')).toEqual(names.map((name) => ({ searched: foldText(name) })));
  await close();
});

test('tickets of an earlier version are searched as new ones are, each message in its own row', async () => {
  const { database, close } = await openTestSchema();
  await migrate(database);
  const ticket = buildConversation({ title: 'Web Design Project: ÄRGER & Söhne' });
  await insertTicket(database, ticket);
  const searched = async () => [
    await database.rows(z.unknown(), 'select searched from tickets'),
    await database.rows(z.unknown(), 'select searched from ticket_messages order by position'),
  ];
  const stored = await searched();
  expect(JSON.stringify(stored[0])).not.toContain(ticket.messages[1]?.text.toLowerCase());
  expect(stored[1]).toEqual(ticket.messages.map(({ text }) => ({ searched: text.toLowerCase() })));
  await database.execute(`update tickets set searched = searched || (
    select string_agg(searched, '') from ticket_messages
  )`);
  await database.execute('alter table ticket_messages drop column searched');
  await database.execute('alter table accounts drop column searched');
  await database.execute('delete from migrations where number in (14, 18)');
  await migrate(database);
  expect(await searched()).toEqual(stored);
  await close();
});
