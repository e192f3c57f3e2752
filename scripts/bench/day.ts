/** A day of mixed use in two minutes, what a process carries, and pages while strangers make it hash. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { buildQuestionnaire } from '../../mocks/factories/questionnaire.ts';
import { cookieOf, fill, post, type Server, send, startServer } from './connectedServer.ts';
import { ratios } from './statistics.ts';

const QUARTER = 30_000;
const CUSTOMERS = 20;
const VISITORS_AT_ONCE = 6;
const password = 'a long password';

const order = {
  answers: buildQuestionnaire(),
  websitePackage: { id: 'standard', title: 'Standard' },
};
const from = (visitor: number) => ({
  'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
});

/** A mail service that takes every mail. */
async function startMailService() {
  const service = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"id":"<taken@mail>"}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  return service;
}

/** What a process uses: memory in MB, open files, and processor time in ms. */
function usage(pid = 0) {
  const [, resident = ''] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/.*\) /s, '')
    .split(' ')
    .slice(11);
  return {
    memory: Number(resident) / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    processor: 10 * (Number(user) + Number(system)),
  };
}

/** One visit: a page is read, some customers log in, open a ticket and write; the owner answers. */
async function visit({ origin, cookie, database }: Server, visitor: number) {
  const customer = { email: `day${visitor % CUSTOMERS}@wood.example`, password };
  for (const path of ['/', '/custom-quote', '/api/session']) await send(origin + path, {}, 200);
  const owner = { cookie };
  for (const path of ['status', 'status', 'tickets', 'orders', 'history']) {
    await send(`${origin}/api/admin/${path}`, { headers: owner }, 200);
  }
  if (visitor % 4 > 0) return 8;
  const headers = from(visitor);
  // An account has 30 logins an hour, and here those of a day.
  await database.execute('delete from rate_limits where count > 20');
  const session = await post(`${origin}/api/sessions`, customer, headers, 201);
  const own = { ...headers, cookie: cookieOf(session) };
  const opened = await post(`${origin}/api/tickets`, order, own, 201);
  const { id } = JSON.parse(opened.body);
  const ticket = `${origin}/api/tickets/${id}`;
  await post(`${ticket}/messages`, { text: 'When does it start?' }, own, 201);
  const reply = { text: 'On Monday.', isNote: false };
  await post(`${origin}/api/admin/tickets/${id}/messages`, reply, owner, 201);
  await send(ticket, { headers: own }, 200);
  await send(`${origin}/api/tickets`, { headers: own }, 200);
  return 14;
}

/** Runs `work` with the next number until the time has passed. Resolves with the sum of its results. */
async function repeat(ms: number, atOnce: number, work: (index: number) => Promise<number>) {
  const end = performance.now() + ms;
  let [next, sum] = [0, 0];
  const worker = async () => {
    while (performance.now() < end) {
      next += 1;
      const done = await work(next);
      sum += done;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum;
}

async function playDay(server: Server) {
  const quarters: ReturnType<typeof usage>[] = [];
  let requests = 0;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const first = quarter << 16;
    requests += await repeat(QUARTER, VISITORS_AT_ONCE, (each) => visit(server, first + each));
    quarters.push(usage(server.pid));
  }
  const [first, , , last] = quarters;
  if (!first || !last) throw new Error('The day has no quarters.');
  return {
    requests,
    megabytes: last.memory,
    memory: last.memory / first.memory,
    files: last.files - first.files,
  };
}

/** Requests a second, and the processor time of one in the process, which has one core at most. */
async function capacityOf(
  { pid }: Server,
  atOnce: number,
  request: (each: number) => Promise<unknown>,
) {
  const before = usage(pid);
  const begun = performance.now();
  const count = await repeat(5000, atOnce, (each) => request(each).then(() => 1));
  const seconds = (performance.now() - begun) / 1000;
  return { rate: count / seconds, cost: (usage(pid).processor - before.processor) / count };
}

/** 300 connections that log in with wrong passwords, and wait as long as a refusal says: a process of its own. */
const attack = `
let each = 0;
const guess = async () => {
  for (;;) {
    each += 1;
    const answer = await fetch(process.argv[1] + '/api/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '172.16.' + ((each >> 8) & 255) + '.' + (each & 255) },
      body: JSON.stringify({ email: each + '@wood.example', password: 'a wrong password' }),
    }).catch(() => undefined);
    // The server has closed the connection while the attack paused.
    if (!answer) continue;
    await answer.text();
    await new Promise((resume) => setTimeout(resume, 1000 * (answer.headers.get('retry-after') ?? 0)));
  }
};
for (let connection = 0; connection < 300; connection += 1) void guess();`;

/** The times of the landing page while passwords are hashed, to those while the attack pauses. */
async function timeUnderHashing({ origin }: Server) {
  async function time() {
    const times: number[] = [];
    for (let each = 0; each < 10; each += 1) {
      const begun = performance.now();
      await send(`${origin}/`, {}, 200);
      times.push(performance.now() - begun);
      await setTimeout(20);
    }
    return times;
  }
  const idle: number[] = [];
  const busy: number[] = [];
  const attacker = spawn(process.execPath, ['-e', attack, origin], { stdio: 'inherit' });
  try {
    for (let round = 0; round < 10; round += 1) {
      attacker.kill('SIGSTOP');
      // The hashes that wait are done.
      await setTimeout(1500);
      idle.push(...(await time()));
      attacker.kill('SIGCONT');
      await setTimeout(2000);
      busy.push(...(await time()));
    }
    return { times: ratios(busy, idle) };
  } finally {
    attacker.kill('SIGKILL');
  }
}

/** The times of a login with a wrong password, for the email of an account to one that has none, in turns. */
async function timeWrongPasswords({ origin }: Server) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  async function time(kind: keyof typeof times, email: string, visitor: number) {
    const guess = { email, password: 'a wrong password' };
    const begun = performance.now();
    await post(`${origin}/api/sessions`, guess, from(visitor), 401);
    times[kind].push(performance.now() - begun);
  }
  // Fewer than the ten after which an account pauses.
  for (let each = 0; each < 4 * CUSTOMERS; each += 1) {
    const visitor = (2 << 20) | (2 * each);
    const pair = [
      () => time('known', `day${each % CUSTOMERS}@wood.example`, visitor),
      () => time('unknown', `day${each}@unknown.example`, visitor + 1),
    ];
    // Each is the first of every second pair.
    for (const login of each % 2 ? pair : pair.toReversed()) await login();
  }
  return ratios(times.known, times.unknown);
}

export async function timeDay(site: string) {
  const mail = await startMailService();
  const server = await startServer(site, {
    MAIL_DOMAIN: 'wood.example',
    MAIL_API_KEY: 'key',
    MAIL_API_BASE: `http://127.0.0.1:${Object(mail.address()).port}`,
  });
  try {
    const { origin, cookie, database } = server;
    await fill(database, 1000);
    for (let each = 0; each < CUSTOMERS; each += 1) {
      const account = { name: `Day ${each}`, email: `day${each}@wood.example`, password };
      await post(`${origin}/api/accounts`, account, from(each), 201);
    }
    await database.execute('update accounts set verified_at = now()');
    const capacity = {
      'the landing page': await capacityOf(server, 16, () => send(`${origin}/`, {}, 200)),
      'new tickets': await capacityOf(server, 10, (each) =>
        post(`${origin}/api/tickets`, order, from((1 << 20) | each), 201),
      ),
      'lists of tickets': await capacityOf(server, 4, () =>
        send(`${origin}/api/admin/tickets`, { headers: { cookie } }, 200),
      ),
    };
    const wrongPasswords = await timeWrongPasswords(server);
    const hashing = await timeUnderHashing(server);
    const day = await playDay(server);
    const mails = await database.execute(
      `select from outbox where state = 'sent' and provider_id > ''`,
    );
    return { day: { ...day, mails }, hashing, wrongPasswords, capacity };
  } finally {
    await server.stop();
    mail.close();
  }
}
