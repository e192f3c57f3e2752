import { openHydrated, openWithStoppedClock } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** Every page that is built; the last stands for all wrong addresses. */
const pages = [
  '/',
  '/custom-quote',
  '/account',
  '/admin',
  '/admin/stripe-settings',
  '/admin/web-development',
  '/admin/hosting',
  '/admin/orders',
  '/admin/accounts',
  '/admin/email-templates',
  '/website-questionnaire',
  '/nowhere',
];

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

for (const path of pages) {
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
      if (path === '/nowhere') {
        expectMessage(/status of 404/);
        expectMessage(/404.*\/nowhere/);
      }
      const heading = headingIn(await (await request.get(path)).text());
      // Stopped, because some of these pages lead on after a while.
      await openWithStoppedClock(page, path);
      if (!personalPages.includes(path)) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
    });
  });
}

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
