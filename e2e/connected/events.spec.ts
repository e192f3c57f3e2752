import { pages } from '#src/pages.ts';
import { openHydrated } from '../support/page.ts';
import { payment } from '../support/paymentProvider.ts';
import { expect, test } from './connected.ts';
import { openAdmin } from './owner.ts';

test('an event that the receiver did not get is seen, and sent again', async ({
  page,
  server,
  services,
}) => {
  services.answer('events', 'hang up');
  await server.provider.send(server.origin, payment('eve'));
  await openAdmin(page, server.setupLink, pages.adminOrders.href);
  await page.getByRole('link', { name: 'Events for Other Tools' }).click();
  const paid = page.getByRole('listitem').filter({ hasText: 'Order paid' });
  const row = paid.filter({ hasText: 'Waiting' }).first();
  await expect(async () => {
    await openHydrated(page, pages.adminEvents.href);
    await row.getByText('Order paid').click({ timeout: 5000 });
    await expect(row).toContainText('The receiver could not be reached.', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });

  services.answer('events', { body: {} });
  const order = await row.getByText(/^order\.paid, ORD-/).innerText();
  await row.getByRole('button', { name: /^Send Again/ }).click();
  await expect(page.getByText('The event is sent again').first()).toBeVisible();
  await expect(async () => {
    await openHydrated(page, pages.adminEvents.href);
    const sent = paid.filter({ hasText: 'Sent' }).first();
    await sent.getByText('Order paid').click({ timeout: 5000 });
    await expect(sent).toContainText(order, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
});
