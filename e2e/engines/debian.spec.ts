import { testJourneys } from './journeys.ts';
import { startFirefox } from './support/firefox.ts';
import { test } from './support/fixtures.ts';
import { webDriverRemote } from './support/remote.ts';
import { Visitor } from './support/visitor.ts';
import { startWebKit } from './support/webkit.ts';

const engines = { 'debian-firefox': startFirefox, 'debian-webkit': startWebKit };

/** Debian's browsers, which Playwright cannot control: a new one for each test. */
testJourneys(
  test.extend({
    visitor: async ({ site }, use, { project }) => {
      const session = await engines[project.name as keyof typeof engines]();
      try {
        await session.send('SetWindowRect', { width: 1280, height: 900 });
        await use(new Visitor(webDriverRemote(session), site.url));
      } finally {
        await session.end();
      }
    },
  }),
);
