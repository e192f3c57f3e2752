import { test as base } from '@playwright/test';
import { serveDemo } from './site.ts';
import type { Visitor } from './visitor.ts';

interface Fixtures {
  site: Awaited<ReturnType<typeof serveDemo>>;
  /** The specs define it, one for each way to control a browser. */
  visitor: Visitor;
}

/** Playwright's test, with a server for each test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the used fixtures.
  site: async ({}, use) => {
    const site = await serveDemo();
    await use(site);
    site.close();
  },
  visitor: () => {
    throw new Error('Extend the test with a visitor.');
  },
});
