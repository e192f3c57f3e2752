import { test as base } from '@playwright/test';
import { type JourneyFixtures, testJourneys } from './journeys.ts';
import { startFirefox } from './support/firefox.ts';
import { webDriverRemote } from './support/remote.ts';
import { serveDemo } from './support/site.ts';
import { Visitor } from './support/visitor.ts';
import { startWebKit } from './support/webkit.ts';

const engines = { 'debian-firefox': startFirefox, 'debian-webkit': startWebKit };

/** Debian's browsers, which Playwright cannot control: a new one for each test. */
const test = base.extend<JourneyFixtures>({
  // Playwright requires a pattern for the unused fixtures.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  site: async ({}, use) => {
    const site = await serveDemo();
    await use(site);
    site.close();
  },
  visitor: async ({ site }, use, { project }) => {
    const session = await engines[project.name as keyof typeof engines]();
    try {
      await session.send('SetWindowRect', { width: 1280, height: 900 });
      await use(new Visitor(webDriverRemote(session), site.url));
    } finally {
      await session.end();
    }
  },
});

testJourneys(test);
