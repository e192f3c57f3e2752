/** Payments while the server is killed, replayed and restored. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { checkBackup, linesOf, restoreBackup } from '../../server/backup/restoreBackup.ts';
import { writeBackup } from '../../server/backup/writeBackup.ts';
import type { Database } from '../../server/database/database.ts';
import { rulesOf } from '../../server/orders/confirmPurchase.ts';
import { readEvent } from '../../server/orders/paymentFacts.ts';
import { recordEvent } from '../../server/orders/paymentOrders.ts';
import { contents, Killed, killedBefore, openTestServer, queuedMails } from './testServer.ts';

const server = await openTestServer();
afterAll(() => server.close());

type Event = { id: string };

const story = (name: string): Event[] =>
  JSON.parse(readFileSync(new URL(`money/${name}.json`, import.meta.url), 'utf8')).events;

const now = new Date();
const rules = rulesOf(server.settings);

async function record(database: Database, event: Event) {
  const read = readEvent(event);
  if (read.state === 'unused') return;
  await recordEvent(database, read, { id: event.id, body: '', now }, rules);
}

const confirmations = () => queuedMails(server, "dedupe_key like 'purchase-%'");

test('an event whose process ends before any of its statements leaves nothing, and is whole when it is sent again', async () => {
  const { database } = server;
  const events = [...story('12-delayed-payment'), ...story('03-renewal-and-proration-old')];
  for (const event of events) {
    const before = await contents(database);
    let statements = 0;
    for (; ; statements += 1) {
      try {
        await record(killedBefore(statements, database), event);
        break;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
      expect(await contents(database), `${event.id} before statement ${statements}`).toEqual(
        before,
      );
    }
    expect(statements).toBeGreaterThan(5);
  }
  expect(await confirmations()).toHaveLength(2);
});

test('all events again, also in a restored database, change no row and send no mail', async () => {
  const { database, settings } = server;
  const events = [...story('12-delayed-payment'), ...story('03-renewal-and-proration-old')];
  const before = await contents(database);
  for (const event of events.toReversed()) await record(database, event);
  expect(await contents(database)).toEqual(before);

  const lines: string[] = [];
  const write = async (line: string) => void lines.push(line);
  const { secretKey } = settings;
  await writeBackup({ database, now, write });
  const read = async function* () {
    yield `${lines.join('\n')}\n`;
  };
  const restored = await openTestServer({ secretKey });
  const header = await checkBackup(linesOf(read()));
  await restoreBackup({ database: restored.database, secretKey, header, lines: linesOf(read()) });
  for (const event of events) await record(restored.database, event);
  expect(await contents(restored.database)).toEqual(before);
  await restored.close();
});
