import { report } from '../../scripts/report.ts';
import { whenHydrated } from '../support/page.ts';
import { notFoundMessages, paths, unknownPath } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';
import { keys, sessionKeys } from './support/keys.ts';

const damagedTexts = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '[null,1,"two",{"id":7},{"id":"x","email":null,"name":{}}]',
  '{"__proto__":{"id":1},"id":"","email":[],"name":9}',
  `"${'\u202e\u0000🌲'.repeat(2000)}"`,
];

for (const path of paths) {
  test(`${path} renders with damaged storage`, async ({ page, allowMessage }) => {
    test.setTimeout(900_000);
    allowMessage(/Stored ".*" could not be read/);
    if (path === unknownPath) for (const message of notFoundMessages) allowMessage(message);
    // Each key with two of the texts, then all keys with each text.
    const oneKey = [...keys, ...sessionKeys].flatMap((key, index) =>
      [index, index + 3].map((number) => ({
        [key]: damagedTexts[number % damagedTexts.length] ?? '',
      })),
    );
    const allKeys = damagedTexts.map((text) =>
      Object.fromEntries([...keys, ...sessionKeys].map((key) => [key, text])),
    );
    await page.goto(path);
    for (const contents of [...oneKey, ...allKeys]) {
      await page.evaluate(
        ([texts, keysOfSession, isAdminPage]) => {
          localStorage.clear();
          sessionStorage.clear();
          // With a session, the owner's pages show their panels instead of the login form.
          if (isAdminPage) localStorage.setItem('adminSession', 'true');
          for (const [key, text] of Object.entries(texts)) {
            (keysOfSession.includes(key) ? sessionStorage : localStorage).setItem(key, text);
          }
        },
        [contents, sessionKeys, path.startsWith('/admin')] as const,
      );
      await page.goto(path);
      await whenHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
      await expect(page.getByText(/^Looking up/)).toHaveCount(0);
    }
    report(`${path}: rendered with ${oneKey.length + allKeys.length} kinds of damage`);
  });
}
