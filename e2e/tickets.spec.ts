import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { pages } from '#src/pages.ts';
import { ruth, storageWith } from './support/account.ts';
import { openHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

const ticket = buildSupportTicket();

test.use({
  storageState: storageWith({
    users: [ruth],
    currentUser: ruth,
    supportTickets: [ticket],
    adminSession: true,
  }),
});

test('Owner and customer answer each other, and the customer does not see a note of the owner', async ({
  page,
  context,
}) => {
  await openHydrated(page, pages.adminTickets.href);
  await expect(page.getByRole('link', { name: 'Tickets 1 waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Harrow & Sons Joinery' }).click();
  await page.getByText('Add a note').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Paid in full');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('Which green?');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Which green?' })).toBeVisible();

  const customer = await context.newPage();
  await openHydrated(customer, pages.account.href);
  await expect(customer.getByText(/^Your turn: answer our message/)).toBeVisible();
  await customer.getByRole('link', { name: ticket.title }).click();
  await expect(customer).toHaveURL(`/account/tickets/${ticket.id}`);
  await customer.reload();
  await expect(customer.getByText('Which green?')).toBeVisible();
  await expect(customer.getByText('Paid in full')).toHaveCount(0);
  await customer.getByRole('textbox', { name: 'Reply' }).fill('The green of moss');
  await customer.keyboard.press('Tab');
  await customer.keyboard.press('Enter');
  await expect(customer.getByRole('listitem').filter({ hasText: 'moss' })).toBeVisible();

  // The owner's page, which is not reloaded, reads new messages every few seconds.
  await page.bringToFront();
  await expect(page.getByRole('log').getByText('The green of moss')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Open');
});
