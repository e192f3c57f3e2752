import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildQuote, buildQuoteBusiness, buildShortQuote } from '#mocks/factories/quote.ts';
import type { PostedCheck } from '#mocks/handlers/captcha.ts';
import { createMailbox } from '#mocks/handlers/mail.ts';
import { type NetworkScenario, networkScenarios } from '#mocks/networkScenarios.ts';
import { BackendError, type BackendErrorCode } from '#src/backend/Backend.ts';
import { createCaptchaVerifier } from '#src/backend/browser/captchaVerifier.ts';
import type { Fetch } from '#src/backend/browser/deadline.ts';
import { createMailClient } from '#src/backend/browser/mailClient.ts';
import { createQuoteSender } from '#src/backend/browser/quoteSender.ts';
import { MAX_MESSAGE_BYTES, messageBytes } from '#src/domain/mailMessage.ts';
import { createQuoteMessages } from '#src/domain/quoteMail.ts';
import { anyAnswer, ending, fetchThatGives } from './anyAnswer.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const business = buildQuoteBusiness();

/** The whole sender over this `fetch`, and what it logged. */
function senderOver(fetch: Fetch, mailFetch = fetch) {
  const warnings: string[] = [];
  const errors: { message: string; cause: unknown }[] = [];
  const sender = createQuoteSender({
    verify: createCaptchaVerifier({ fetch }),
    mail: createMailClient({ fetch: mailFetch, domain: 'mail.millrace.example', log: () => {} }),
    business,
    logWarning: (message) => warnings.push(message),
    logError: (message, cause) => errors.push({ message, cause }),
  });
  return { sender, warnings, errors };
}

/** The whole sender in a network like this, and a look at what reached the two services. */
function senderIn(scenario: NetworkScenario) {
  const { mailbox, onPost } = createMailbox();
  const checks: PostedCheck[] = [];
  const onCheck = (check: PostedCheck) => checks.push(check);
  network.use(...networkScenarios[scenario]({ onPost, onCheck, slowness: 20 }));
  return { ...senderOver((url, init) => fetch(url, init)), mailbox, checks };
}

const failure = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => 'sent',
    (error: unknown) => error,
  );

describe('A quote request', () => {
  test('The business is told first, then the customer has the acknowledgement', async () => {
    const { sender, mailbox, checks, warnings, errors } = senderIn('accepts');
    await sender.send(buildQuote(), 'token');

    const { internal, acknowledgement } = createQuoteMessages(buildQuote(), business);
    expect(checks.map(({ fields }) => fields)).toEqual([{ response: 'token' }]);
    expect(mailbox.accepted.map(({ fields }) => fields)).toEqual([
      {
        from: internal.from,
        to: 'hello@millrace.example, studio@millrace.example',
        subject: internal.subject,
        text: internal.text,
        html: internal.html,
        'h:Reply-To': 'ruth@harrow-joinery.example',
      },
      {
        from: acknowledgement.from,
        to: 'ruth@harrow-joinery.example',
        subject: acknowledgement.subject,
        text: acknowledgement.text,
        html: acknowledgement.html,
        'h:Reply-To': 'hello@millrace.example',
      },
    ]);
    expect([warnings, errors]).toEqual([[], []]);
  });

  test.each<NetworkScenario>(['captchaSlow', 'mailSlow'])(
    'It arrives in a network that is %s',
    async (scenario) => {
      const { sender, mailbox, warnings } = senderIn(scenario);
      await sender.send(buildShortQuote(), 'token');
      expect(mailbox.accepted).toHaveLength(2);
      expect(warnings).toEqual([]);
    },
  );

  test.each([null, ''])(
    'Without a captcha token (%j) it goes out with a warning',
    async (token) => {
      const { sender, mailbox, checks, warnings } = senderIn('captchaRefuses');
      await sender.send(buildQuote(), token);
      expect(mailbox.accepted).toHaveLength(2);
      expect(checks).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining('no captcha token')]);
    },
  );

  test.each<NetworkScenario>(['captchaDown', 'captchaFails', 'captchaMalformed'])(
    'It goes out with a warning in a network that is %s',
    async (scenario) => {
      const { sender, mailbox, warnings, errors } = senderIn(scenario);
      await sender.send(buildQuote(), 'token');
      expect(mailbox.accepted).toHaveLength(2);
      expect(warnings).toEqual([expect.stringContaining('could not be checked')]);
      expect(errors).toEqual([]);
    },
  );

  test('Where the check refuses, nothing is sent, and the error says so', async () => {
    const { sender, mailbox, errors } = senderIn('captchaRefuses');
    const error = await failure(sender.send(buildQuote(), 'token'));

    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({
      code: 'captcha-refused',
      message: 'reCAPTCHA verification failed. Please try again.',
      cause: { errorCodes: ['invalid-input-response'] },
    });
    expect(mailbox.posted).toEqual([]);
    expect(errors).toEqual([{ message: 'The quote request was not sent.', cause: error }]);
  });

  test.each<NetworkScenario>([
    'mailRejected',
    'mailForbidden',
    'mailFails',
    'mailDown',
    'mailMalformed',
    'mailHtml',
  ])('In a network that is %s it is not sent, which is logged and told', async (scenario) => {
    const { sender, mailbox, errors } = senderIn(scenario);
    const error = await failure(sender.send(buildQuote(), 'token'));

    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({
      code: 'quote-not-sent',
      message: 'There was a problem submitting your request. Please try again later.',
      cause: { name: 'MailError' },
    });
    expect(mailbox.posted).toHaveLength(1);
    expect(errors).toEqual([
      {
        message: 'The quote request was not sent.',
        cause: expect.objectContaining({ name: 'MailError' }),
      },
    ]);
  });

  test('Where only the acknowledgement fails, the request fails, and the log knows which', async () => {
    const { sender, mailbox, errors } = senderIn('acknowledgementRejected');
    const error = await failure(sender.send(buildQuote(), 'token'));
    expect(error).toMatchObject({ code: 'quote-not-sent' });
    expect(mailbox.posted.map(({ isAccepted }) => isAccepted)).toEqual([true, false]);
    expect(errors.map(({ message }) => message)).toEqual([
      'The business has the quote request, but the acknowledgement was not sent.',
    ]);
  });

  test('After a failure the same request can be made again', async () => {
    const { sender } = senderIn('mailDown');
    await failure(sender.send(buildQuote(), 'token'));

    const { mailbox, onPost } = createMailbox();
    network.use(...networkScenarios.accepts({ onPost }));
    await sender.send(buildQuote(), 'another token');
    expect(mailbox.accepted).toHaveLength(2);
  });

  describe('whose acknowledgement alone failed', () => {
    async function failsOnce() {
      const { sender } = senderIn('acknowledgementRejected');
      await failure(sender.send(buildQuote(), 'token'));
      const { mailbox, onPost } = createMailbox();
      network.use(...networkScenarios.accepts({ onPost }));
      const recipients = () => mailbox.accepted.map(({ fields }) => fields.to);
      return { sender, recipients };
    }
    const owners = 'hello@millrace.example, studio@millrace.example';
    const { email } = buildQuote();

    test('reaches the business once, when it is made again', async () => {
      const { sender, recipients } = await failsOnce();
      await sender.send(buildQuote(), 'another token');
      expect(recipients()).toEqual([email]);
    });

    test('reaches it as it is now, when it is made again with another answer', async () => {
      const { sender, recipients } = await failsOnce();
      await sender.send(buildQuote({ email: 'new@harrow-joinery.example' }), 'another token');
      expect(recipients()).toEqual([owners, 'new@harrow-joinery.example']);
    });

    test('reaches it anew, when it is made once more after it was sent', async () => {
      const { sender, recipients } = await failsOnce();
      await sender.send(buildQuote(), 'another token');
      await sender.send(buildQuote(), 'a third token');
      expect(recipients()).toEqual([email, owners, email]);
    });
  });

  test('Where one of its messages is too large, neither goes out', async () => {
    const { sender, errors } = senderOver(() => {
      throw new Error('Nothing may be asked.');
    });
    const sizesFor = (additionalInfo: string) => {
      const { internal, acknowledgement } = createQuoteMessages(
        buildQuote({ additionalInfo }),
        business,
      );
      return [messageBytes(internal), messageBytes(acknowledgement)] as const;
    };
    // Each letter stands in both parts, so this much just fits into the shorter of the messages.
    const letters = Math.floor((MAX_MESSAGE_BYTES - sizesFor('-')[0]) / 2);
    const additionalInfo = 'x'.repeat(letters);
    const [internal, acknowledgement] = sizesFor(additionalInfo);
    expect(internal).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
    expect(acknowledgement).toBeGreaterThan(MAX_MESSAGE_BYTES);

    expect(await failure(sender.send(buildQuote({ additionalInfo }), 'token'))).toMatchObject({
      code: 'quote-not-sent',
      cause: { code: 'too-large' },
    });
    expect(errors).toHaveLength(1);
  });

  test('Whatever the two services do, it is sent or fails with one of the named errors', async () => {
    const codes: BackendErrorCode[] = ['captcha-refused', 'quote-not-sent'];
    await fc.assert(
      fc.asyncProperty(
        fc.option(fc.string()),
        anyAnswer,
        fc.array(anyAnswer, { minLength: 1, maxLength: 2 }),
        async (token, captcha, mail) => {
          const { sender, errors } = senderOver(fetchThatGives([captcha]), fetchThatGives(mail));
          const end = await ending(() => sender.send(buildQuote(), token));

          expect(end).not.toBe('pending');
          if (end !== 'pending' && 'error' in end) {
            expect(end.error).toBeInstanceOf(BackendError);
            expect(codes).toContain((end.error as BackendError).code);
            expect(errors).toHaveLength(1);
          } else {
            expect(errors).toEqual([]);
          }
        },
      ),
    );
  });
});
