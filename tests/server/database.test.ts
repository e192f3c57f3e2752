import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { migrate } from '../../server/database/migrate.ts';
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

test('a version refuses the tables of a later one that ends it, and no others', async () => {
  const { database, close } = await openTestSchema();
  await migrate(database);
  const add = 'insert into migrations (number, name, ends_earlier) values ($1, $2, $3)';
  await database.execute(add, [9001, '9001', false]);
  await migrate(database);
  await database.execute(add, [9002, '9002', true]);
  await expect(migrate(database)).rejects.toThrow('later version');
  await close();
});

test('every searched text has an index, where the database has the extension for it', async () => {
  const { database, close } = await openTestSchema();
  await migrate(database);
  const indexes = `select from pg_indexes where schemaname = current_schema()
    and indexname like '%_by_text' and indexdef like '%(searched %'`;
  expect(await database.execute(indexes)).toBe(6);
  await close();
});
