import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { demoSite } from '../../scripts/testSites.ts';
import { siteListener } from '../../server/site/siteListener.ts';
import { type BrowserPage, createVisitor, type Visitor } from './visitor.ts';

/** Serves the demo for one test, on a free port. */
async function serveDemo() {
  const answer = siteListener(demoSite.folder);
  let released = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (/^\/assets\/.*\.js$/.test(request.url ?? '')) await released;
    answer(request, response);
  });
  server.listen(0);
  await once(server, 'listening');
  /** Delays the application's scripts until the returned function is called. */
  function holdModules() {
    let release = () => {};
    released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, holdModules, server };
}

/**
 * Starts Debian's Firefox, which Playwright cannot control. Requests to other machines fail: the payment
 * pages open, but do not load.
 */
async function startFirefox() {
  // `npm run deep` installs the package, so the compiler cannot find it.
  const name = 'puppeteer-core';
  const { launch } = await import(name);
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
  return browser as { newPage: () => Promise<BrowserPage>; close: () => Promise<void> };
}

interface Fixtures {
  site: Awaited<ReturnType<typeof serveDemo>>;
  /** In the project's browser: Debian's Firefox, or one that Playwright has downloaded. */
  visitor: Visitor;
}

/** Playwright's test, with a server for each test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the used fixtures.
  site: async ({}, use) => {
    const site = await serveDemo();
    await use(site);
    site.server.closeAllConnections();
    site.server.close();
  },
  visitor: async ({ playwright, site }, use, { project }) => {
    if (project.name === 'debian-firefox') {
      const firefox = await startFirefox();
      await use(createVisitor(await firefox.newPage(), site.url));
      await firefox.close();
      return;
    }
    const browser = await playwright[project.name as 'firefox' | 'webkit'].launch();
    const context = await browser.newContext();
    const errors: Error[] = [];
    context.on('weberror', (error) => errors.push(error.error()));
    await context.route('https://buy.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Payment</title>' }),
    );
    await use(createVisitor(await context.newPage(), site.url));
    await browser.close();
    expect(errors).toEqual([]);
  },
});
