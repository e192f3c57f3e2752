import { states, store } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** What somebody who listens to the page is told, in its order. A change in here is to be read aloud. */
const heard = [
  ['the landing page with its welcome', 'landing'],
  ['the login dialog with its complaints', 'login'],
  ['the quote page', 'quote'],
  ['the questionnaire with its complaints', 'questionnaire'],
  ['the owner’s orders', 'orders'],
] as const;

for (const [name, file] of heard) {
  test(`A listener hears ${name} as it was reviewed`, async ({ page }) => {
    const state = states.find((each) => each.name === name);
    if (!state) throw new Error(`There is no state "${name}".`);
    await store(page, state);
    await state.enter(page);
    // Toasts come and go; what they say has stories of its own.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[popover="manual"] { display: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    const dialog = page.locator('dialog:modal');
    const scope = (await dialog.count()) > 0 ? dialog : page.locator('body');
    await expect(scope).toMatchAriaSnapshot({ name: `${file}.aria.yml` });
  });
}
