import { readdirSync } from 'node:fs';
import { pages } from '#src/pages.ts';
import { demoSite } from '../scripts/testSites.ts';
import { storageWith } from './support/account.ts';
import { openHydrated, stopClock, whenHydratedAtStoppedClock } from './support/page.ts';
import { notFoundMessages, paths, unknownPath } from './support/paths.ts';
import { captchaBox } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const NOTE = 'This is a demo: nothing is charged, and no e-mail leaves this browser.';

/** The pages whose heading depends on the stored session or purchase. */
const personalPages: readonly string[] = [
  pages.account.href,
  pages.tickets.href,
  pages.orders.href,
  pages.questionnaire.href,
];

/** The text of the first heading in the HTML. */
function headingIn(html: string) {
  const [, heading = ''] = html.match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
  return heading
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

// Two tests, so that two workers share the pages.
for (const [reader, isOfReader] of [
  ['the owner', (path: string) => path.startsWith('/admin')],
  ['a visitor', (path: string) => !path.startsWith('/admin')],
] as const) {
  test(`Every page of ${reader} is prerendered, hydrates without a message, and shows the demo note`, async ({
    page,
    request,
    allowMessage,
  }) => {
    test.slow();
    for (const message of notFoundMessages) allowMessage(message);
    const loggedNotes: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('This is a demo')) loggedNotes.push(message.text());
    });
    // The clock is stopped, because some of these pages redirect after a while.
    await stopClock(page);
    for (const path of paths.filter(isOfReader)) {
      const html = await (await request.get(path)).text();
      const heading = headingIn(html);
      expect.soft(heading, path).toMatch(/\w/);
      expect.soft(html, path).toMatch(/<html[^>]* lang="en-GB"/);
      const markup = html.replace(/<(style|script)\b.*?<\/\1>/gs, '');
      expect.soft(markup.match(/<[^>]+\sstyle=[^>]*>/g), path).toBeNull();

      loggedNotes.length = 0;
      await page.goto(path);
      await whenHydratedAtStoppedClock(page);
      if (!personalPages.includes(path)) {
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      }
      await expect.soft(page.getByText(NOTE), path).toBeVisible();
      if (path === pages.customQuote.href) await expect(await captchaBox(page)).toBeVisible();
      expect.soft(loggedNotes, path).toEqual([NOTE]);
    }
  });
}

test.describe('For a signed-in owner', () => {
  test.use({ storageState: storageWith({ adminSession: 'true' }) });

  test('the dashboard and a panel show the demo note', async ({ page }) => {
    for (const { href } of [pages.admin, pages.adminOrders]) {
      await openHydrated(page, href);
      await expect(page.getByRole('navigation', { name: 'Other panels' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveText(NOTE);
    }
  });
});

test('Every page has one HTML file, and every HTML file is a page or a sample', () => {
  const files = readdirSync(demoSite.folder, { recursive: true, encoding: 'utf8' });
  const built = files.filter((file) => file.endsWith('.html')).sort();
  const expected = paths.map((path) => {
    if (path === unknownPath) return '404.html';
    return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  });
  const samples = ['samples/booking.html', 'samples/shop.html', 'samples/trade.html'];
  expect(built).toEqual([...expected, ...samples].sort());
});
