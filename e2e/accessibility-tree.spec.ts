import { addStyles } from './support/accessibility.ts';
import { states, writeStorage } from './support/states.ts';
import { expect, test } from './support/test.ts';

for (const { name, storage, enter, snapshot } of states) {
  if (!snapshot) continue;
  test(`${name} has the reviewed accessibility tree`, async ({ page }) => {
    await writeStorage(page, storage);
    await enter(page);
    // Hides the toasts, which come and go.
    await addStyles(page, '[popover="manual"] { display: none !important }');
    const dialog = page.locator('dialog:modal');
    const scope = (await dialog.count()) > 0 ? dialog : page.locator('body');
    await expect(scope).toMatchAriaSnapshot({ name: `${snapshot}.aria.yml` });
  });
}
