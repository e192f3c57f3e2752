import { pages } from '#src/pages.ts';
import { storageWith } from './support/account.ts';
import { countSheets, openHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: storageWith({ adminSession: true }) });

test('A short list is printed on one sheet, after a change of its order was announced', async ({
  page,
}) => {
  await openHydrated(page, pages.adminOrders.href);
  await page.getByRole('columnheader').getByRole('button', { name: 'Customer' }).click();
  await expect(page.locator('[aria-live]', { hasText: 'Sorted' })).toHaveCount(1);
  expect(await countSheets(page)).toBe(1);
});
