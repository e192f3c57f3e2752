/** Visitors who open tickets and write messages, and whether the database has what they were told. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { report } from '../../scripts/report.ts';
import type { Database } from '../../server/database/database.ts';
import { eventually } from './programs.ts';

const foundSchema = z.object({ mark: z.string(), id: z.string() });

/** Each visitor repeats what failed, with the same key, as the page does. */
export function startVisitors(url: string, count = 40) {
  /** The ticket of each acknowledged ticket or message, by the mark in its text. */
  const acknowledged = new Map<string, string>();
  /** How often each failure came. */
  const failures = new Map<string, number>();
  let longest = 0;
  let isEnding = false;

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const started = performance.now();
    for (;;) {
      const response = await fetch(`${url}${path}`, init).catch(() => undefined);
      if (response?.ok) {
        longest = Math.max(longest, performance.now() - started);
        return response;
      }
      const text = (await response?.text().catch(() => '')) ?? '';
      // What was acknowledged is no longer there.
      if (response?.status === 404) throw new Error(`${path}: ${text}`);
      const code = /"code":"([\w-]+)"/.exec(text)?.[1] ?? 'no code';
      const failure = response ? `${response.status} ${code}` : 'no response';
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
      await setTimeout(100);
    }
  }

  const post = (path: string, key: string, body: object, headers = {}) =>
    send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // Few enough from each IP address.
        'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
        ...headers,
      },
      body: JSON.stringify(body),
    });

  async function visit() {
    const businessName = randomUUID();
    const answers = buildQuestionnaire({ businessName });
    const request = { answers, websitePackage: { id: 'standard' } };
    const opened = await post('/api/tickets', businessName, request);
    const { id, token } = await opened.json();
    acknowledged.set(businessName, id);

    const text = randomUUID();
    const headers = { authorization: `Bearer ${token}` };
    await post(`/api/tickets/${id}/messages`, text, { text }, headers);
    acknowledged.set(text, id);

    const read = await send(`/api/tickets/${id}`, { headers });
    expect(await read.text(), 'the ticket after the response').toContain(text);
    await (await send('/')).arrayBuffer();
  }

  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!isEnding) await visit();
    }),
  );
  // A visitor who fails ends what waits for more.
  all.catch(() => {});

  return {
    failures,
    /** Resolves once so many more are acknowledged. */
    async more(wanted: number) {
      const before = acknowledged.size;
      const isReached = () => expect(acknowledged.size).toBeGreaterThan(before + wanted);
      await Promise.race([all, eventually(isReached, 120_000)]);
    },
    /** Ends once each visitor has got what they wanted, and compares with the database. */
    async finish(scenario: string, database: Database) {
      isEnding = true;
      await all;
      const found = await database.rows(
        foundSchema,
        `select substring(description from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') as mark, id
         from tickets
         union all select text, ticket_id from ticket_messages where author = 'customer'`,
      );
      const kept = new Set(found.map(({ mark, id }) => `${mark} ${id}`));
      const lost = [...acknowledged].filter((pair) => !kept.has(pair.join(' '))).length;
      const twice = found.length - new Set(found.map(({ mark }) => mark)).size;
      const counts = [...failures].map(([name, times]) => `${times} × ${name}`).join(', ');
      report(
        `${scenario}: ${acknowledged.size} acknowledged, ${lost} lost, ${twice} twice; repeated: ` +
          `${counts || 'none'}; the longest took ${Math.round(longest)} ms`,
      );
      expect({ lost, twice }).toEqual({ lost: 0, twice: 0 });
      expect(found.length).toBe(acknowledged.size);
    },
  };
}
