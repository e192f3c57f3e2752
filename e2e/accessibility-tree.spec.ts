import { states, store } from './support/states.ts';
import { expect, test } from './support/test.ts';

for (const { name, stored, enter, snapshot } of states) {
  if (!snapshot) continue;
  test(`${name} has the reviewed accessibility tree`, async ({ page }) => {
    await store(page, stored);
    await enter(page);
    // Hides the toasts, whose number varies.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[popover="manual"] { display: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    const dialog = page.locator('dialog:modal');
    const scope = (await dialog.count()) > 0 ? dialog : page.locator('body');
    await expect(scope).toMatchAriaSnapshot({ name: `${snapshot}.aria.yml` });
  });
}
