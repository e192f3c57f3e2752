import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildQuote, buildQuoteBusiness } from '#mocks/factories/quote.ts';
import { createFullStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type { Fetch } from '#src/backend/services/deadline.ts';
import { createQuoteMessages } from '#src/domain/quoteMail.ts';

type Answer = () => Response | Promise<Response>;
const passed: Answer = () => Response.json({ success: true });
const confirmed: Answer = () => Response.json({ id: '<1@mail.example>' });
const html: Answer = () => new Response('<title>Log in to this network</title>');
const failed: Answer = () => new Response('', { status: 503 });
const down: Answer = () => {
  throw new TypeError('Failed to fetch');
};

/** A page, the form fields of each request that it sent, and what it logged. */
function openPage({
  check = passed,
  storage = createMemoryStorage(),
  localStorage = createMemoryStorage(),
} = {}) {
  const requests: Record<string, string>[] = [];
  const warnings: string[] = [];
  const errors: string[] = [];
  const mailAnswers: Answer[] = [];
  const fetch: Fetch = async (url, { body }) => {
    requests.push(Object.fromEntries(body as URLSearchParams));
    return url.includes('siteverify') ? check() : (mailAnswers.shift() ?? confirmed)();
  };
  const { quotes } = createBackendOver(
    createEnvironment({
      fetch,
      storage: () => localStorage,
      sessionStorage: () => storage,
      now: () => new Date(now),
      logWarning: (message) => warnings.push(message),
      logError: (message) => errors.push(message),
    }),
  );
  const send = (quote = buildQuote(), captchaToken: string | null = 'token') =>
    quotes.send({ quote, captchaToken });
  /** Sends a quote that fails, and returns the error. */
  const fail = (...answers: Answer[]) => {
    mailAnswers.push(...answers);
    return send().then(
      () => 'sent',
      (error: unknown) => error,
    );
  };
  const recipients = () => requests.flatMap(({ to }) => to ?? []);
  return { quotes, send, fail, requests, recipients, warnings, errors, localStorage };
}
type Page = ReturnType<typeof openPage>;

let now = 0;
beforeEach(() => {
  now = MOCK_NOW.getTime();
});

const { email } = buildQuote();
const owners = 'hello@hollin.example, desk@hollin.example';

describe('Sending a quote', () => {
  test('checks the captcha, then sends to the business, then to the customer', async () => {
    const { send, requests, warnings, errors } = openPage();
    await send();
    const { internal, acknowledgement } = createQuoteMessages(buildQuote(), buildQuoteBusiness());
    const fieldsOf = ({ to, replyTo, ...fields }: typeof internal | typeof acknowledgement) =>
      fields;
    expect(requests).toEqual([
      { response: 'token' },
      { ...fieldsOf(internal), to: owners, 'h:Reply-To': email },
      { ...fieldsOf(acknowledgement), to: email, 'h:Reply-To': 'hello@hollin.example' },
    ]);
    expect([warnings, errors]).toEqual([[], []]);
  });

  test.each([null, ''])('sends without a check and warns for the token %j', async (token) => {
    const { send, requests, recipients, warnings } = openPage({ check: failed });
    await send(buildQuote(), token);
    expect(recipients()).toEqual([owners, email]);
    expect(requests).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('no captcha token')]);
  });

  test.each([html, failed, down])(
    'sends and warns if the check gives no verdict',
    async (check) => {
      const { send, recipients, warnings, errors } = openPage({ check });
      await send();
      expect(recipients()).toEqual([owners, email]);
      expect(warnings).toEqual([expect.stringContaining('could not be checked')]);
      expect(errors).toEqual([]);
    },
  );

  test('sends nothing if the captcha check refuses', async () => {
    const check = () => Response.json({ success: false, 'error-codes': ['bad'] });
    const { fail, requests, errors } = openPage({ check });
    const error = await fail();
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({
      code: 'captcha-refused',
      message: 'reCAPTCHA verification failed. Please try again.',
      cause: { errorCodes: ['bad'] },
    });
    expect(requests).toHaveLength(1);
    expect(errors).toEqual(['The quote request was not sent.']);
  });

  test.each([html, failed, down])('rejects if the mail API does not confirm', async (answer) => {
    const { send, fail, recipients, errors } = openPage();
    const error = await fail(answer);
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({
      code: 'quote-not-sent',
      message: 'There was a problem submitting your request. Please try again later.',
      cause: { name: 'MailError' },
    });
    expect(errors).toEqual(['The quote request was not sent.']);
    await send();
    expect(recipients()).toEqual([owners, owners, email]);
  });

  describe('whose acknowledgement failed', () => {
    test('rejects and logs that the business has the quote', async () => {
      const { fail, recipients, errors } = openPage();
      expect(await fail(confirmed, failed)).toMatchObject({ code: 'quote-not-sent' });
      expect(recipients()).toEqual([owners, email]);
      expect(errors).toEqual([
        'The business has the quote request, but the acknowledgement was not sent.',
      ]);
    });

    test('sends only the acknowledgement on a retry, and both after that', async () => {
      const { send, fail, recipients } = openPage();
      await fail(confirmed, failed);
      await send();
      now += 10_000;
      await send();
      expect(recipients()).toEqual([owners, email, email, owners, email]);
    });

    test('sends both messages on a retry with another answer', async () => {
      const { send, fail, recipients } = openPage();
      await fail(confirmed, failed);
      await send(buildQuote({ email: 'new@harrow-joinery.example' }));
      expect(recipients().slice(2)).toEqual([owners, 'new@harrow-joinery.example']);
    });
  });
});

describe('The lockout', () => {
  const samePage = (page: Page) => page;
  const nextPage = ({ localStorage }: Page) => openPage({ localStorage });
  test.each([
    ['in the same page', samePage, createMemoryStorage()],
    ['in the same page if nothing can be stored', samePage, createFullStorage({})],
    ['after a reload, and in another tab', nextPage, createMemoryStorage()],
  ])('refuses another request for 10 s from the success %s', async (_, next, localStorage) => {
    const page = openPage({ localStorage });
    await page.fail(failed);
    expect(await page.quotes.readLockout()).toBe(0);
    await page.send();
    const { quotes, fail, send, recipients } = next(page);
    expect(await quotes.readLockout()).toBe(10_000);
    now += 9900;
    const before = recipients().length;
    expect(await fail()).toMatchObject({ code: 'locked-out', wait: 100 });
    expect(recipients()).toHaveLength(before);
    now += 100;
    expect(await quotes.readLockout()).toBe(0);
    await send();
  });

  test('ends if the clock was set back', async () => {
    const { quotes, send } = openPage();
    await send();
    now -= 1;
    expect(await quotes.readLockout()).toBe(0);
  });

  test('is none if what is stored cannot be read', async () => {
    const localStorage = createMemoryStorage({ contents: { quoteLockout: 'damaged' } });
    const { quotes, warnings } = openPage({ localStorage });
    expect(await quotes.readLockout()).toBe(0);
    expect(localStorage.getItem('quoteLockout.unreadable')).toBe('damaged');
    expect(warnings).toHaveLength(1);
  });
});

test.each(['check', 'mail'])(
  'A page that is left during the %s sends both messages, and begins the lockout',
  async (pending) => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const never = () => new Promise<Response>(() => {});
    const check = pending === 'check' ? never : passed;
    const { quotes, send, fail, recipients } = openPage({ check });
    const sending = fail(never, never);
    await expect.poll(() => recipients().length).toBe(pending === 'check' ? 0 : 1);
    window.dispatchEvent(new Event('pagehide'));
    expect(await sending).toBe('sent');
    await expect.poll(recipients).toEqual([owners, email]);
    expect(await quotes.readLockout()).toBe(10_000);
    await expect(send()).rejects.toMatchObject({ code: 'locked-out' });
    vi.unstubAllGlobals();
  },
);

describe('The draft of a quote', () => {
  const typed = buildQuote();
  const openTab = (storage = createMemoryStorage()) => {
    const environment = createEnvironment({ sessionStorage: () => storage });
    return { storage, ...createBackendOver(environment) };
  };

  test('is shown to its author alone', async () => {
    const { quotes } = openTab();
    await quotes.keepDraft(typed, 'user-1');
    expect(await quotes.restoreDraft('user-1')).toEqual(typed);
    expect([await quotes.restoreDraft('user-2'), await quotes.restoreDraft()]).toEqual([
      null,
      null,
    ]);
  });

  test('ends with a logout, and so do those of the other forms', async () => {
    const { storage, quotes, tickets, sessions, admin } = openTab();
    await quotes.keepDraft(typed, 'user-1');
    await tickets.keepDraft(buildQuestionnaire());
    await tickets.keepMessage('answer web-1', { text: 'Moss' }, 'user-1');
    await tickets.keepMessage('reply web-1', { text: 'Which green?' }, 'owner');
    await sessions.logOut();
    expect(storage.length).toBe(1);
    expect(await tickets.restoreMessage('reply web-1', 'owner')).toEqual({ text: 'Which green?' });
    await admin.signOut();
    expect(storage.length).toBe(0);
  });

  test('is restored on the next page of the same tab until it is removed', async () => {
    const storage = createMemoryStorage();
    const { quotes } = openPage({ storage });
    expect(await quotes.restoreDraft()).toBeNull();
    await quotes.keepDraft(buildQuote());
    const nextPage = openPage({ storage });
    expect(await nextPage.quotes.restoreDraft()).toEqual(buildQuote());
    expect(await openPage().quotes.restoreDraft()).toBeNull();
    await nextPage.quotes.keepDraft(null);
    expect(await quotes.restoreDraft()).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('keeps its earlier text if the storage is full', async () => {
    const quoteDraft = JSON.stringify(buildQuote());
    const { quotes } = openPage({ storage: createFullStorage({ quoteDraft }) });
    await quotes.keepDraft(buildQuote({ additionalInfo: 'x'.repeat(1000) }));
    expect(await quotes.restoreDraft()).toEqual(buildQuote());
  });

  test('is moved aside with a warning if it cannot be read', async () => {
    const storage = createMemoryStorage({ contents: { quoteDraft: 'damaged' } });
    const { quotes, warnings, errors } = openPage({ storage });
    expect(await quotes.restoreDraft()).toBeNull();
    expect(storage.getItem('quoteDraft.unreadable')).toBe('damaged');
    expect(warnings).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
