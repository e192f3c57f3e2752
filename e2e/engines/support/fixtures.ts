import { test as base } from '@playwright/test';
import { serveDemo } from './site.ts';
import type { Visitor } from './visitor.ts';

interface Fixtures {
  site: Awaited<ReturnType<typeof serveDemo>>;
  /** Each kind of engine overrides it. */
  visitor: Visitor;
}

/** Playwright's test with a site of its own. */
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
