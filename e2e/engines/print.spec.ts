import { spawnSync } from 'node:child_process';
import { launchOptions } from '../../scripts/browser.ts';
import { pages } from '../../src/pages.ts';
import { expect, linkTo, test } from '../connected/connected.ts';
import { openAdmin, setTestMode } from '../connected/owner.ts';
import { payment } from '../support/paymentProvider.ts';
import { startFirefox } from './fixtures.ts';

// The owner's browser is Chromium.
test.use({ launchOptions: launchOptions({ whole: true }) });

/** Prints a page in Firefox, and returns the text of its sheets. */
async function print(url: string, readyText: string, path: string) {
  const firefox = await startFirefox();
  const page = await firefox.newPage();
  await page.goto(url);
  await page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(readyText)})`);
  await page.pdf({ path, format: 'A4' });
  await firefox.close();
  const { stdout } = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  expect(stdout).not.toContain('\ufffd');
  return stdout;
}

test('A receipt saved as PDF has its number, its day and its total as text', async ({
  openBrowser,
  server,
  services,
}, testInfo) => {
  const admin = await openBrowser();
  await openAdmin(admin, server.setupLink, pages.adminStripeSettings.href);
  await setTestMode(admin, false);
  await server.provider.send(server.origin, payment('jon', true));
  const link = await linkTo(services, 'jon@example.com', 'order');
  const text = await print(link, 'Customer jon', testInfo.outputPath('receipt.pdf'));
  expect(text).toMatch(/Receipt \d{4}-0001/);
  expect(text).toMatch(/Issued\s+\d{1,2} [A-Z][a-z]+ \d{4}/);
  expect(text).toMatch(/Total\s+£179\.00/);
  // One page, and nothing of the site around it.
  expect(text.match(/\f/g)).toHaveLength(1);
  expect(text).not.toMatch(/Menu|Print|Your order/);
});

test('The prices saved as PDF have their names and amounts as text', async ({
  server,
}, testInfo) => {
  const text = await print(server.origin, 'Premium', testInfo.outputPath('prices.pdf'));
  expect(text).toMatch(/Standard\s.*£179/);
  expect(text).toMatch(/Premium\s.*£349/);
});

/** The pairs of lines that overlap, of the lines of each sheet with their boxes in pt. */
function overlapsIn(path: string) {
  const { stdout } = spawnSync('pdftotext', ['-bbox-layout', path, '-'], { encoding: 'utf8' });
  return stdout.split('<page').flatMap((sheet) => {
    const lines = [
      ...sheet.matchAll(
        /<line xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">(.*?)<\/line>/gs,
      ),
    ].map(([, left, top, right, bottom, words = '']) => ({
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
      text: [...words.matchAll(/>([^<>]+)<\/word>/g)].map(([, word]) => word).join(' '),
    }));
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => {
          // The boxes of the lines of a paragraph overlap a little.
          const line = Math.min(one.bottom - one.top, other.bottom - other.top);
          const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          return width > 2 && height > line / 3;
        })
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
}

for (const path of [pages.landing.href, pages.customQuote.href]) {
  test(`Nothing on ${path} is printed over another text`, async ({ server }, testInfo) => {
    const file = testInfo.outputPath('page.pdf');
    await print(server.origin + path, 'Millrace', file);
    expect(overlapsIn(file)).toEqual([]);
  });
}
