import { readdirSync } from 'node:fs';
import { pages } from '#src/pages.ts';
import { demoSite } from '../scripts/testSites.ts';
import { stored } from './support/account.ts';
import { openHydrated, openWithStoppedClock } from './support/page.ts';
import { captchaBox } from './support/quote.ts';
import { notFoundMessages, routes, wrongAddress } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const NOTE = 'This is a demo: nothing is charged, and no e-mail leaves this browser.';

/** The pages whose heading depends on the browser's storage, or that redirect to one of these. */
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

for (const path of routes) {
  test(`${path} is prerendered, hydrates without a message, and shows the demo note`, async ({
    page,
    request,
    expectMessage,
  }) => {
    if (path === wrongAddress) for (const message of notFoundMessages) expectMessage(message);
    const html = await (await request.get(path)).text();
    const heading = headingIn(html);
    expect(heading).toMatch(/\w/);
    expect(html).toMatch(/<html[^>]* lang="en-GB"/);
    const markup = html.replace(/<(style|script)\b.*?<\/\1>/gs, '');
    expect(markup.match(/<[^>]+\sstyle=[^>]*>/g)).toBeNull();

    const notes: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('This is a demo')) notes.push(message.text());
    });
    // Some of these pages redirect after a while, so the clock is stopped.
    await openWithStoppedClock(page, path);
    if (!personalPages.includes(path)) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(page.getByText(NOTE)).toBeVisible();
    if (path === pages.customQuote.href) await expect(await captchaBox(page)).toBeVisible();
    expect(notes).toEqual([NOTE]);
  });
}

test.describe('For the owner', () => {
  test.use({ storageState: stored({ adminSession: 'true' }) });

  for (const { href } of [pages.admin, pages.adminOrders]) {
    test(`${href} shows the demo note after signing in`, async ({ page }) => {
      await openHydrated(page, href);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveText(NOTE);
    });
  }
});

test('Every address has one HTML file, and every HTML file one address', () => {
  const files = readdirSync(demoSite.folder, { recursive: true, encoding: 'utf8' });
  const built = files.filter((file) => file.endsWith('.html')).sort();
  const wanted = routes.map((path) => {
    if (path === wrongAddress) return '404.html';
    return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  });
  expect(built).toEqual(wanted.sort());
});
