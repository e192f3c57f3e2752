import { readdirSync } from 'node:fs';
import { demoSite } from '../scripts/sites.mjs';
import { openHydrated, openWithStoppedClock } from './support/page.ts';
import { notFoundMessages, routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Those whose heading depends on what only the visitor's browser knows. */
const personalPages = ['/account', '/website-questionnaire'];

/** The words of the first heading in a page's HTML. */
function headingIn(html: string) {
  const [, heading = ''] = html.match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
  return heading
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

for (const path of routes) {
  test.describe(path, () => {
    test('A visitor gets words in the first answer, without styles in attributes', async ({
      request,
    }) => {
      const response = await request.get(path);
      const html = await response.text();
      expect(headingIn(html)).toMatch(/\w/);
      expect(html).toMatch(/<html[^>]* lang="en-GB"/);
      const markup = html.replace(/<(style|script)\b.*?<\/\1>/gs, '');
      expect(markup.match(/<[^>]+\sstyle=[^>]*>/g)).toBeNull();
    });

    test('A visitor keeps the page when React takes it over, without a complaint', async ({
      page,
      request,
      expectMessage,
    }) => {
      if (path === '/nowhere') for (const message of notFoundMessages) expectMessage(message);
      const heading = headingIn(await (await request.get(path)).text());
      // Stopped, because some of these pages lead on after a while.
      await openWithStoppedClock(page, path);
      if (!personalPages.includes(path)) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
    });
  });
}

test('Every page that is built has an address, and every address a page', () => {
  const files = readdirSync(demoSite.folder, { recursive: true, encoding: 'utf8' });
  const built = files.filter((file) => file.endsWith('.html')).sort();
  const wanted = routes.map((path) => {
    if (path === '/nowhere') return '404.html';
    return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  });
  expect(built).toEqual(wanted.sort());
});

test('A visitor without JavaScript reads the same as everybody else', async ({
  page,
  visitorWithoutJavaScript,
}) => {
  const plain = await visitorWithoutJavaScript.newPage();
  await plain.goto('/');
  const words = await plain.getByRole('main').ariaSnapshot();
  expect(words.length).toBeGreaterThan(1000);

  await openHydrated(page, '/');
  expect(await page.getByRole('main').ariaSnapshot()).toBe(words);
});
