import { readdirSync } from 'node:fs';
import { pages } from '#src/pages.ts';
import { demoSite } from '../scripts/testSites.ts';
import { storageWith } from './support/account.ts';
import { openHydrated, openWithStoppedClock } from './support/page.ts';
import { notFoundMessages, paths, unknownPath } from './support/paths.ts';
import { captchaBox } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const NOTE = 'This is a demo: nothing is charged, and no e-mail leaves this browser.';

/** The pages whose heading depends on the stored session or purchase. */
const personalPages: readonly string[] = [
  pages.account.href,
  pages.tickets.href,
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

for (const path of paths) {
  test(`${path} is prerendered, hydrates without a message, and shows the demo note`, async ({
    page,
    request,
    expectMessage,
  }) => {
    if (path === unknownPath) for (const message of notFoundMessages) expectMessage(message);
    const html = await (await request.get(path)).text();
    const heading = headingIn(html);
    expect(heading).toMatch(/\w/);
    expect(html).toMatch(/<html[^>]* lang="en-GB"/);
    const markup = html.replace(/<(style|script)\b.*?<\/\1>/gs, '');
    expect(markup.match(/<[^>]+\sstyle=[^>]*>/g)).toBeNull();

    const loggedNotes: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('This is a demo')) loggedNotes.push(message.text());
    });
    // The clock is stopped, because some of these pages redirect after a while.
    await openWithStoppedClock(page, path);
    if (!personalPages.includes(path)) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(page.getByText(NOTE)).toBeVisible();
    if (path === pages.customQuote.href) await expect(await captchaBox(page)).toBeVisible();
    expect(loggedNotes).toEqual([NOTE]);
  });
}

test.describe('For a signed-in owner', () => {
  test.use({ storageState: storageWith({ adminSession: 'true' }) });

  for (const { href } of [pages.admin, pages.adminOrders]) {
    test(`${href} shows the demo note`, async ({ page }) => {
      await openHydrated(page, href);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveText(NOTE);
    });
  }
});

test('Every address has one HTML file, and every HTML file one address', () => {
  const files = readdirSync(demoSite.folder, { recursive: true, encoding: 'utf8' });
  const built = files.filter((file) => file.endsWith('.html')).sort();
  const expected = paths.map((path) => {
    if (path === unknownPath) return '404.html';
    return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  });
  expect(built).toEqual(expected.sort());
});
