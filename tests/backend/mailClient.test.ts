import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildMailMessage, buildQuote } from '#mocks/factories/quote.ts';
import { type MailScenario, mailHandlers, type PostedMail } from '#mocks/handlers/mail.ts';
import type { Fetch } from '#src/backend/services/deadline.ts';
import {
  createMailClient,
  MAIL_TIMEOUT,
  MailError,
  type MailErrorCode,
} from '#src/backend/services/mailClient.ts';
import { mailBusiness } from '#src/content/mailBusiness.ts';
import { MAX_MESSAGE_BYTES, messageBytes } from '#src/domain/mailMessage.ts';
import { createQuoteMessages } from '#src/domain/quoteMail.ts';
import { anyResponse, ending, fetchThatGives } from './anyResponse.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A mail client, and the messages that reach a mail API which follows the scenario. */
function clientOf(
  scenario: MailScenario,
  settings: { base?: string; domain?: string; apiKey?: string } = {},
) {
  const posted: PostedMail[] = [];
  network.use(...mailHandlers(scenario, { onPost: (mail) => posted.push(mail), slowness: 20 }));
  const log: string[][] = [];
  const client = createMailClient({
    fetch: (url, init) => fetch(url, init),
    domain: 'mail.hollin.example',
    log: (...entry) => log.push(entry),
    ...settings,
  });
  return { client, posted, log };
}

/** A mail client with a `fetch` of the test's own. */
function clientOver(fetch: Fetch) {
  const log = vi.fn();
  return { client: createMailClient({ fetch, domain: 'mail.hollin.example', log }), log };
}

const CONFIRMATION = '{"id":"<1@mail.hollin.example>","message":"Queued. Thank you."}';

/** The id of a confirmation, found without the client's schema. */
function hasMessageId(body: string): boolean {
  try {
    const id = JSON.parse(body)?.id;
    return typeof id === 'string' && id.trim() !== '';
  } catch {
    return false;
  }
}

describe('The mail client', () => {
  test('posts the message as form fields to the messages endpoint', async () => {
    const { client, posted } = clientOf('accepts');
    const message = buildMailMessage({ subject: 'Café & co: 100%+', text: 'a=b&c\n£€👋' });
    await client.send(message);

    const { from, subject, text, html } = message;
    expect(posted).toEqual([
      {
        domain: 'mail.hollin.example',
        contentType: expect.stringMatching(/^application\/x-www-form-urlencoded\b/),
        authorization: null,
        fields: {
          from,
          to: 'hello@hollin.example, desk@hollin.example',
          subject,
          text,
          html,
        },
      },
    ]);
  });

  test.each([
    [10_000, true],
    [30_000, false],
  ])(
    'of a quote with a text of %d characters, goes on sending both messages after the page is left: %s',
    async (length, isKept) => {
      const fetch = vi.fn<Fetch>(async () => new Response(CONFIRMATION));
      const additionalInfo = 'Our hours. '.repeat(length / 11);
      const messages = createQuoteMessages(buildQuote({ additionalInfo }), mailBusiness);
      for (const message of [messages.internal, messages.acknowledgement]) {
        await clientOver(fetch).client.send(message);
      }
      const sent = fetch.mock.calls.map(([, init]) => init);
      expect(sent.map((init) => init?.keepalive)).toEqual([isKept, true]);
      if (isKept) expect(sent.map((init) => `${init?.body}`).join('').length).toBeLessThan(65_536);
    },
  );

  test('sets the reply address of a message that has one', async () => {
    const { client, posted } = clientOf('accepts');
    await client.send(buildMailMessage({ replyTo: 'ruth@harrow.example' }));
    expect(posted[0]?.fields).toMatchObject({ 'h:Reply-To': 'ruth@harrow.example' });
  });

  test('turns tracking off for a message whose link has a token', async () => {
    const { client, posted } = clientOf('accepts');
    await client.send(buildMailMessage({ hasToken: true }));
    expect(posted[0]?.fields).toMatchObject({ 'o:tracking': 'no', 'o:tracking-clicks': 'no' });
  });

  test.each([
    ['key-1234', 'api:key-1234'],
    ['schlüssel-€', 'api:schlüssel-€'],
  ])('authenticates with the key %s', async (apiKey, credentials) => {
    const { client, posted } = clientOf('accepts', { apiKey });
    await client.send(buildMailMessage());
    expect(posted[0]?.authorization).toBe(`Basic ${Buffer.from(credentials).toString('base64')}`);
  });

  test.each([
    [undefined, 'https://api.mailgun.net/v3/mail.hollin.example/messages'],
    ['https://api.eu.mailgun.net/', 'https://api.eu.mailgun.net/v3/mail.hollin.example/messages'],
    ['https://hollin.example//', 'https://hollin.example/v3/mail.hollin.example/messages'],
    ['https://hollin.example/mail', 'https://hollin.example/mail/v3/mail.hollin.example/messages'],
  ])('with the base %s posts to %s', async (base, expected) => {
    const fetch = vi.fn<Fetch>(async () => new Response(CONFIRMATION));
    const domain = 'mail.hollin.example';
    await createMailClient({ fetch, domain, log: () => {}, ...(base && { base }) }).send(
      buildMailMessage(),
    );
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      expected,
      expect.objectContaining({ method: 'POST' }),
    );
  });

  test('waits for a slow response', async () => {
    const { client, posted } = clientOf('slow');
    await client.send(buildMailMessage());
    expect(posted).toHaveLength(1);
  });

  test.each<[MailScenario, MailErrorCode, string]>([
    ['rejects', 'rejected', 'The mail service answered 400.'],
    ['forbids', 'rejected', 'The mail service answered 401.'],
    ['fails', 'rejected', 'The mail service answered 500.'],
    ['down', 'unreachable', 'The mail service could not be reached.'],
    ['malformed', 'unconfirmed', 'The mail service answered 200 without the id of the message.'],
    ['html', 'unconfirmed', 'The mail service answered 200 without the id of the message.'],
  ])('rejects with a named error when the mail API %s: %s', async (scenario, code, message) => {
    const { client } = clientOf(scenario);
    const error: unknown = await client.send(buildMailMessage()).catch((reason) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ code, message });
  });

  test.each(['', 'null', '[]', '{}', '"id"', '{"id":""}', '{"id":" "}', '{"id":7}'])(
    'does not take the 200 response %j for a confirmation',
    async (body) => {
      const { client } = clientOver(async () => new Response(body));
      await expect(client.send(buildMailMessage())).rejects.toMatchObject({ code: 'unconfirmed' });
    },
  );

  test('logs the reason for a rejection', async () => {
    const { client, log } = clientOf('rejects');
    await client.send(buildMailMessage()).catch(() => {});
    expect(log).toEqual([
      ['The mail service answered 400.', expect.stringContaining('not a valid address')],
    ]);
  });

  test('logs the first 500 characters of a long response', async () => {
    const { client, log } = clientOver(async () => new Response('x'.repeat(100_000)));
    await client.send(buildMailMessage()).catch(() => {});
    expect(log).toHaveBeenCalledWith('The mail service answered 200.', 'x'.repeat(500));
  });

  test.each([
    new TypeError('Failed to fetch'),
    new DOMException('The operation was aborted.', 'AbortError'),
  ])('gives a failed request as the cause of the error: %s', async (cause) => {
    const { client } = clientOver(() => Promise.reject(cause));
    await expect(client.send(buildMailMessage())).rejects.toMatchObject({
      code: 'unreachable',
      cause,
    });
  });

  test('does not follow a redirect', async () => {
    const { client } = clientOver(async (_, { redirect }) => {
      if (redirect === 'error') throw new TypeError('unexpected redirect');
      return new Response(CONFIRMATION);
    });
    await expect(client.send(buildMailMessage())).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('aborts a request without a response after 30 seconds', async () => {
    let isAborted = false;
    const { client } = clientOver(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            isAborted = true;
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
    expect(isAborted).toBe(true);
    expect(MAIL_TIMEOUT).toBe(30_000);
  });

  test('does not take a response whose body never ends for a confirmation', async () => {
    const { client } = clientOver(async () => new Response(new ReadableStream()));
    expect(await ending(() => client.send(buildMailMessage()))).toMatchObject({
      error: { code: 'timed-out' },
    });
  });

  test('sends a message of 50 MB and refuses one that is a byte larger', async () => {
    const rest = messageBytes(buildMailMessage({ text: '' }));
    const ofSize = (size: number) => buildMailMessage({ text: 'x'.repeat(size - rest) });
    const fetch = vi.fn<Fetch>(async () => new Response(CONFIRMATION));
    const { client } = clientOver(fetch);
    await client.send(ofSize(MAX_MESSAGE_BYTES));
    expect(fetch).toHaveBeenCalledTimes(1);
    await expect(client.send(ofSize(MAX_MESSAGE_BYTES + 1))).rejects.toMatchObject({
      name: 'MailError',
      code: 'too-large',
      message: 'The message has 52428801 of 52428800 bytes.',
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('resolves exactly when a 2xx response confirms the message in time', async () => {
    await fc.assert(
      fc.asyncProperty(anyResponse, async (response) => {
        const { client } = clientOver(fetchThatGives([response]));
        const end = await ending(() => client.send(buildMailMessage()));

        const isConfirmed =
          response.kind === 'response' &&
          response.after < MAIL_TIMEOUT &&
          response.status < 300 &&
          response.status !== 204 &&
          response.status !== 205 &&
          hasMessageId(response.body);
        if (isConfirmed) expect(end).toEqual({ value: JSON.parse(response.body).id.trim() });
        else expect(end).toMatchObject({ error: expect.any(MailError) });
      }),
    );
  });
});
