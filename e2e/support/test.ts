import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
} from '@playwright/test';

export { expect };

/** The payment provider's pages. The tests answer these requests, so none reaches the provider. */
const PAYMENT_PAGES = 'https://buy.stripe.com/**';
const paymentPage =
  '<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><h1>Payment page</h1>';

/** Records the opened payment pages and the problems of a browser context. */
interface Watch {
  /** The URLs of the opened payment pages, oldest first. */
  payments: readonly string[];
  /** Announces a message that does not fail the test, and fails it if it does not appear. */
  expectMessage: (message: RegExp) => void;
  /** Allows a message that would fail the test. */
  allowMessage: (message: RegExp) => void;
  /** Fails if there were other problems, or if an expected message did not appear. */
  report: () => void;
}

export async function watch(context: BrowserContext, baseURL: string | undefined): Promise<Watch> {
  if (!baseURL) throw new Error('Set `baseURL`: the tests need the URL of the site.');
  const payments: string[] = [];
  const problems: string[] = [];
  const expected = new Map<RegExp, boolean>();
  // The frame of a letter runs no script, not even the one below.
  const allowed = [/Blocked script execution in '(about:blank|blob:)/];
  const { origin } = new URL(baseURL);

  const record = (problem: string) => {
    const match = [...expected.keys()].find((message) => message.test(problem));
    if (match) expected.set(match, true);
    else if (!allowed.some((message) => message.test(problem))) problems.push(problem);
  };

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    record(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => record(`uncaught: ${error.error()}`));
  await context.exposeBinding('reportViolation', (_source, violation: string) =>
    record(`policy: ${violation}`),
  );
  await context.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        window.reportViolation(
          `${effectiveDirective} forbids ${blockedURI} ${sample} (${sourceFile})`,
        ),
    );
  });

  const isOtherSite = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin;
  await context.route(isOtherSite, async (route, request: Request) => {
    record(`request to another site: ${request.url()}`);
    await route.abort();
  });
  await context.route(PAYMENT_PAGES, async (route, request: Request) => {
    payments.push(request.url());
    await route.fulfill({ contentType: 'text/html', body: paymentPage });
  });

  return {
    payments,
    expectMessage: (message) => expected.set(message, false),
    allowMessage: (message) => allowed.push(message),
    report() {
      expect(
        problems,
        'The browser reported problems. Fix the cause, or announce an intended message with `expectMessage(/…/)`.',
      ).toEqual([]);
      const missing = [...expected].filter(([, hasAppeared]) => !hasAppeared);
      expect(
        missing.map(([message]) => String(message)),
        'The browser did not report these expected messages.',
      ).toEqual([]);
    },
  };
}

interface Fixtures extends Omit<Watch, 'report'> {
  watched: Watch;
  /** A second visitor, watched as well, whose browser has JavaScript switched off. */
  visitorWithoutJavaScript: BrowserContext;
}

/**
 * Playwright's test, which also fails on console errors and warnings, uncaught errors, policy
 * violations and requests to other sites. Payment pages are mocked.
 */
export const test = base.extend<Fixtures>({
  watched: [
    async ({ context, baseURL }, use) => {
      const watched = await watch(context, baseURL);
      await use(watched);
      watched.report();
    },
    { auto: true },
  ],
  payments: ({ watched }, use) => use(watched.payments),
  expectMessage: ({ watched }, use) => use(watched.expectMessage),
  allowMessage: ({ watched }, use) => use(watched.allowMessage),
  visitorWithoutJavaScript: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const watched = await watch(context, baseURL);
    watched.allowMessage(/status of 404 .*\/404\)/);
    await use(context);
    watched.report();
    await context.close();
  },
});

declare global {
  interface Window {
    reportViolation: (violation: string) => void;
  }
}
