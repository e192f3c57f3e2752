import { pages } from '#src/pages.ts';
import { openHydrated } from '../support/page.ts';
import { tellStory } from '../support/paymentProvider.ts';
import { expect, mailsTo, test } from './connected.ts';
import { button, openAdmin } from './owner.ts';

test('a payment is an order that the owner opens, completes, and sees refunded', async ({
  page,
  server,
  services,
}) => {
  const [payment, ...refunds] = tellStory('07-refunds-in-parts');
  if (!payment) throw new Error('The story has no payment.');
  for (let times = 0; times < 2; times += 1) {
    expect(await server.provider.send(server.origin, payment)).toBe(200);
  }
  await openAdmin(page, server.setupLink, pages.adminOrders.href);
  const row = page.getByRole('row').filter({ hasText: 'Customer part' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('£179.00');
  await expect(row).toContainText('In Progress');
  await expect.poll(() => mailsTo(services, 'part@example.com').length).toBe(1);

  await row.getByRole('link', { name: 'Customer part' }).click();
  await expect(
    page.getByRole('heading', { name: /^Customer part, Standard Website/ }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Completed' }).check();
  await button(page, 'Save Status').click();
  await expect(page.getByText('Status saved').first()).toBeVisible();

  for (const event of refunds) await server.provider.send(server.origin, event);
  await page.reload();
  await expect(page.getByText('£50 of £179 refunded')).toBeVisible();
  await expect(page.getByText('£50.00').first()).toBeVisible();
  expect(mailsTo(services, 'part@example.com')).toHaveLength(1);
});

test('a payment of while the server was off is an order, although the provider failed at first', async ({
  page,
  server,
}) => {
  await openAdmin(page, server.setupLink);
  await expect(async () => {
    await openHydrated(page, pages.adminOrders.href);
    await expect(page.getByRole('row').filter({ hasText: 'Customer slow' })).toHaveCount(1, {
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
});

test('what was paid by bank transfer is added by hand', async ({ page, server }) => {
  await openAdmin(page, server.setupLink, pages.adminOrders.href);
  await page.getByRole('link', { name: 'Add Order' }).click();
  const form = page.getByRole('form', { name: 'Order' });
  await form.getByLabel('Customer').fill('Bea Bell');
  await form.getByLabel('Email').fill('bea@bell.example');
  await form.getByLabel('Product').selectOption({ label: 'Standard Website' });
  await form.getByLabel('Paid on').fill('2026-03-02');
  await form.getByLabel('Amount').fill('nothing');
  await button(page, 'Add Order').click();
  await expect(form.getByText('Please enter pounds, such as 249.50').first()).toBeVisible();
  await form.getByLabel('Amount').fill('249.50');
  await button(page, 'Add Order').click();
  await expect(page.getByRole('heading', { name: 'Bea Bell, Standard Website' })).toBeVisible();
  await expect(page.getByText('£249.50').first()).toBeVisible();
});
