import { report } from '../../scripts/report.ts';
import { whenHydrated } from '../support/page.ts';
import { notFoundMessages, routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { keys, sessionKeys } from './support/keys.ts';

const damages = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '[null,1,"two",{"id":7},{"id":"x","email":null,"name":{}}]',
  '{"__proto__":{"id":1},"id":"","email":[],"name":9}',
  `"${'\u202e\u0000🌲'.repeat(2000)}"`,
];

for (const path of routes) {
  test(`${path} renders with damaged storage`, async ({ page, allowMessage }) => {
    test.setTimeout(900_000);
    allowMessage(/Stored ".*" could not be read/);
    for (const message of notFoundMessages) if (path === '/nowhere') allowMessage(message);
    // Each key with two kinds of damage in turn, then all keys with each kind.
    const single = [...keys, ...sessionKeys].flatMap((key, index) =>
      [index, index + 3].map((kind) => ({ [key]: damages[kind % damages.length] ?? '' })),
    );
    const all = damages.map((text) =>
      Object.fromEntries([...keys, ...sessionKeys].map((key) => [key, text])),
    );
    let shown = 0;
    await page.goto(path);
    for (const contents of [...single, ...all]) {
      await page.evaluate(
        ([texts, sessionKeys, asOwner]) => {
          localStorage.clear();
          sessionStorage.clear();
          // Signed in, so that the panels render instead of the login form.
          if (asOwner) localStorage.setItem('adminSession', 'true');
          for (const [key, text] of Object.entries(texts)) {
            (sessionKeys.includes(key) ? sessionStorage : localStorage).setItem(key, text);
          }
        },
        [contents, sessionKeys, path.startsWith('/admin')] as const,
      );
      await page.goto(path);
      await whenHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
      await expect(page.getByText(/^Looking up/)).toHaveCount(0);
      shown += 1;
    }
    report(`${path}: shown with ${shown} of ${single.length + all.length} kinds of damage`);
  });
}
