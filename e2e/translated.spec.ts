import { translatePage } from '#.storybook/translatePage.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { pages } from '#src/pages.ts';
import { ruth, storageWith } from './support/account.ts';
import { holdModules, openHydrated, sectionHeading, whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('The landing page keeps its styles when it is translated before hydration', async ({
  page,
  allowMessage,
}) => {
  // React renders a page that is not the built one again.
  allowMessage(/React error #418/);
  const { release } = await holdModules(page);
  await page.goto(pages.landing.href);
  await page.evaluate(translatePage);
  const contact = sectionHeading(page, 'contact');
  const box = await contact.boundingBox();

  release();
  await whenHydrated(page);
  expect(await contact.boundingBox()).toEqual(box);
});

test.describe('A customer and an owner', () => {
  const ticket = buildSupportTicket();
  test.use({
    storageState: storageWith({
      users: [ruth],
      currentUser: ruth,
      supportTickets: [ticket],
      adminSession: true,
    }),
  });

  test('are called by their names, and orders by their numbers, when a page is translated', async ({
    page,
  }) => {
    for (const [{ href }, name] of [
      [pages.account, ruth.name],
      [pages.adminAccounts, ruth.name],
      [pages.adminTickets, ruth.name],
      [pages.adminOrders, 'Priya Nair'],
      [pages.adminOrders, 'ORD-003'],
    ] as const) {
      await openHydrated(page, href);
      const shown = page.getByRole('main').getByText(name, { exact: true });
      await expect(shown.first()).toBeVisible();
      for (const each of await shown.all()) await expect(each).toHaveAttribute('translate', 'no');
    }
  });
});
