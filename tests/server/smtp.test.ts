/** Mail by SMTP, to servers on loopback. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminBackend, ConnectedAdminMethods } from '#src/backend/AdminBackend.ts';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { errorText } from '../../server/log.ts';
import { queueMail, startMail } from '../../server/mail/outbox.ts';
import { smtpTransport } from '../../server/mail/smtpTransport.ts';
import { httpTransport } from '../../server/mail/transport.ts';
import { readSettings } from '../../server/settings.ts';
import { buildNewMail, environmentOf, openTestServer } from './testServer.ts';

/** A certificate of 0.0.0.0 with its key. */
const key = execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', '-', '-out', '-'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:0.0.0.0'],
  ],
  { stdio: 'pipe' },
).toString();
const cert = key.slice(key.indexOf('-----BEGIN CERTIFICATE'));

let server: Awaited<ReturnType<typeof openTestServer>>;
let closing: (() => Promise<unknown>)[];
/** The messages that have arrived. */
let received: string[];

beforeEach(async () => {
  server = await openTestServer();
  closing = [];
  received = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  expect(server.errors).toEqual([]);
  await server.close();
});

const portOf = (listening: Server) => (listening.address() as AddressInfo).port;

/** A mail server that takes user:p@ss, and resolves with its port. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const smtp = new SMTPServer({
    key,
    cert,
    onAuth: ({ username, password }, _, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done(null, 'queued as 1');
      });
    },
    ...options,
  });
  smtp.on('error', () => {});
  const listening = smtp.listen(0, '0.0.0.0');
  await once(listening, 'listening');
  closing.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return portOf(listening);
}

/** The only mail, as the owner opens it. */
async function openMail(mail: ConnectedAdminMethods['mail']) {
  const [listed] = (await mail.list({ text: '', status: 'all', page: 1 })).mails;
  return mail.open(String(listed?.id));
}

/** Sends a mail, and resolves with it as the owner sees it after the first attempt. */
const send = async (...details: Parameters<typeof startSending>) =>
  (await startSending(...details)).sent;

let owner: ConnectedAdminMethods & Pick<AdminBackend, 'today'>;

async function startSending(url: string, options: Parameters<typeof smtpTransport>[1] = {}) {
  await queueMail(server.database, buildNewMail({ replyTo: 'ruth@harrow-joinery.example' }));
  const outbox = startMail({
    database: server.database,
    transport: smtpTransport(url, { tls: { ca: cert }, ...options }),
    secretKey: server.settings.secretKey,
    log: { info() {}, warn() {}, error() {} },
  });
  closing.unshift(outbox.stop);
  const browser = await server.signInOwner();
  const { connected, today } = createHttpAdmin(environmentOf(browser), { channel: undefined });
  owner = { ...connected, today };
  const { mail } = connected;
  const sent = await vi.waitFor(async () => {
    const [attempt] = (await openMail(mail)).attempts;
    if (!attempt) throw new Error('It was not tried yet.');
    const { state } = await openMail(mail);
    return { state, error: attempt.error };
  }, 5000);
  return { sent, outbox, mail };
}

test.each([
  ['TLS', 'smtps', { secure: true }],
  ['STARTTLS', 'smtp', {}],
])(
  'a mail arrives over %s once, with its login, its texts and its Message-Id',
  async (_, protocol, options) => {
    const port = await startSmtp(options);
    const sent = await send(`${protocol}://user:p%40ss@0.0.0.0:${port}`);
    expect(sent).toEqual({ state: 'sent', error: null });
    expect(received).toHaveLength(1);
    const [text = ''] = received;
    expect(text).toContain('From: Hollin Web <quotes@mail.hollin.example>');
    expect(text).toContain('To: hello@hollin.example, desk@hollin.example');
    expect(text).toContain('Reply-To: ruth@harrow-joinery.example');
    expect(text).toMatch(/Message-ID: <[\da-f-]{36}@mail\.hollin\.example>/i);
    expect(text).toMatch(/text\/plain.+Caf=C3=A9 at 5 & 6\?.+text\/html.+&amp;/s);
  },
);

test('an email address is written as it is, or refused', async () => {
  const recipients: string[] = [];
  const port = await startSmtp({
    authOptional: true,
    onRcptTo({ address }, _, done) {
      recipients.push(address);
      done();
    },
  });
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
  const odd = ["o'hara+a/b=c{d}!#$%&*?^`|~@x.example", 'Upper.Case@x.example'];
  const mail = buildNewMail().message;
  await transport.send(
    { ...mail, from: 'Hollin, Web: us; <us@x.example>', to: odd, replyTo: odd[0] },
    'a',
  );
  expect(recipients).toEqual(odd);
  expect(received[0]).toContain('From: "Hollin, Web: us;" <us@x.example>');
  expect(received[0]).toContain(`Reply-To: ${odd[0]}`);
  for (const to of ['a,b@x.example', 'Vic <v@x.example>', 'a@x.example, b@x.example', '']) {
    await queueMail(server.database, buildNewMail({ to: [to], subject: `to ${to}` }));
  }
  const outbox = startMail({
    database: server.database,
    transport,
    secretKey: server.settings.secretKey,
    log: { info() {}, warn() {}, error() {} },
  });
  closing.unshift(outbox.stop);
  const failed = `select from outbox where state = 'failed' and last_error = $1`;
  await vi.waitFor(async () =>
    expect(
      await server.database.execute(failed, ['It has a recipient that is no email address.']),
    ).toBe(4),
  );
  expect(recipients).toHaveLength(2);
});

const refusal = (responseCode: number, text = 'Refused') =>
  Object.assign(new Error(text), { responseCode });

test.each([
  [
    '450 for a recipient',
    'waiting',
    'The mail server answered 450 Refused',
    { onRcptTo: (_, __, done) => done(refusal(450)) },
  ],
  [
    '550 for a recipient',
    'failed',
    'The mail server answered 550 Refused',
    { onRcptTo: (_, __, done) => done(refusal(550)) },
  ],
  [
    '452 for the text',
    'waiting',
    'The mail server answered 452 Refused',
    { onData: (stream, _, done) => stream.resume().on('end', () => done(refusal(452))) },
  ],
  [
    '554 for the text',
    'failed',
    'The mail server answered 554 Refused',
    { onData: (stream, _, done) => stream.resume().on('end', () => done(refusal(554))) },
  ],
  [
    '535 for the login',
    'waiting',
    'The mail server answered 535 Wrong',
    { onAuth: (_, __, done) => done(new Error('Wrong')) },
  ],
  [
    'no STARTTLS',
    'waiting',
    'The mail server answered 500 Error: command not recognized',
    { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] },
  ],
] satisfies [string, string, unknown, SMTPServerOptions][])(
  'a mail to a server that answers %s is %s',
  async (_, state, error, options) => {
    const port = await startSmtp(options);
    expect(await send(`smtp://user:p%40ss@0.0.0.0:${port}`)).toEqual({ state, error });
    expect(received).toEqual([]);
  },
);

test.each([
  [450, 'waiting'],
  [550, 'failed'],
])(
  'a mail that is refused with %d for one of its recipients is %s, and reaches the other one once',
  async (responseCode, state) => {
    let isRefused = true;
    const recipients: string[] = [];
    const port = await startSmtp({
      onRcptTo({ address }, _, done) {
        if (isRefused && address === 'desk@hollin.example') return done(refusal(responseCode));
        recipients.push(address);
        done();
      },
    });
    const error = `The other recipients have it. The mail server answered ${responseCode} Refused to desk@hollin.example`;
    const { sent, outbox, mail } = await startSending(`smtp://user:p%40ss@0.0.0.0:${port}`);
    expect(sent).toEqual({ state, error });
    expect(recipients).toEqual(['hello@hollin.example']);

    isRefused = false;
    const { id, to } = await openMail(mail);
    expect(to).toEqual(['hello@hollin.example', 'desk@hollin.example']);
    await mail.sendAgain(id);
    outbox.wake();
    await vi.waitFor(async () => expect((await openMail(mail)).state).toBe('sent'));
    expect(recipients).toEqual(['hello@hollin.example', 'desk@hollin.example']);
  },
);

/** Refuses with this answer at one step of the sending. */
const refusing = (step: 'MAIL' | 'RCPT' | 'DATA' | 'AUTH', answer: string): SMTPServerOptions => {
  const error = refusal(Number(answer.slice(0, 3)), answer.slice(4));
  if (step === 'MAIL') return { onMailFrom: (_, __, done) => done(error) };
  if (step === 'RCPT') return { onRcptTo: (_, __, done) => done(error) };
  if (step === 'AUTH') return { onAuth: (_, __, done) => done(error) };
  return { onData: (stream, _, done) => stream.resume().on('end', () => done(error)) };
};

test.each([
  ['RCPT', '550 5.1.1 No such user', true],
  ['RCPT', '550 5.1.10 Null MX', true],
  ['RCPT', '550 5.2.1 Mailbox disabled', true],
  ['RCPT', '552 5.2.2 Mailbox full', true],
  ['RCPT', '552 Over quota', true],
  ['DATA', '554 5.6.0 Bad content', true],
  ['DATA', '554 5.7.1 Message refused as spam', true],
  ['DATA', '550 5.7.1 Sender not permitted', false],
  ['DATA', '550 5.7.26 Unauthenticated mail', false],
  ['RCPT', '554 5.7.1 Blocked', false],
  ['RCPT', '550 <send@auth.example> unknown', true],
  ['RCPT', '550 5.1.7 Bad sender', false],
  ['RCPT', '550 5.1.8 Sender domain unknown', false],
  ['RCPT', '550 5.2.3 Message too long', false],
  ['DATA', '553 Not allowed', false],
  ['RCPT', '550 5.4.5 Daily user sending limit exceeded', false],
  ['DATA', '550 5.4.5 Daily user sending limit exceeded', false],
  ['DATA', '550 Sending limit exceeded', false],
  ['RCPT', '550 Relay not permitted', false],
  ['RCPT', '553 5.7.1 Sender address rejected: not owned by user', false],
  ['RCPT', '553 Sender not owned', false],
  ['RCPT', '554 5.7.1 Relay access denied', false],
  ['RCPT', '554 Relay denied', false],
  ['MAIL', '530 5.7.0 Authentication required', false],
  ['MAIL', '550 5.1.1 No such sender', false],
  ['AUTH', '535 5.7.8 Bad credentials', false],
] as const)('refused at %s with %s, a mail has failed: %s', async (step, answer, hasFailed) => {
  const port = await startSmtp(refusing(step, answer));
  const { sent, mail, outbox } = await startSending(`smtp://user:p%40ss@0.0.0.0:${port}`);
  expect(sent.state).toBe(hasFailed ? 'failed' : 'waiting');
  const { refusal } = await mail.list({ text: '', status: 'all', page: 1 });
  expect(refusal).toEqual(hasFailed ? null : expect.stringContaining(answer));
  expect((await owner.today.read()).counts.mail).toBe(1);
  if (hasFailed) return;
  // It waits for other settings, however long they take.
  await server.database.execute(`update outbox set attempts = 20, next_at = now()`);
  outbox.wake();
  await vi.waitFor(async () => expect((await openMail(mail)).attempts).toHaveLength(2));
  const { state, nextAt } = await openMail(mail);
  expect(state).toBe('waiting');
  const pause = Date.parse(String(nextAt)) - Date.now();
  expect(pause > 28_700_000 && pause <= 28_800_000).toBe(true);
});

test('the log has at most 5,000 characters of an answer', () => {
  expect(errorText(new Error('x'.repeat(6000)))).toHaveLength(5000);
});

test('all that waits or has failed is sent again with other settings, but not what is set aside', async () => {
  let isRefused = true;
  const port = await startSmtp({
    onRcptTo: (_, __, done) => done(isRefused ? refusal(554, '5.7.1 Relay denied') : null),
  });
  const { mail, outbox } = await startSending(`smtp://user:p%40ss@0.0.0.0:${port}`);
  for (const subject of ['Failed', 'Set aside']) {
    await queueMail(server.database, buildNewMail({ subject }));
  }
  await server.database.execute(
    `update outbox set state = 'failed' where dedupe_key in ('Failed', 'Set aside')`,
  );
  await server.database.execute(
    `update outbox set set_aside_at = now() where dedupe_key = 'Set aside'`,
  );
  isRefused = false;
  await mail.sendAllAgain();
  outbox.wake();
  const list = () => mail.list({ text: '', status: 'all', page: 1 });
  await vi.waitFor(async () => expect((await list()).counts).toMatchObject({ sent: 2, failed: 1 }));
  expect(await list()).toMatchObject({ refusal: null });
  expect(received).toHaveLength(2);
});

test('a server on this machine gets STARTTLS if it offers it, whatever its certificate', async () => {
  const secure: boolean[] = [];
  const options: SMTPServerOptions = {
    onMailFrom(_, { secure: isSecure }, done) {
      secure.push(isSecure);
      done();
    },
  };
  for (const hideSTARTTLS of [false, true]) {
    const port = await startSmtp({ ...options, hideSTARTTLS, authOptional: true });
    await smtpTransport(`smtp://127.0.0.1:${port}`).send(buildNewMail().message, 'a');
  }
  expect(secure).toEqual([true, false]);
});

test.each([
  ['Hollin: Web <us@x.example>', '"Hollin: Web" <us@x.example>'],
  ['Hollin (Web) [UK] <us@x.example>', '"Hollin (Web) [UK]" <us@x.example>'],
  ['"Hollin, Web" <us@x.example>', '"Hollin, Web" <us@x.example>'],
  ['Hollin <fast> Web <us@x.example>', '"Hollin <fast> Web" <us@x.example>'],
  ['us@x.example', 'us@x.example'],
])('the sender %s is written as %s, by SMTP and by the mail service', async (from, written) => {
  const port = await startSmtp({ authOptional: true });
  const message = { ...buildNewMail().message, from };
  await smtpTransport(`smtp://127.0.0.1:${port}`).send(message, 'a');
  expect(received[0]).toContain(`From: ${written}\r\n`);
  const posted: string[] = [];
  const transport = httpTransport(
    { domain: 'x.example', apiKey: undefined, base: undefined },
    async (_, init) => {
      posted.push(String(new URLSearchParams(String(init?.body)).get('from')));
      return Response.json({ id: '1' });
    },
  );
  await transport.send(message, 'a');
  expect(posted).toEqual([written]);
});

test('the mails of a ticket are one conversation of each recipient, and no mail is answered by programs', async () => {
  const port = await startSmtp({ authOptional: true });
  const mails = [
    buildNewMail({ subject: 'Site', to: ['a@x.example'], hasToken: true }),
    buildNewMail({ subject: 'Re: Site', to: ['a@x.example'], hasToken: true }),
    buildNewMail({ subject: 'Ruth: Site', to: ['b@x.example'] }),
  ];
  const { secretKey } = server.settings;
  for (const mail of mails) {
    const about = { kind: 'ticket', id: 'web-1' } as const;
    await queueMail(server.database, { ...mail, about, secretKey });
  }
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
  const log = { info() {}, warn() {}, error() {} };
  const outbox = startMail({ database: server.database, transport, secretKey, log });
  closing.unshift(outbox.stop);
  await vi.waitFor(() => expect(received).toHaveLength(3), 5000);
  const header = (subject: string, name: string) => {
    const text = received.find((each) => each.includes(`\nSubject: ${subject}\r\n`));
    return new RegExp(`^${name}: (\\S+)`, 'im').exec(text?.replaceAll('\r\n ', ' ') ?? '')?.[1];
  };
  const first = header('Site', 'Message-ID');
  expect(header('Re: Site', 'References')).toBe(first);
  expect(header('Re: Site', 'In-Reply-To')).toBe(first);
  expect(header('Site', 'References')).toBeUndefined();
  expect(header('Ruth: Site', 'References')).toBeUndefined();
  for (const { message } of mails)
    expect(header(message.subject, 'Auto-Submitted')).toBe('auto-generated');
});

test('a mail is not sent to a server whose certificate is not trusted', async () => {
  const port = await startSmtp({ secure: true });
  const sent = await send(`smtps://user:p%40ss@0.0.0.0:${port}`, { tls: {} });
  expect(sent).toEqual({
    state: 'waiting',
    error: expect.stringMatching(/^The mail server could not be reached: .*self[- ]signed/),
  });
  expect(received).toEqual([]);
});

test('a server that falls silent ends the attempt after the time for the whole sending', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(async () => silent.close());
  const sent = await send(`smtp://127.0.0.1:${portOf(silent)}`, { timeout: 200 });
  expect(sent).toEqual({ state: 'waiting', error: 'The mail server did not answer in time.' });
});

/** A mail server on loopback that says these lines, one for each piece it reads. Resolves with its URL. */
async function startSaying(greeting: string, ...lines: readonly string[]) {
  const saying = createServer((socket) => {
    const left = [...lines];
    socket.write(`${greeting}\r\n`);
    socket.on('error', () => {}).on('data', () => socket.write(`${left.shift() ?? '221 Bye'}\r\n`));
  });
  saying.listen(0, '127.0.0.1');
  await once(saying, 'listening');
  closing.push(() => new Promise((resolve) => saying.close(resolve)));
  return `smtp://127.0.0.1:${portOf(saying)}`;
}

test('a mail is sent to a server whose response has characters that no database stores', async () => {
  // To EHLO, MAIL FROM, both recipients and DATA.
  const url = await startSaying('220 hi', '250 a', '250 b', '250 c', '250 d', '354 e', '250 f\0');
  expect(await send(url)).toEqual({ state: 'sent', error: null });
});

test('an error has 300 characters of a long greeting, without those that no database stores', async () => {
  const { error } = await send(await startSaying('x\0'.repeat(5000)));
  expect(error?.length).toBe(338);
});

test('without a shorter time, the whole sending has 60 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await send(`smtp://127.0.0.1:${await startSmtp()}`);
  expect(timeout.mock.calls).toEqual([[60_000]]);
});

test.each<[object, string]>([
  [
    { SMTP_URL: 'smtps://a.example', MAIL_DOMAIN: 'b.example' },
    'MAIL_DOMAIN and SMTP_URL are two ways to send mail: set one of them.',
  ],
  [
    { SMTP_URL: 'https://user:secret@a.example' },
    'SMTP_URL has to be a URL such as smtps://user:password@mail.example.',
  ],
  [
    { SMTP_URL: 'smtp.a.example' },
    'SMTP_URL has to be a URL such as smtps://user:password@mail.example.',
  ],
  [
    { SMTP_URL: 'smtps://user:50%off@a.example' },
    'SMTP_URL has a % that is no code: write % as %25 in the user and the password.',
  ],
  [
    { DATABASE_URL: 'postgres://user:50%off@a.example/x' },
    'DATABASE_URL has a % that is no code: write % as %25 in the user and the password.',
  ],
  ...['65536', '-1', '80a', '1e3', '8.5'].map((PORT): [object, string] => [
    { PORT },
    `PORT has to be a number from 0 to 65535, not "${PORT}".`,
  ]),
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/shop', SECRET_KEY: '' },
    'DATABASE_URL needs SECRET_KEY',
  ],
  [{ TRUSTED_PROXIES: '1', PUBLIC_ORIGIN: '' }, 'TRUSTED_PROXIES needs PUBLIC_ORIGIN, such as'],
  ...(
    [
      ['EVENTS_URL', { EVENTS_SECRET: `whsec_${'A'.repeat(32)}` }],
      ['MAIL_API_BASE', { MAIL_DOMAIN: 'a.example' }],
      ['RECAPTCHA_VERIFY_URL', { RECAPTCHA_SECRET: 'secret' }],
      ['STRIPE_API_BASE', { STRIPE_RESTRICTED_KEY: 'rk_test_1' }],
    ] as const
  ).map(([name, others]): [object, string] => [
    { [name]: 'https://user:hidden@a.example', ...others },
    `${name} has a user and a password, which the server would not send: remove them.`,
  ]),
  [
    { EVENTS_URL: 'http://user:hidden@a.example', EVENTS_SECRET: `whsec_${'A'.repeat(32)}` },
    'EVENTS_URL has to be an https URL, or one of this machine such as http://localhost:4242.',
  ],
])('the start stops with a sentence for %j', (environment, message) => {
  const settings = { SECRET_KEY: Buffer.alloc(32).toString('base64'), ...environment };
  expect(() => readSettings(settings, '/nowhere')).toThrow(message);
});
