import { openHydrated } from '../support/page.ts';
import { enterState, states } from '../support/states.ts';
import { expect, test } from '../support/test.ts';
import { expectValid, findWithCodeSniffer, findWithEqualAccess } from './validators.ts';

for (const [index, state] of states.entries()) {
  test(`${state.name} has no findings of the accessibility validators`, async ({ page }) => {
    await enterState(page, state);
    await expectValid(page, `state-${index}`);
  });
}

test('The validators find an image without a text and a focusable list item', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await page.evaluate(() => {
    const item = document.createElement('li');
    item.tabIndex = 0;
    item.textContent = 'Item';
    const list = document.createElement('ul');
    list.append(item);
    document.querySelector('main')?.append(new Image(), list);
  });
  expect((await findWithEqualAccess(page)).join('\n')).toMatch(/element_tabbable_role_valid/);
  expect((await findWithCodeSniffer(page)).join('\n')).toMatch(/1_1_1\.H37/);
});
