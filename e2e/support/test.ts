import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
} from '@playwright/test';
import { onViolation } from './violations.ts';

export { expect };

/** Where the card payment provider lives. */
const PAYMENT_PAGES = 'https://buy.stripe.com/**';

/** What stands in for the provider's pages, so that none of them is ever reached. */
const paymentPage =
  '<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><h1>Payment page</h1>';

/** Keeps watch over everything that a browser context does. */
interface Watch {
  /** The payment pages that were opened, in that order. */
  payments: readonly string[];
  /** Messages that belong to what is tested: each must come, and does not fail the test. */
  expectMessage: (message: RegExp) => void;
  /** Messages that may come and need not. */
  allowMessage: (message: RegExp) => void;
  /** Fails for whatever went wrong unasked. */
  report: () => void;
}

async function watch(context: BrowserContext, baseURL: string | undefined): Promise<Watch> {
  if (!baseURL) throw new Error('The tests need to know where the site is: set `baseURL`.');
  const payments: string[] = [];
  const problems: string[] = [];
  const expected = new Map<RegExp, boolean>();
  const allowed: RegExp[] = [];
  const { origin } = new URL(baseURL);

  /** Notes a problem, unless the test expects it. */
  const note = (problem: string) => {
    const match = [...expected.keys()].find((message) => message.test(problem));
    if (match) expected.set(match, true);
    else if (!allowed.some((message) => message.test(problem))) problems.push(problem);
  };

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error()}`));
  await onViolation(context, (violation) => note(`policy: ${violation}`));

  const isForeign = ({ protocol, origin: asked }: URL) =>
    protocol.startsWith('http') && asked !== origin;
  await context.route(isForeign, async (route, request: Request) => {
    note(`request to another site: ${request.url()}`);
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
        'The browser had something to complain about. Mend its cause or, where that is what the test is about, announce it with `expectMessage(/…/)`.',
      ).toEqual([]);
      const missing = [...expected].filter(([, hasCome]) => !hasCome);
      expect(
        missing.map(([message]) => String(message)),
        'The browser was to say this, and did not.',
      ).toEqual([]);
    },
  };
}

interface Fixtures extends Omit<Watch, 'report'> {
  watched: Watch;
  /** One more visitor, with a browser of their own that is watched over as well. */
  visitorWithoutJavaScript: BrowserContext;
}

/**
 * Playwright's test, for a site that keeps quiet: it fails on errors and warnings in the console,
 * on uncaught errors, on what a page's policy forbids, and on requests to other sites. Payment pages
 * are stood in for.
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
    await use(context);
    watched.report();
    await context.close();
  },
});
