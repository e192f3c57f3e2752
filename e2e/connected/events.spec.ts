import { pages } from '#src/pages.ts';
import { openHydrated } from '../support/page.ts';
import { tellStory } from '../support/paymentProvider.ts';
import { expect, test } from './connected.ts';
import { button, openAdmin } from './owner.ts';

test('an event that the receiver did not get is seen, and sent again', async ({
  page,
  server,
  services,
}) => {
  services.answer('events', 'hang up');
  const [payment] = tellStory('07-refunds-in-parts');
  if (!payment) throw new Error('The story has no payment.');
  await server.provider.send(server.origin, payment);
  await openAdmin(page, server.setupLink, pages.adminOrders.href);
  await page.getByRole('link', { name: 'Events for Other Tools' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Order paid' });
  await expect(async () => {
    await openHydrated(page, pages.adminEvents.href);
    await expect(row).toContainText('Waiting', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

  services.answer('events', { body: {} });
  const name = await row.getByRole('button', { name: /^Send Again/ }).textContent();
  await button(page, String(name)).first().click();
  await expect(page.getByText('The event is sent again').first()).toBeVisible();
  await expect(async () => {
    await openHydrated(page, pages.adminEvents.href);
    await expect(row).toHaveCount(0, { timeout: 1000 });
    await expect(page.getByRole('row', { name: /^Order paid/ }).first()).toContainText('Sent');
  }).toPass({ timeout: 30_000 });
});
