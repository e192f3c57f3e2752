import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildMailMessage } from '#mocks/factories/quote.ts';
import { createMailbox, type MailScenario, mailHandlers } from '#mocks/handlers/mail.ts';
import type { Fetch } from '#src/backend/browser/deadline.ts';
import {
  createMailClient,
  MAIL_ANSWER_TIMEOUT,
  MAIL_TIMEOUT,
  MailError,
  type MailErrorCode,
} from '#src/backend/browser/mailClient.ts';
import { MAX_MESSAGE_BYTES, messageBytes } from '#src/domain/mailMessage.ts';
import { anyAnswer, ending, fetchThatGives } from './anyAnswer.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A client of a service that behaves like this, and a look at what reached it. */
function clientOf(
  scenario: MailScenario,
  settings: { base?: string; domain?: string; apiKey?: string } = {},
) {
  const { mailbox, onPost } = createMailbox();
  network.use(...mailHandlers(scenario, { onPost, slowness: 20 }));
  const log: string[][] = [];
  const client = createMailClient({
    fetch: (url, init) => fetch(url, init),
    domain: 'mail.millrace.example',
    log: (...entry) => log.push(entry),
    ...settings,
  });
  return { client, mailbox, log };
}

/** A client of a service that is not there, with a hand on its `fetch`. */
function clientOver(fetch: Fetch) {
  const log = vi.fn();
  return { client: createMailClient({ fetch, domain: 'mail.millrace.example', log }), log };
}

describe('The mail client', () => {
  test('It posts the form fields of the specification to the messages endpoint', async () => {
    const { client, mailbox } = clientOf('accepts');
    const message = buildMailMessage({ subject: 'Café & co: 100%+', text: 'a=b&c\n£€👋' });
    await client.send(message);

    const { from, subject, text, html } = message;
    expect(mailbox.posted).toEqual([
      {
        domain: 'mail.millrace.example',
        contentType: expect.stringMatching(/^application\/x-www-form-urlencoded\b/),
        authorization: null,
        fields: {
          from,
          to: 'hello@millrace.example, studio@millrace.example',
          subject,
          text,
          html,
        },
        isAccepted: true,
      },
    ]);
  });

  test('It says where answers go, when the message does', async () => {
    const { client, mailbox } = clientOf('accepts');
    await client.send(buildMailMessage({ replyTo: 'ruth@harrow.example' }));
    expect(mailbox.posted[0]?.fields).toMatchObject({ 'h:Reply-To': 'ruth@harrow.example' });
  });

  test.each([
    ['key-1234', 'api:key-1234'],
    ['schlüssel-€', 'api:schlüssel-€'],
  ])('It signs in with the key %s', async (apiKey, credentials) => {
    const { client, mailbox } = clientOf('accepts', { apiKey });
    await client.send(buildMailMessage());
    expect(mailbox.posted[0]?.authorization).toBe(
      `Basic ${Buffer.from(credentials).toString('base64')}`,
    );
  });

  test.each([
    [undefined, 'https://api.mailgun.net/v3/mail.millrace.example/messages'],
    ['https://api.eu.mailgun.net/', 'https://api.eu.mailgun.net/v3/mail.millrace.example/messages'],
    ['https://millrace.example//', 'https://millrace.example/v3/mail.millrace.example/messages'],
    [
      'https://millrace.example/mail',
      'https://millrace.example/mail/v3/mail.millrace.example/messages',
    ],
  ])('Under the base %s it posts to %s', async (base, expected) => {
    const fetch = vi.fn<Fetch>(async () => new Response('{}'));
    const domain = 'mail.millrace.example';
    await createMailClient({ fetch, domain, log: () => {}, ...(base && { base }) }).send(
      buildMailMessage(),
    );
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      expected,
      expect.objectContaining({ method: 'POST' }),
    );
  });

  test('A slow service is waited for', async () => {
    const { client, mailbox } = clientOf('slow');
    await client.send(buildMailMessage());
    expect(mailbox.accepted).toHaveLength(1);
  });

  test('What the service says is logged, and not believed', async () => {
    const { client, log } = clientOf('malformed');
    await client.send(buildMailMessage());
    expect(log).toEqual([['The mail service answered 200.', '{"id": "<messa']]);
  });

  test.each<[MailScenario, MailErrorCode, string]>([
    ['rejects', 'rejected', 'The mail service answered 400.'],
    ['forbids', 'rejected', 'The mail service answered 401.'],
    ['fails', 'rejected', 'The mail service answered 500.'],
    ['down', 'unreachable', 'The mail service could not be reached.'],
  ])('A service that %s is told by name: %s', async (scenario, code, message) => {
    const { client, mailbox } = clientOf(scenario);
    const error: unknown = await client.send(buildMailMessage()).catch((reason) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ code, message });
    expect(mailbox.accepted).toEqual([]);
  });

  test('The reason for a rejection is logged', async () => {
    const { client, log } = clientOf('rejects');
    await client.send(buildMailMessage()).catch(() => {});
    expect(log).toEqual([
      ['The mail service answered 400.', expect.stringContaining('not a valid address')],
    ]);
  });

  test('Of a long answer, the beginning is logged', async () => {
    const { client, log } = clientOver(async () => new Response('x'.repeat(100_000)));
    await client.send(buildMailMessage());
    expect(log).toHaveBeenCalledWith('The mail service answered 200.', 'x'.repeat(500));
  });

  test.each([
    new TypeError('Failed to fetch'),
    new DOMException('The operation was aborted.', 'AbortError'),
  ])('Without an answer, what the browser says of it is handed on: %s', async (cause) => {
    const { client } = clientOver(() => Promise.reject(cause));
    await expect(client.send(buildMailMessage())).rejects.toMatchObject({
      code: 'unreachable',
      cause,
    });
  });

  test('A redirect is not followed: it could succeed without sending', async () => {
    const { client } = clientOver(async (_, { redirect }) => {
      if (redirect === 'error') throw new TypeError('unexpected redirect');
      return new Response('<h1>Welcome</h1>');
    });
    await expect(client.send(buildMailMessage())).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('A service that does not answer is given up, and the request is called off', async () => {
    let isCalledOff = false;
    const { client } = clientOver(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            isCalledOff = true;
            reject(signal.reason);
          });
        }),
    );
    expect(await ending(() => client.send(buildMailMessage()))).toMatchObject({
      error: {
        code: 'timed-out',
        message: 'The mail service did not answer in time.',
        cause: { name: 'TimeoutError' },
      },
    });
    expect(isCalledOff).toBe(true);
    expect(MAIL_TIMEOUT).toBe(30_000);
  });

  test('An accepted message is sent, even if the rest of the answer never comes', async () => {
    const { client, log } = clientOver(async () => new Response(new ReadableStream()));
    expect(await ending(() => client.send(buildMailMessage()))).toEqual({ value: undefined });
    expect(log).toHaveBeenCalledWith(
      'The mail service answered 200.',
      expect.stringContaining(`${MAIL_ANSWER_TIMEOUT} ms`),
    );
  });

  test('A message of the largest size is sent, and one byte more is refused before it is', async () => {
    const fetch = vi.fn<Fetch>(async () => new Response('{}'));
    const { client } = clientOver(fetch);
    const rest = messageBytes(buildMailMessage({ text: '' }));
    const largest = buildMailMessage({ text: 'x'.repeat(MAX_MESSAGE_BYTES - rest) });

    await client.send(largest);
    expect(fetch).toHaveBeenCalledTimes(1);
    await expect(client.send({ ...largest, subject: `${largest.subject}!` })).rejects.toMatchObject(
      {
        name: 'MailError',
        code: 'too-large',
        message: 'The message has 52428801 of 52428800 bytes.',
      },
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('Whatever the service does, a message is sent or fails with a named error', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (answer) => {
        const { client } = clientOver(fetchThatGives([answer]));
        const end = await ending(() => client.send(buildMailMessage()));

        const isAnswered = 'after' in answer && answer.after < MAIL_TIMEOUT && 'status' in answer;
        if (isAnswered && answer.status < 300) expect(end).toEqual({ value: undefined });
        else expect(end).toMatchObject({ error: expect.any(MailError) });
      }),
    );
  });
});
