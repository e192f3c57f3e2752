import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { demoSite } from '../../scripts/testSites.ts';
import { siteListener } from '../../server/site/siteListener.ts';
import { type BrowserPage, createVisitor, type NewTab, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** Nothing listens there: requests to other machines fail, so the payment pages open, but do not load. */
const proxy = '127.0.0.1:9';

/** A page that tells of the tabs that it opens. */
type PageWithPopups = BrowserPage & {
  on: (event: 'popup', listener: (popup: NewTab | null) => void) => unknown;
};

interface PrintedPage {
  waitForFunction: (script: string) => Promise<unknown>;
  pdf: (options: { path: string; format: string }) => Promise<unknown>;
}

/** Finds the first open tab of those that the page has opened. */
function newTabsOf(page: PageWithPopups) {
  const tabs: NewTab[] = [];
  page.on('popup', (popup) => {
    if (!popup) return;
    const close = async () => {
      tabs.splice(tabs.indexOf(tab), 1);
      await popup.close();
    };
    const tab = { url: () => popup.url(), close };
    tabs.push(tab);
  });
  return async () => tabs[0];
}

/** Serves the demo for one test, on a free port. */
async function serveDemo() {
  const answer = siteListener(demoSite.folder);
  let released = Promise.resolve();
  let isCut = false;
  const server = createServer(async (request, response) => {
    const [, type] = /^\/assets\/.*\.(js|css)$/.exec(request.url ?? '') ?? [];
    if (type === 'js') await released;
    if (type && isCut) request.socket.destroy();
    else answer(request, response);
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
  /** Answers no request for scripts and styles until the returned function is called. */
  function cutFiles() {
    isCut = true;
    return () => {
      isCut = false;
    };
  }
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, holdModules, cutFiles, server };
}

/** Starts Debian's Firefox, which Playwright cannot control. */
export async function startFirefox() {
  // `npm run deep` installs the package, so the compiler cannot find it.
  const name = 'puppeteer-core';
  const { launch } = await import(name);
  const [host, port] = proxy.split(':');
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
    },
  });
  return browser as {
    newPage: () => Promise<PageWithPopups & PrintedPage>;
    close: () => Promise<void>;
  };
}

interface Fixtures {
  site: Awaited<ReturnType<typeof serveDemo>>;
  /** In the project's browser: Debian's Firefox or WebKitGTK, or one that Playwright has downloaded. */
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
      const page = await firefox.newPage();
      await use(createVisitor(page, site.url, newTabsOf(page)));
      await firefox.close();
      return;
    }
    if (project.name === 'debian-webkit') {
      const webKit = await startWebKit(proxy);
      await use(createVisitor(webKit.page, site.url, webKit.newTab));
      await webKit.close();
      return;
    }
    const browser = await playwright[project.name as 'firefox' | 'webkit'].launch();
    const context = await browser.newContext();
    const errors: Error[] = [];
    context.on('weberror', (error) => errors.push(error.error()));
    await context.route('https://buy.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Payment</title>' }),
    );
    const page = await context.newPage();
    await use(createVisitor(page, site.url, newTabsOf(page)));
    await browser.close();
    expect(errors).toEqual([]);
  },
});
