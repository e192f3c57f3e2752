/** Mail by SMTP, to servers on loopback. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectedAdminMethods } from '#src/backend/AdminBackend.ts';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { queueMail, startMail } from '../../server/mail/outbox.ts';
import { smtpTransport } from '../../server/mail/smtpTransport.ts';
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

async function startSending(url: string, options: Parameters<typeof smtpTransport>[1] = {}) {
  await queueMail(server.database, buildNewMail({ replyTo: 'ruth@harrow-joinery.example' }));
  const outbox = startMail({
    database: server.database,
    transport: smtpTransport(url, { tls: { ca: cert }, ...options }),
    secretKey: server.settings.secretKey,
    log: { info() {}, warn() {}, error() {} },
  });
  closing.unshift(outbox.stop);
  const owner = await server.signInOwner();
  const { mail } = createHttpAdmin(environmentOf(owner), { channel: undefined }).connected;
  const sent = await vi.waitFor(async () => {
    const { state, attempts } = await openMail(mail);
    const [attempt] = attempts;
    if (!attempt) throw new Error('It was not tried yet.');
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

const refusal = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });

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

test.each([
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
])('the start stops with a sentence for %j', (environment, message) => {
  const settings = { SECRET_KEY: Buffer.alloc(32).toString('base64'), ...environment };
  expect(() => readSettings(settings, '/nowhere')).toThrow(message);
});
